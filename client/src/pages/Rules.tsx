import { Shell } from "../parts/Shell";

export default function Rules() {
  return <Shell title="">…</Shell>;
}
