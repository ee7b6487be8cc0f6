import type { Resume, Skill } from "../../../api/resume/document";
import { correctionsText as text } from "../../../i18n/corrections";
import { readingText } from "../../../i18n/reading";
import type { Source } from "../trial";

/** The place of a value in a document: keys and indices from its root. */
export type Place = readonly (string | number)[];

/** How a value is written: a word or two, a date, the same over the whole width, several lines of text, or a list with one item a line. */
type Kind = "text" | "date" | "wide" | "long" | "lines" | "skills";

export type Correctable = { label: string; place: Place; value: string; kind: Kind };

/** The lists whose entries can be added and removed. */
export const lists = ["work", "education", "certificates", "languages"] as const;
export type List = (typeof lists)[number];

/** Fields that belong together; those of an entry name its list and its place in it. */
export type Group = { legend: string; fields: Correctable[]; entry?: Entry };
export type Entry = { list: List; at: number };

const { fields } = readingText;
const { entry } = text;

function value(label: string, place: Place, now = "", kind: Kind = "text"): Correctable {
  return { label, place, value: now, kind };
}

const lines = (label: string, place: Place, now: string[] = []) =>
  value(label, place, now.join("\n"), "lines");

const dates = (list: string, i: number, { startDate, endDate }: { startDate?: string; endDate?: string }) => [
  value(entry.from, [list, i, "startDate"], startDate, "date"),
  value(entry.to, [list, i, "endDate"], endDate, "date"),
];

function contact({ basics }: Resume): Group {
  const { city, region, postalCode, address } = basics.location ?? {};
  return {
    legend: text.contact,
    fields: [
      value(fields.name, ["basics", "name"], basics.name),
      value(fields.headline, ["basics", "label"], basics.label),
      value(fields.email, ["basics", "email"], basics.email),
      value(fields.phone, ["basics", "phone"], basics.phone),
      value(entry.city, ["basics", "location", "city"], city),
      value(entry.region, ["basics", "location", "region"], region),
      value(entry.address, ["basics", "location", "address"], address),
      value(entry.postalCode, ["basics", "location", "postalCode"], postalCode),
      value(fields.summary, ["basics", "summary"], basics.summary, "long"),
    ],
  };
}

/** The fields of one entry of a list; one behind the last is empty. */
const entryFields: Record<List, (resume: Resume, i: number) => Correctable[]> = {
  work: ({ work }, i) => {
    const job = work?.[i] ?? {};
    return [
      value(entry.title, ["work", i, "position"], job.position),
      value(entry.employer, ["work", i, "name"], job.name),
      ...dates("work", i, job),
      value(fields.place, ["work", i, "location"], job.location, "wide"),
      lines(entry.lines, ["work", i, "highlights"], job.highlights),
    ];
  },
  education: ({ education }, i) => {
    const course = education?.[i] ?? {};
    return [
      value(entry.degree, ["education", i, "studyType"], course.studyType),
      value(entry.subject, ["education", i, "area"], course.area),
      value(entry.school, ["education", i, "institution"], course.institution),
      value(entry.grade, ["education", i, "score"], course.score),
      ...dates("education", i, course),
    ];
  },
  certificates: ({ certificates }, i) => {
    const { name, issuer, date } = certificates?.[i] ?? {};
    return [
      value(fields.name, ["certificates", i, "name"], name, "wide"),
      value(entry.issuer, ["certificates", i, "issuer"], issuer),
      value(entry.date, ["certificates", i, "date"], date, "date"),
    ];
  },
  languages: ({ languages }, i) => {
    const { language, fluency } = languages?.[i] ?? {};
    return [
      value(entry.language, ["languages", i, "language"], language),
      value(entry.level, ["languages", i, "fluency"], fluency),
    ];
  },
};

/** What a person may correct of a document that was read, in groups. `blank` is an entry to be shown before it has anything in it. */
export function correctable(resume: Resume, blank?: Entry): Group[] {
  const entries = lists.flatMap((list) =>
    Array.from(
      { length: Math.max(resume[list]?.length ?? 0, blank?.list === list ? blank.at + 1 : 0) },
      (_, at) => ({
        legend: entry[list](at + 1),
        fields: entryFields[list](resume, at),
        entry: { list, at },
      }),
    ),
  );
  const skills = value(entry.skills, ["skills"], (resume.skills ?? []).map(skillLine).join("\n"), "skills");
  return [contact(resume), ...entries, { legend: text.skills, fields: [skills] }];
}

const skillLine = ({ name = "", keywords = [] }: Skill) =>
  keywords.length > 0 ? `${name}: ${keywords.join(", ")}` : name;

/** The skills of lines such as "Go" or "Languages: Go, Rust". What isn't in a line, such as a level, stays. */
function skillsOf(typed: string[], before: Skill[]): Skill[] {
  return typed.map((line) => {
    const same = before.find((skill) => skillLine(skill) === line);
    if (same) return same;
    const [, name = line, list = ""] = /^([^:]+):\s+(.+)$/.exec(line) ?? [];
    const { keywords: _, ...rest } = before.find((skill) => skill.name === name) ?? {};
    const keywords = list
      .split(",")
      .map((word) => word.trim())
      .filter(Boolean);
    return { ...rest, name, ...(keywords.length > 0 && { keywords }) };
  });
}

/** What was read without one entry of a list; where the later ones came from is known by their new places. */
export function without(reading: Source, { list, at }: Entry): Source {
  const { document, fields } = reading;
  const head = `${list}[`;
  const moved = fields?.flatMap((field) => {
    const i = field.path.startsWith(head) ? Number.parseInt(field.path.slice(head.length), 10) : -1;
    if (i === at) return [];
    return i < at ? field : { ...field, path: field.path.replace(`${head}${i}`, `${head}${i - 1}`) };
  });
  return {
    ...reading,
    document: { ...document, [list]: (document[list] ?? []).filter((_, i) => i !== at) },
    ...(moved && { fields: moved }),
  };
}

/** What a field holds of what was typed in it, as the document keeps it. */
export function keptValue({ kind }: Correctable, typed: string, resume: Resume): unknown {
  if (kind !== "lines" && kind !== "skills") return typed.trim();
  const items = typed
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return kind === "skills" ? skillsOf(items, resume.skills ?? []) : items;
}

/** A place as the server writes it: "work[0].name". */
export function pathOf(place: Place): string {
  return place
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .slice(1);
}

/** A copy of the document with one value set; an empty one is taken out. What is missing on the way is made. */
export function corrected(resume: Resume, place: Place, value: unknown): Resume {
  const copy = structuredClone(resume);
  const key = place.at(-1);
  if (key === undefined) return resume;
  let at = copy as unknown as Record<string | number, unknown>;
  place.slice(0, -1).forEach((step, i) => {
    at[step] ??= typeof place[i + 1] === "number" ? [] : {};
    at = at[step] as Record<string | number, unknown>;
  });
  if (value === "" || (Array.isArray(value) && value.length === 0)) delete at[key];
  else at[key] = value;
  return copy;
}

/** Dates are cut to what is known: a year, a month or a day. */
export function isDate(value: string): boolean {
  return /^([12]\d{3})(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/.test(value);
}
