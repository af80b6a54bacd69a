/** Private notes of a seat: stored by the server, sent to no other seat. */
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { say } from "../../i18n";
import { api } from "../../server/api";
import { NOTE_LENGTH } from "../../server/wire";
import "./quick.css";

const PAUSE = 700; // ms without a key, before the text is stored

export function Notes({ table, seat }: { table: string; seat: number }) {
  const [text, set] = useState<string | null>(null); // null: not loaded yet
  const [status, tell] = useState("");
  const kept = useRef(""),
    now = useRef(""),
    timer = useRef<ReturnType<typeof setTimeout>>(undefined),
    id = useId();

  async function keep(): Promise<void> {
    clearTimeout(timer.current);
    const before = kept.current,
      said = now.current;
    if (said === before) return;
    kept.current = said;
    try {
      await api.keepNote(table, seat, said);
      tell(say("note-kept"));
    } catch {
      kept.current = before;
      tell(say("note-failed"));
    }
  }

  useEffect(() => {
    let gone = false;
    api.note(table, seat).then(
      ({ text: found }) => {
        if (gone) return;
        kept.current = now.current = found;
        set(found);
      },
      () => !gone && tell(say("note-failed")),
    );
    return () => {
      gone = true;
      void keep();
    };
  }, [table, seat]);

  return (
    <div class="notes">
      <label class="vh" for={id}>
        {say("note-mine")}
      </label>
      <textarea
        id={id}
        class="field"
        value={text ?? ""}
        disabled={text === null}
        maxLength={NOTE_LENGTH}
        aria-describedby={`${id}-help`}
        onInput={(event) => {
          now.current = event.currentTarget.value;
          set(now.current);
          tell("");
          clearTimeout(timer.current);
          timer.current = setTimeout(() => void keep(), PAUSE);
        }}
        onBlur={() => void keep()}
      />
      <p class="note" id={`${id}-help`}>
        {say("note-mine.help")}
      </p>
      <p class="note" role="status">
        {status}
      </p>
    </div>
  );
}
