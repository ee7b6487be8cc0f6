import type { Resume } from "../../../api/resume/document";
import { editorText } from "../../../i18n/editor";
import { moved } from "./tree";

/** The sections whose entries are a list of the document, in the order where a resume says nothing else. */
export const listSections = [
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
] as const;
export type ListSection = (typeof listSections)[number];

/** "other0", "other1", … name the sections that the schema lacks. */
export const otherAt = (section: string) =>
  section.startsWith("other") ? Number(section.slice(5)) : undefined;

/** The sections that are there, in their order. */
export function sectionsOf(resume: Resume): string[] {
  const layout = resume.meta?.vitae;
  const others = (layout?.other ?? []).map((_, i) => `other${i}`);
  const order = new Set(["summary", ...listSections, ...others]);
  const wanted = [...new Set([...(layout?.order ?? []), ...order])];
  return wanted.filter((section) => order.has(section) && isThere(resume, section));
}

function isThere(resume: Resume, section: string): boolean {
  if (section === "summary") return resume.basics.summary !== undefined;
  if (otherAt(section) !== undefined) return true;
  return (resume[section as ListSection]?.length ?? 0) > 0;
}

/** The sections that can be added. */
export function lacking(resume: Resume): string[] {
  const there = sectionsOf(resume);
  return ["summary", ...listSections].filter((section) => !there.includes(section));
}

/** A section's heading: the person's own words where they are known. */
export function headingOf(resume: Resume, section: string): string {
  const layout = resume.meta?.vitae;
  const other = otherAt(section);
  if (other !== undefined) return layout?.other?.[other]?.heading || editorText.otherSection;
  return layout?.headings?.[section] || editorText.sections[section] || section;
}

function withLayout(resume: Resume, part: NonNullable<NonNullable<Resume["meta"]>["vitae"]>): Resume {
  return { ...resume, meta: { ...resume.meta, vitae: { ...resume.meta?.vitae, ...part } } };
}

/** The resume with one of its sections moved. */
export function moveSection(resume: Resume, from: number, to: number): Resume {
  return withLayout(resume, { order: moved(sectionsOf(resume), from, to) });
}

/** The resume with a section more, at its end: "other" adds one that the schema lacks. */
export function addSection(resume: Resume, section: string, entry: unknown): Resume {
  const order = sectionsOf(resume);
  if (section === "summary") {
    const started = { ...resume, basics: { ...resume.basics, summary: "" } };
    return withLayout(started, { order: ["summary", ...order] });
  }
  if (section !== "other")
    return withLayout({ ...resume, [section]: [entry] } as Resume, { order: [...order, section] });
  const other = resume.meta?.vitae?.other ?? [];
  return withLayout(resume, {
    order: [...order, `other${other.length}`],
    other: [...other, entry as { heading: string; lines: string[] }],
  });
}

/** The resume without a section. The names of the sections after a lacking kind move up. */
export function removeSection(resume: Resume, section: string): Resume {
  const gone = otherAt(section);
  const order = sectionsOf(resume).filter((one) => one !== section);
  if (gone === undefined) {
    if (section === "summary") {
      const { summary: _, ...basics } = resume.basics;
      return withLayout({ ...resume, basics }, { order });
    }
    const { [section as ListSection]: _, ...rest } = resume;
    return withLayout(rest, { order });
  }
  return withLayout(resume, {
    order: order.map((one) => {
      const n = otherAt(one);
      return n !== undefined && n > gone ? `other${n - 1}` : one;
    }),
    other: (resume.meta?.vitae?.other ?? []).toSpliced(gone, 1),
  });
}
