import type { ResumeRow } from "../../../api/resume/resumes";
import { locale } from "../../../lib/locale";
import { holds } from "../../../lib/search";
import type { ResumesSearch, Sort } from "../address";

/** The newest match of the newest version that has one, with the version's number. */
export function lastMatch(row: ResumeRow) {
  for (const { versionNumber, jobMatches } of row.versions)
    if (jobMatches[0]) return { ...jobMatches[0], versionNumber };
  return undefined;
}

/** The rows that the search asks for, in its order. */
export function found(
  rows: ResumeRow[],
  { q = "", sort = "updated", tag, show }: ResumesSearch,
): ResumeRow[] {
  const kept = rows.filter((row) => {
    if ((row.archivedAt !== null) !== (show === "archived")) return false;
    if (tag && !row.tags.includes(tag)) return false;
    return holds([row.title, ...row.tags, lastMatch(row)?.jobDescription.title], q);
  });
  return kept.sort(orders[sort]);
}

const orders: Record<Sort, (a: ResumeRow, b: ResumeRow) => number> = {
  updated: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  title: (a, b) => a.title.localeCompare(b.title, locale, { numeric: true }),
  score: (a, b) => (lastMatch(b)?.matchScore ?? -1) - (lastMatch(a)?.matchScore ?? -1),
};

/** Every tag in use, in order. */
export const tagsOf = (rows: ResumeRow[]) => [...new Set(rows.flatMap((row) => row.tags))].sort();
