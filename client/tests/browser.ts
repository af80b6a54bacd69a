/** Stubs of the browser parts that the modules under test use; drawing is tested in a real browser (tests/browser). */
import { vi } from "vitest";

const page = new EventTarget();
const document = Object.assign(new EventTarget(), {
  hidden: false,
  visibilityState: "visible",
  documentElement: { lang: "", dataset: {} },
  region: { textContent: "" },
  getElementById(id: string): unknown {
    return id === "live" ? this.region : null;
  },
  querySelectorAll(): unknown[] {
    return [this.region]; // the live region is the only element that exists
  },
});

vi.stubGlobal("document", document);
vi.stubGlobal("location", new URL("https://ants.example/table/t1"));
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
// Node takes only an options object for `capture`, not `true`.
vi.stubGlobal("removeEventListener", (type: string, listener: EventListener, capture?: boolean) =>
  page.removeEventListener(type, listener, { capture: capture === true }),
);
vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
