/** The signs of a game: beside the board, so that they cover nothing; on a phone in a sheet. */
import { useEffect, useRef } from "preact/hooks";
import type { BoardContext, GameUi } from "../../games/ui";
import { say } from "../../i18n";
import { Icon } from "../../parts/Icon";
import { Sheet } from "../../parts/Sheet";

export function Signs({ ui, context, onClose }: { ui: GameUi; context: BoardContext; onClose(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  if (!ui.drawing.Signs) return null;
  if (context.phone)
    return (
      <Sheet title={say("table-signs")} class="full" onClose={onClose}>
        <ui.drawing.Signs context={context} />
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
      <ui.drawing.Signs context={context} />
    </aside>
  );
}
