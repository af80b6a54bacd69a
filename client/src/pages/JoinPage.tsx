import { Shell } from "../parts/Shell";

export default function JoinPage() {
  return <Shell title="">…</Shell>;
}
