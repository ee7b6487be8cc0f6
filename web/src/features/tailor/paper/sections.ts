import type { Resume } from "../../../api/resume/document";
import { tailorText as text } from "../../../i18n/tailor";

/** The order in which sections stand where a resume says nothing else; the server's default. */
const defaultOrder = [
  "summary",
  "work",
  "projects",
  "education",
  "certificates",
  "skills",
  "languages",
  "awards",
  "publications",
  "volunteer",
  "interests",
  "references",
];

/** The sections that have content, in the order they are to be shown; the lacking kinds are "other0", "other1", …. */
export function sectionsOf(resume: Resume): string[] {
  const layout = resume.meta?.vitae;
  const others = (layout?.other ?? []).map((_, i) => `other${i}`);
  const order = new Set([...(layout?.order ?? []), ...defaultOrder, ...others]);
  return [...order].filter((section) => hasContent(resume, section));
}

function hasContent(resume: Resume, section: string): boolean {
  if (section === "summary") return Boolean(resume.basics.summary);
  if (section.startsWith("other")) return Boolean(resume.meta?.vitae?.other?.[Number(section.slice(5))]);
  const entries = resume[section as keyof Resume];
  return Array.isArray(entries) && entries.length > 0;
}

/** A section's heading: the person's own words where they are known. */
export function headingOf(resume: Resume, section: string): string {
  const layout = resume.meta?.vitae;
  if (section.startsWith("other")) return layout?.other?.[Number(section.slice(5))]?.heading ?? section;
  return layout?.headings?.[section] || text.pages.headings[section] || section;
}
