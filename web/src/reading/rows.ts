import type { Basics, Resume } from "../api/resume/document";
import type { ReadField } from "../api/resume/reading";
import { readingText as text } from "../i18n/reading";
import { dateInWords, span } from "../lib/dates";

/** A value as it is shown, with the paths of the document that it was made of; the first one names it. */
export type Part = { paths: string[]; value: string };

/** One job, degree or group: what names it, what stands under that, and its lines, which fold. */
export type Entry = { head: Part[]; more: Part[]; lines: Part[] };

/** One row of what was read. `always` ones say so where nothing was found. */
export type Row = { name: string; always: boolean; entries: Entry[] };

/** What was read, row by row in a fixed order. Skills that came from one line stand together. */
export function rowsOf(document: Resume, fields: ReadField[] = []): Row[] {
  const { basics, work = [], education = [], skills = [], projects = [], volunteer = [] } = document;
  const { fields: names, counts } = text;
  const row = (name: string, entries: Entry[], always = false): Row => ({ name, always, entries });
  const basic = (name: string, key: "name" | "label" | "email" | "phone" | "summary", always = false) =>
    row(name, only(part(basics[key], `basics.${key}`)), always);
  return [
    basic(names.name, "name", true),
    basic(names.headline, "label"),
    basic(names.email, "email", true),
    basic(names.phone, "phone", true),
    row(names.place, only(placeOf(basics)), true),
    row(names.links, only(...linksOf(basics))),
    basic(names.summary, "summary"),
    row(
      counts.work(work.length),
      work.map((job, i) => {
        const at = `work[${i}]`;
        return {
          head: some(part(job.position, `${at}.position`), part(job.name, `${at}.name`)),
          more: some(period(at, job), part(job.location, `${at}.location`)),
          lines: some(part(job.summary, `${at}.summary`), ...list(job.highlights, `${at}.highlights`)),
        };
      }),
      true,
    ),
    row(
      counts.education(education.length),
      education.map((course, i) => {
        const at = `education[${i}]`;
        const degree = some(part(course.studyType, `${at}.studyType`), part(course.area, `${at}.area`));
        const school = some(part(course.institution, `${at}.institution`));
        const [head, rest] = degree.length > 0 ? [degree, school] : [school, []];
        return {
          head,
          more: some(...rest, period(at, course), part(course.score, `${at}.score`)),
          lines: list(course.courses, `${at}.courses`),
        };
      }),
      true,
    ),
    row(counts.skills(skillCount(document)), skillEntries(skills, fields), true),
    row(
      names.projects,
      projects.map((one, i) => {
        const at = `projects[${i}]`;
        return {
          head: some(part(one.name, `${at}.name`), part(one.entity, `${at}.entity`)),
          more: some(period(at, one)),
          lines: some(
            part(one.description, `${at}.description`),
            ...list(one.highlights, `${at}.highlights`),
          ),
        };
      }),
    ),
    row(
      names.volunteer,
      volunteer.map((one, i) => {
        const at = `volunteer[${i}]`;
        return {
          head: some(part(one.position, `${at}.position`), part(one.organization, `${at}.organization`)),
          more: some(period(at, one)),
          lines: some(part(one.summary, `${at}.summary`), ...list(one.highlights, `${at}.highlights`)),
        };
      }),
    ),
    ...slightRows(document),
    ...otherRows(document),
  ].filter((one) => one.always || one.entries.length > 0);
}

/** Sections whose entries are a name and a few words. */
const slight = {
  certificates: ["name", "issuer", "date"],
  languages: ["language", "fluency"],
  awards: ["title", "awarder", "date"],
  publications: ["name", "publisher", "releaseDate"],
  interests: ["name"],
  references: ["name", "reference"],
} as const;

