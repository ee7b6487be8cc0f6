import type { Resume } from "../../../api/resume/document";
import { placingText as text } from "../../../i18n/placing";
import type { Source } from "../trial";

/** Where a line that fits no field may go: what the place is called, and the document with the line in it. */
export type Spot = { label: string; put: (resume: Resume, line: string) => Resume };

/** The places that a document offers for one line. What it has once is never replaced. */
export function spotsOf({ basics, work = [] }: Resume): Spot[] {
  return [
    ...(basics.name ? [] : [{ label: text.name, put: inBasics("name") }]),
    ...(basics.label ? [] : [{ label: text.headline, put: inBasics("label") }]),
    ...(basics.location ? [] : [{ label: text.location, put: inPlace }]),
    ...work.map(({ position, name }, at) => ({
      label: text.job([position, name].filter(Boolean).join(", ") || text.numbered(at + 1)),
      put: (resume: Resume, line: string) => ({
        ...resume,
        work: (resume.work ?? []).map((job, i) =>
          i === at ? { ...job, highlights: [...(job.highlights ?? []), line] } : job,
        ),
      }),
    })),
    {
      label: text.skills,
      put: (resume, line) => ({ ...resume, skills: [...(resume.skills ?? []), { name: line }] }),
    },
    {
      label: text.certificates,
      put: (resume, line) => ({ ...resume, certificates: [...(resume.certificates ?? []), { name: line }] }),
    },
  ];
}

const inBasics = (key: "name" | "label") => (resume: Resume, line: string) => ({
  ...resume,
  basics: { ...resume.basics, [key]: line },
});

const inPlace = (resume: Resume, city: string) => ({
  ...resume,
  basics: { ...resume.basics, location: { city } },
});

/** The document without a line that stood in no field; the server keeps those in the last section of no known kind. */
function without(resume: Resume, line: string): Resume {
  const vitae = resume.meta?.vitae;
  const last = vitae?.other?.at(-1);
  const at = last?.lines.indexOf(line.trim()) ?? -1;
  if (!vitae?.other || !last || at < 0) return resume;
  const lines = last.lines.toSpliced(at, 1);
  const { other: _, ...layout } = vitae;
  const other = [...vitae.other.slice(0, -1), ...(lines.length > 0 ? [{ ...last, lines }] : [])];
  return { ...resume, meta: { ...resume.meta, vitae: { ...layout, ...(other.length > 0 && { other }) } } };
}

/** What was read with a line in its place, or left out; words that are in a field now count as read. */
export function placed(reading: Source, at: number, spot?: Spot): Source {
  const line = reading.notPlaced[at]?.trim() ?? "";
  const rest = without(reading.document, line);
  const { coverage } = reading;
  const words = line.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return {
    ...reading,
    document: spot ? spot.put(rest, line) : rest,
    notPlaced: reading.notPlaced.toSpliced(at, 1),
    corrected: true,
    ...(coverage && spot && { coverage: { ...coverage, placed: coverage.placed + words } }),
  };
}
