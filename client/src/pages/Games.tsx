import { Shell } from "../parts/Shell";

export default function Games() {
  return <Shell title="">…</Shell>;
}
