import { type JobRow, stages } from "../../api/resume/jobs";

export const sorts = ["updated", "title", "company", "score"] as const;
export type Sort = (typeof sorts)[number];
export type Stage = (typeof stages)[number];

/** How the list of jobs is looked at; it stands in the address. What is the default is left out. */
export type JobsSearch = { q?: string; sort?: Sort; stage?: Stage };

/** Reads the search of an address; what is not known is left out. */
export function toJobsSearch(given: Record<string, unknown>): JobsSearch {
  const sort = sorts.find((one) => one === given.sort);
  const stage = stages.find((one) => one === given.stage);
  return {
    ...(typeof given.q === "string" && given.q !== "" && { q: given.q }),
    ...(sort && sort !== "updated" && { sort }),
    ...(stage && { stage }),
  };
}

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