function slightRows(document: Resume): Row[] {
  return Object.entries(slight).map(([section, keys]) => {
    const entries = (document[section as keyof typeof slight] ?? []) as Record<string, string | undefined>[];
    return {
      name: text.fields[section as keyof typeof slight],
      always: false,
      entries: entries.map((entry, i) => {
        const [first, ...rest] = keys.map((key) => {
          const value = entry[key] ?? "";
          return part(/date$/i.test(key) ? dateInWords(value) : value, `${section}[${i}].${key}`);
        });
        return { head: some(first), more: some(...rest), lines: [] };
      }),
    };
  });
}

/** Sections that the schema lacks, under their own headings. */
function otherRows({ meta }: Resume): Row[] {
  return (meta?.vitae?.other ?? []).map(({ heading, lines }, i) => ({
    name: heading,
    always: false,
    entries: list(lines, `meta.vitae.other[${i}].lines`).map((one) => ({ head: [one], more: [], lines: [] })),
  }));
}

/** How many skills are listed: keywords, or a group's name where it has none. */
export function skillCount({ skills = [] }: Resume): number {
  return skills.reduce((n, skill) => n + (skill.keywords?.length || 1), 0);
}

/** Every part that is shown, in order. */
export function partsOf(rows: Row[]): Part[] {
  return rows.flatMap(({ entries }) =>
    entries.flatMap(({ head, more, lines }) => [...head, ...more, ...lines]),
  );
}

function part(value: string | undefined, ...paths: string[]): Part | null {
  return value ? { paths, value } : null;
}

const some = (...parts: (Part | null | undefined)[]): Part[] => parts.filter((one) => one != null);

const list = (values: string[] = [], at: string): Part[] =>
  values.map((value, i) => ({ paths: [`${at}[${i}]`], value }));

/** One entry of the parts that are there; none where none is. */
function only(...parts: (Part | null)[]): Entry[] {
  const head = some(...parts);
  return head.length > 0 ? [{ head, more: [], lines: [] }] : [];
}

function period(at: string, { startDate, endDate }: { startDate?: string; endDate?: string }): Part | null {
  return part(span(startDate, endDate), `${at}.startDate`, `${at}.endDate`);
}

function placeOf({ location = {} }: Basics): Part | null {
  const { address, postalCode, city, region, countryCode } = location;
  const value = [address, [postalCode, city].filter(Boolean).join(" "), region, countryCode]
    .filter(Boolean)
    .join(", ");
  const keys = ["city", "region", "address", "postalCode", "countryCode"];
  return part(value, "basics.location", ...keys.map((key) => `basics.location.${key}`));
}

function linksOf({ url, profiles = [] }: Basics): (Part | null)[] {
  return [
    part(url, "basics.url"),
    ...profiles.map((one, i) => {
      const at = `basics.profiles[${i}]`;
      return part(one.url ?? one.username, `${at}.url`, `${at}.username`, `${at}.network`);
    }),
  ];
}

/** Skills as a list: those that follow each other in one line, or lead nowhere, are one entry. */
function skillEntries(skills: NonNullable<Resume["skills"]>, fields: ReadField[]): Entry[] {
  const byPath = new Map(fields.map((field) => [field.path, field]));
  const runs: Part[] = [];
  let last: ReadField | undefined;
  for (const [i, { name, keywords = [] }] of skills.entries()) {
    const parts =
      keywords.length > 0 ? list(keywords, `skills[${i}].keywords`) : some(part(name, `skills[${i}].name`));
    for (const one of parts) {
      const field = byPath.get(one.paths[0] ?? "");
      const before = runs.at(-1);
      if (before && ((!field && !last) || (field && last && sameLine(field, last)))) {
        before.paths.push(...one.paths);
        before.value += `, ${one.value}`;
      } else runs.push(one);
      last = field;
    }
  }
  return runs.map((run) => ({ head: [run], more: [], lines: [] }));
}

function sameLine(a: ReadField, b: ReadField): boolean {
  return a.text === b.text && a.page === b.page && a.box?.y0 === b.box?.y0 && a.box?.x0 === b.box?.x0;
}
