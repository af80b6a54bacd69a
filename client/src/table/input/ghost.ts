/**
 * A copy of a piece that is dragged across the page. It is wrapped in copies of its ancestors' tags and classes, so
 * that stylesheets match it as in its place.
 */
const SVG = "http://www.w3.org/2000/svg";
const FLAT = { boxSizing: "border-box", transform: "none" }; // a card is laid out as in its place
const SAID = /^(id|role|tabindex|title|style|aria-.*|data-.*)$/;

function bare(element: Element): void {
  for (const { name } of [...element.attributes]) if (SAID.test(name)) element.removeAttribute(name);
}

/** Wrap a node in a copy of an element's tag and class. */
function shell(element: Element, inside: Element): Element {
  const made =
    element instanceof SVGElement
      ? document.createElementNS(SVG, element.tagName)
      : document.createElement(element.tagName);
  made.setAttribute("class", element.getAttribute("class") ?? "");
  made.append(inside);
  return made;
}

function copy(piece: Element): Element {
  const made = piece.cloneNode(true) as Element;
  for (const element of [made, ...made.querySelectorAll("*")]) bare(element);
  return made;
}

/** Return a new drawing that shows one part of a drawing. */
function drawing(piece: SVGGraphicsElement, box: DOMRect): { svg: SVGSVGElement; from: Element } {
  const whole = piece.ownerSVGElement!,
    screen = whole.getScreenCTM()!.inverse(),
    above = piece.parentNode as SVGGraphicsElement,
    { a, b, c, d, e, f } = screen.multiply(above.getScreenCTM()!);
  const least = new DOMPoint(box.left, box.top).matrixTransform(screen),
    most = new DOMPoint(box.right, box.bottom).matrixTransform(screen);
  let inside = copy(piece);
  for (let at: Element = above; at !== whole; at = at.parentElement!) inside = shell(at, inside);
  const placed = document.createElementNS(SVG, "g"),
    svg = shell(whole, placed) as SVGSVGElement;
  placed.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
  placed.append(inside);
  svg.setAttribute("viewBox", [least.x, least.y, most.x - least.x, most.y - least.y].join(" "));
  return { svg, from: whole };
}

/** Copy the touched piece: a card, or the drawing inside it. */
export function ghostOf(touched: Element, root: Element): { ghost: HTMLElement; piece: Element; box: DOMRect } {
  const itself = touched instanceof SVGElement || touched.matches("[data-plays]"),
    piece = itself ? touched : (touched.querySelector("svg") ?? touched),
    box = piece.getBoundingClientRect(),
    part = piece instanceof SVGGraphicsElement && piece.ownerSVGElement ? drawing(piece, box) : null,
    shown = (part?.svg ?? copy(piece)) as HTMLElement | SVGElement,
    ghost = document.createElement("div");
  Object.assign(shown.style, {
    position: "static",
    width: `${box.width}px`,
    height: `${box.height}px`,
    maxWidth: "none",
    margin: "0",
    ...(shown instanceof SVGElement ? { display: "block", borderRadius: "0", overflow: "visible" } : FLAT),
  });
  let whole: Element = shown;
  for (let at = (part?.from ?? piece).parentElement; at && at !== root; at = at.parentElement) {
    whole = shell(at, whole);
    (whole as HTMLElement).style.display = "contents";
  }
  ghost.className = "carried";
  ghost.inert = true;
  ghost.setAttribute("aria-hidden", "true");
  ghost.append(whole);
  root.append(ghost);
  return { ghost, piece, box };
}
