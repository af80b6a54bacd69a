/** A modal dialog that slides in from its edge: the browser keeps the focus inside; Escape and the cross close it. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { say } from "../i18n";
import { Icon } from "./Icon";

export interface SheetProps {
  title: string;
  onClose(): void;
  foot?: ComponentChildren;
  class?: string;
  children: ComponentChildren;
}

export function Sheet({ title, onClose, foot, class: kind, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    const opener = document.activeElement;
    if (shown && !shown.open) shown.showModal();
    // without a control, the body takes the focus, so that keys scroll it
    const body = shown?.querySelector<HTMLElement>(".body");
    if (body && !body.querySelector("a,button,input,textarea")) body.tabIndex = 0;
    // Focus the heading rather than the cross or the last field.
    if (!shown?.querySelector(".body [autofocus], .body :focus")) heading.current?.focus();
    return () => {
      shown?.close();
      // after the dialog has closed
      if (opener instanceof HTMLElement) setTimeout(() => opener.isConnected && opener.focus());
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the sheet closes it; keys have Escape and the cross
    <dialog
      class={kind ? `sheet ${kind}` : "sheet"}
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button
          type="button"
          class="btn bare"
          aria-label={say("site-close")}
          title={say("site-close")}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      <div class="body">{children}</div>
      {foot && <footer>{foot}</footer>}
      <div class="vh live" role="status" />
    </dialog>
  );
}
