import type { JobRow } from "../../api/resume/jobs";
import { holds } from "../../lib/search";
import type { JobsSearch, Sort } from "./address";

/** The jobs that the search asks for, in its order. */
export function found(rows: JobRow[], { q = "", sort = "updated", stage }: JobsSearch): JobRow[] {
  const kept = rows.filter(
    (row) => (!stage || row.stage === stage) && holds([row.title, row.company, row.location], q),
  );
  return kept.sort(orders[sort]);
}

const byText = (a: string | null, b: string | null) =>
  (a ?? "\uffff").localeCompare(b ?? "\uffff", "en", { numeric: true });

const orders: Record<Sort, (a: JobRow, b: JobRow) => number> = {
  updated: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  title: (a, b) => byText(a.title, b.title),
  company: (a, b) => byText(a.company, b.company),
  score: (a, b) => (b.analyses[0]?.matchScore ?? -1) - (a.analyses[0]?.matchScore ?? -1),
};
