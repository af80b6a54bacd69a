/** Dots along a line, from half a gap after its start. */
export function Dots({ points, kind, r = 4, gap = 17 }: DotsProps) {
  const spots = points.slice(1).flatMap((to, index) => {
    const from = points[index]!,
      count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / gap));
    return Array.from({ length: count }, (_, step) => ({
      x: from.x + ((to.x - from.x) * (step + 0.5)) / count,
      y: from.y + ((to.y - from.y) * (step + 0.5)) / count,
    }));
  });
  return (
    <g class={`trail ${kind}`}>
      {spots.map(({ x, y }, index) => (
        <circle key={index} cx={x} cy={y} r={r} />
      ))}
    </g>
  );
}

interface DotsProps {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly kind: string;
  readonly r?: number;
  readonly gap?: number; // approximate distance, in units of the drawing
}
