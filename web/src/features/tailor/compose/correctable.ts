import type { Resume } from "../../../api/resume/document";
import { readingText } from "../../../i18n/reading";
import { tailorText as text } from "../../../i18n/tailor";

/** The place of a value in a document: keys and indices from its root. */
export type Place = readonly (string | number)[];

export type Correctable = { label: string; place: Place; value: string; kind: "text" | "date" | "wide" };

/** What a person may correct of a document that was read, in groups: who they are, each job, each degree. */
export function correctable(resume: Resume): { legend: string; fields: Correctable[] }[] {
  const { fields } = readingText;
  const { entry } = text.review;
  const { basics } = resume;
  const value = (label: string, place: Place, now = "", kind: Correctable["kind"] = "text") => ({
    label,
    place,
    value: now,
    kind,
  });
  const dates = (list: string, i: number, from?: string, to?: string) => [
    value(entry.from, [list, i, "startDate"], from, "date"),
    value(entry.to, [list, i, "endDate"], to, "date"),
  ];
  return [
    {
      legend: text.review.contact,
      fields: [
        value(fields.name, ["basics", "name"], basics.name),
        value(fields.headline, ["basics", "label"], basics.label),
        value(fields.email, ["basics", "email"], basics.email),
        value(fields.phone, ["basics", "phone"], basics.phone),
      ],
    },
    ...(resume.work ?? []).map((job, i) => ({
      legend: entry.job(i + 1),
      fields: [
        value(entry.title, ["work", i, "position"], job.position),
        value(entry.employer, ["work", i, "name"], job.name),
        ...dates("work", i, job.startDate, job.endDate),
      ],
    })),
    ...(resume.education ?? []).map((course, i) => ({
      legend: entry.course(i + 1),
      fields: [
        value(entry.degree, ["education", i, "studyType"], course.studyType),
        value(entry.subject, ["education", i, "area"], course.area),
        value(entry.school, ["education", i, "institution"], course.institution, "wide"),
        ...dates("education", i, course.startDate, course.endDate),
      ],
    })),
  ];
}

/** A place as the server writes it: "work[0].name". */
export function pathOf(place: Place): string {
  return place
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .slice(1);
}

/** A copy of the document with one value set; an empty one is taken out. */
export function corrected(resume: Resume, place: Place, value: string): Resume {
  const copy = structuredClone(resume);
  const key = place.at(-1);
  let at: unknown = copy;
  for (const step of place.slice(0, -1)) at = (at as Record<string | number, unknown>)[step];
  if (key === undefined || typeof at !== "object" || at === null) return resume;
  const holder = at as Record<string | number, unknown>;
  if (value === "") delete holder[key];
  else holder[key] = value;
  return copy;
}

/** Dates are cut to what is known: a year, a month or a day. */
export function isDate(value: string): boolean {
  return /^([12]\d{3})(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/.test(value);
}
