import { Shell } from "../parts/Shell";

export function Shelf() {
  return <Shell title="">…</Shell>;
}
