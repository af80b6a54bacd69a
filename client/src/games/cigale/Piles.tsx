/** The sizes of the piles. The discard is open (CIG-W10): a press opens its cards. */
import { useState } from "preact/hooks";
import { say } from "../../i18n";
import { Sheet } from "../../parts/Sheet";
import { type Card, type CigaleContext, heaps } from "./model";
import { cardName } from "./names";
import { CardPicture } from "./pieces";

export function Piles({ context: { view } }: { context: CigaleContext }) {
  const [open, setOpen] = useState(false),
    top = view.discard.at(-1);
  return (
    <div class="piles">
      <span>
        <CardPicture card={null} back />
        {say("cigale-pile", { count: view.pile })}
      </span>
      {top && (
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <CardPicture card={top} class="faded" />
          {say("cigale-discard", { count: view.discard.length })}
        </button>
      )}
      {open && (
        <Sheet title={say("cigale-discard", { count: view.discard.length })} onClose={() => setOpen(false)}>
          <div class="cigale-has">
            <Heaps cards={view.discard} />
          </div>
        </Sheet>
      )}
    </div>
  );
}

export function Heaps({ cards }: { cards: readonly Card[] }) {
  return (
    <ul class="cs">
      {heaps(cards).map(({ card, count: many }) => (
        <li key={card.join()} class="pc">
          <CardPicture card={card} />
          {many > 1 && (
            <span class="many" aria-hidden="true">
              {many}
            </span>
          )}
          <small>{many > 1 ? say("cigale-times", { count: many, card: cardName(card) }) : cardName(card)}</small>
        </li>
      ))}
    </ul>
  );
}
