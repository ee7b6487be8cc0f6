import type { JobRow } from "../../api/resume/jobs";
import type { JobsSearch, Sort } from "./address";

/** The jobs that the search asks for, in its order. */
export function found(rows: JobRow[], { q = "", sort = "updated", stage }: JobsSearch): JobRow[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const kept = rows.filter((row) => {
    if (stage && row.stage !== stage) return false;
    const text = [row.title, row.company, row.location].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
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
