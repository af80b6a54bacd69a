/** The signs of a game: beside the board, where they cover nothing of it; on a phone in a sheet. */
import { useEffect, useRef } from "preact/hooks";
import type { Face, Stage } from "../games/face";
import { Icon } from "../parts/Icon";
import { Sheet } from "../parts/Sheet";
import { say } from "../words";

export function Signs({ face, stage, onClose }: { face: Face; stage: Stage; onClose(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  if (!face.Signs) return null;
  if (stage.phone)
    return (
      <Sheet title={say("table-signs")} class="full" onClose={onClose}>
        <face.Signs stage={stage} />
      </Sheet>
    );
  return (
    <aside class="signs" aria-labelledby="signs">
      <header>
        <h2 id="signs" tabIndex={-1} ref={heading}>
          {say("table-signs")}
        </h2>
        <button
          type="button"
          class="btn bare"
          aria-label={say("table-close")}
          title={say("table-close")}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      <face.Signs stage={stage} />
    </aside>
  );
}
