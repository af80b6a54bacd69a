// A place holder for the router (App.tsx): the table page's own helper writes it.
import { Shell } from "../parts/Shell";

export default function TablePage({ table }: { table: string; watch?: string }) {
  return <Shell title={table}>…</Shell>;
}
