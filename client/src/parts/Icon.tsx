import type { CSSProperties } from "preact";

/** An icon of the interface, hidden from readers: the words beside it or the button's name carry its meaning. */
export function Icon({ name, class: kind }: { name: string; class?: string }) {
  return (
    <svg class={kind ? `icon ${kind}` : "icon"} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`#ui-${name}`} />
    </svg>
  );
}

/** A seat's token: emblem and figure. `seat` counts from 0, as on the wire. */
export function Token({
  seat,
  figure = "ant-worker",
  class: kind = "token",
}: {
  seat: number;
  figure?: string;
  class?: string;
}) {
  const emblem = (seat % 6) + 1;
  const size = figure === "ant-queen" ? 69 : emblem === 4 ? 63 : 71;
  const x = (96 - size) / 2;
  return (
    <svg class={kind} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <g class={`s${emblem}`}>
        <use href={`#seat-${emblem}`} width="96" height="96" />
        <use href={`#${figure}`} x={x} y={emblem === 4 ? x - 3 : x} width={size} height={size} />
      </g>
    </svg>
  );
}

/** A drawing of pieces.svg by its id; the sprite of the page must contain it. */
export function Piece({ id, class: kind, style }: { id: string; class?: string; style?: CSSProperties }) {
  return (
    <svg class={kind} style={style} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <use href={`#${id}`} />
    </svg>
  );
}

/** Symbols that a page needs beyond those of the shell: `import symbols from "sprite:anthill-2,domino,pat"`. */
export function Sprite({ symbols }: { symbols: string }) {
  return (
    <svg
      class="sprite"
      width="0"
      height="0"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: symbols }}
    />
  );
}
