import type { Resume } from "../../../api/resume/document";
import { isDate } from "./fields";

const dates = ["startDate", "endDate", "date", "releaseDate"];

/** The document as it is saved: what was left empty is left out, and the layout names what there is. */
export function finished(resume: Resume): Resume {
  const { basics, meta, ...lists } = resume;
  const out = { basics: kept(basics) ?? {}, ...(kept(lists) as object) } as Resume;
  const layout = meta?.vitae;
  if (!layout) return meta ? { ...out, meta: { ...meta } } : out;
  // Sections of a lacking kind are named by their place, so that empty ones leave the order too.
  const filled = (layout.other ?? []).map((section) => ({
    heading: section.heading.trim(),
    lines: section.lines.map((line) => line.trim()).filter(Boolean),
  }));
  const names = new Map<string, string>();
  const other = filled.filter((section, i) => {
    if (section.lines.length === 0) return false;
    names.set(`other${i}`, `other${names.size}`);
    return true;
  });
  const order = layout.order?.flatMap((name) =>
    name.startsWith("other") ? (names.get(name) ?? []) : [name],
  );
  const { order: _, other: __, ...rest } = layout;
  return {
    ...out,
    meta: {
      ...meta,
      vitae: { ...rest, ...(order?.length && { order }), ...(other.length && { other }) },
    },
  };
}

/** A copy without empty texts, lists and entries; undefined where nothing is left. */
function kept(value: unknown): unknown {
  if (typeof value === "string") return value.trim() || undefined;
  if (Array.isArray(value)) {
    const items = value.map(kept).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (!value || typeof value !== "object") return value ?? undefined;
  const entries = Object.entries(value)
    .map(([name, item]) => [name, kept(item)] as const)
    .filter(([, item]) => item !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** How many dates are not written as a date. */
export function wrongDates(value: unknown, name = ""): number {
  if (typeof value === "string") return dates.includes(name) && !isDate(value.trim()) ? 1 : 0;
  if (!value || typeof value !== "object") return 0;
  return Object.entries(value).reduce((n, [inner, item]) => n + wrongDates(item, inner), 0);
}

/** Whether two documents say the same once they are saved. */
export const isSame = (a: Resume, b: Resume) => a === b || sorted(finished(a)) === sorted(finished(b));

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, item) =>
    item && typeof item === "object" && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => a.localeCompare(b)))
      : item,
  );
}
