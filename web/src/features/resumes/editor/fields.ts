import { editorText } from "../../../i18n/editor";
import type { ListSection } from "./layout";

/** How a field is written: one line, several, a date, lines with a bullet each, or words with commas between. */
export type Field = {
  name: string;
  kind: "line" | "text" | "date" | "bullets" | "words";
  label: string;
};

const { labels } = editorText;

function field(name: keyof typeof labels, kind: Field["kind"] = "line"): Field {
  return { name, kind, label: labels[name] };
}
/** The same field under another label. */
const as = (label: keyof typeof labels, of: Field): Field => ({ ...of, label: labels[label] });

const period = [field("startDate", "date"), field("endDate", "date")];

/** What an entry of each section is made of. The first two fields name it. */
export const fieldsOf: Record<ListSection, Field[]> = {
  work: [
    field("position"),
    as("employer", field("name")),
    ...period,
    field("location"),
    field("url"),
    as("about", field("description")),
    field("summary", "text"),
    field("highlights", "bullets"),
  ],
  projects: [
    field("name"),
    field("entity"),
    ...period,
    field("url"),
    field("roles", "words"),
    field("description", "text"),
    field("highlights", "bullets"),
    field("keywords", "words"),
  ],
  education: [
    field("studyType"),
    field("institution"),
    field("area"),
    field("score"),
    ...period,
    field("url"),
    field("courses", "words"),
  ],
  certificates: [field("name"), field("issuer"), field("date", "date"), field("url")],
  skills: [as("group", field("name")), field("level"), field("keywords", "words")],
  languages: [field("language"), field("fluency")],
  awards: [field("title"), field("awarder"), field("date", "date"), field("summary", "text")],
  publications: [
    field("name"),
    field("publisher"),
    field("releaseDate", "date"),
    field("url"),
    field("summary", "text"),
  ],
  volunteer: [
    field("position"),
    field("organization"),
    ...period,
    field("url"),
    field("summary", "text"),
    field("highlights", "bullets"),
  ],
  interests: [field("name"), field("keywords", "words")],
  references: [field("name"), field("reference", "text")],
};

export const basicFields: Field[] = [
  field("name"),
  field("label"),
  field("email"),
  field("phone"),
  as("website", field("url")),
];
export const placeFields: Field[] = [
  field("city"),
  field("region"),
  field("countryCode"),
  field("postalCode"),
  field("address"),
];
export const profileFields: Field[] = [field("network"), field("username"), field("url")];

/** A date as a resume has it: the year, with month and day where they are known. */
export const isDate = (value: string) => value === "" || /^\d{4}(-(0[1-9]|1[0-2])(-[0-3]\d)?)?$/.test(value);
