import type { Resume } from "../../../api/resume/document";
import { editorText } from "../../../i18n/editor";
import { dateInWords, span } from "../../../lib/dates";
import { lineDiff } from "../../../lib/words";
import { basicFields, fieldsOf, placeFields, profileFields } from "../editor/fields";
import { type ListSection, listSections } from "../editor/layout";

/** One line of either text. Both: it was changed; one alone: it was added or removed. */
export type LineDifference = { section: string; before: string | null; after: string | null };

type Entry = Record<string, unknown>;

/** What differs between two documents, line by line. Texts that are not saved can be compared, too. */
export function differences(before: Resume, after: Resume): LineDifference[] {
  const old = linesOf(before);
  const now = linesOf(after);
  const lines = [...new Set([...old.keys(), ...now.keys()])].flatMap((section) =>
    lineDiff(old.get(section) ?? [], now.get(section) ?? []).map((pair) => ({ section, ...pair })),
  );
  return [...photo(before.basics.image, after.basics.image), ...lines];
}

/** Whether the photo is another one, in words: it is no line. */
function photo(before = "", after = ""): LineDifference[] {
  if (before === after) return [];
  const now = before ? editorText.otherPhoto : editorText.photo;
  return [{ section: "basics", before: before ? editorText.photo : null, after: after ? now : null }];
}

/** Every line of a document by its section, in an order that does not hang on how it was made. */
function linesOf(resume: Resume): Map<string, string[]> {
  const { basics } = resume;
  const out = new Map<string, string[]>();
  out.set("basics", [
    ...basicFields.map((field) => asText((basics as Entry)[field.name])),
    joined(placeFields, basics.location ?? {}),
    ...(basics.profiles ?? []).map((profile) => joined(profileFields, profile)),
  ]);
  out.set("summary", [basics.summary ?? ""]);
  for (const section of listSections)
    out.set(
      section,
      (resume[section] ?? []).flatMap((entry) => entryLines(section, entry)),
    );
  for (const { heading, lines } of resume.meta?.vitae?.other ?? [])
    out.set(heading, [...(out.get(heading) ?? []), ...lines]);
  for (const [section, lines] of out) out.set(section, lines.map((line) => line.trim()).filter(Boolean));
  return out;
}

/** An entry as its heading, its texts and its bullets, each a line of its own. */
function entryLines(section: ListSection, entry: Entry): string[] {
  const fields = fieldsOf[section];
  const dates = span(asText(entry.startDate), asText(entry.endDate));
  const head = joined(
    fields.filter((field) => field.kind === "line"),
    entry,
  );
  const other = fields.find((field) => field.kind === "date" && !/^(start|end)Date$/.test(field.name));
  return [
    [head, dates || dateInWords(asText(other && entry[other.name]))].filter(Boolean).join(" · "),
    ...fields.flatMap(({ name, kind }) => {
      const value = entry[name];
      if (kind === "text") return [asText(value)];
      if (kind === "words") return [list(value).join(", ")];
      return kind === "bullets" ? list(value) : [];
    }),
  ];
}

const asText = (value: unknown) => (typeof value === "string" ? value : "");
const list = (value: unknown) => (Array.isArray(value) ? value.map(asText) : []);
const joined = (fields: { name: string }[], entry: Entry) =>
  fields
    .map((field) => asText(entry[field.name]))
    .filter(Boolean)
    .join(", ");
