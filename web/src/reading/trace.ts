import type { Line, ReadField } from "../api/resume/reading";
import { type Part, partsOf, type Row } from "./rows";

/**
 * From this confidence on, a field is taken to be right; below it the person is asked to look. By hand, between what
 * the reader doubts (0.6) and what it takes for likely (0.8).
 */
export const sureFrom = 0.7;

/** Where fields came from: a part's least sure field stands for it. */
export type Trace = {
  /** Where a part came from; undefined where that is not known. */
  of(part: Part): ReadField | undefined;
  /** Where the part came from that a path names. */
  at(path: string | null): ReadField | undefined;
  /** Where the value at a path came from. */
  line(path: string): ReadField | undefined;
  /** The parts that the person should look at, in the order in which they are shown. */
  toCheck: Part[];
  /** The path that a line of the file gave, the first where it gave several. */
  from(line: Line): string | undefined;
};

export function isUnsure({ confidence, checked }: ReadField): boolean {
  return confidence < sureFrom && !checked;
}

export function traceOf(rows: Row[], fields: ReadField[] = []): Trace {
  const byPath = new Map(fields.map((field) => [field.path, field]));
  const parts = partsOf(rows);
  const shown = new Map(parts.flatMap((part) => part.paths.map((path) => [path, part.paths[0]])));
  const of = ({ paths }: Part) =>
    paths
      .flatMap((path) => byPath.get(path) ?? [])
      .reduce<ReadField | undefined>(
        (least, field) =>
          !least || (isUnsure(field) && (!isUnsure(least) || field.confidence < least.confidence))
            ? field
            : least,
        undefined,
      );
  const named = new Map(parts.map((part) => [part.paths[0], part]));
  return {
    of,
    line: (path) => byPath.get(path),
    at: (path) => {
      const part = path === null ? undefined : named.get(path);
      return part && of(part);
    },
    toCheck: parts.filter((part) => {
      const field = of(part);
      return field !== undefined && isUnsure(field);
    }),
    from: (line) => {
      const found = fields.find((field) => shown.has(field.path) && isSamePlace(field, line));
      return found && shown.get(found.path);
    },
  };
}

/** Whether two lines are the same one of the file: in the same place, or where places are not known, in the same words. */
export function isSamePlace(a: Line, b: Line): boolean {
  if (a.box && b.box) return a.page === b.page && a.box.y0 === b.box.y0 && a.box.x0 === b.box.x0;
  return a.text === b.text;
}

/** The fields' lines, each once, in the order of the file. */
export function linesOf(fields: ReadField[]): Line[] {
  const out: Line[] = [];
  for (const field of fields) if (!out.some((line) => isSamePlace(line, field))) out.push(field);
  return out.sort(
    (a, b) =>
      (a.page ?? 0) - (b.page ?? 0) ||
      (a.box?.y0 ?? 0) - (b.box?.y0 ?? 0) ||
      (a.box?.x0 ?? 0) - (b.box?.x0 ?? 0),
  );
}

/**
 * Which line of the words each line of the file is, by its number; one that was put together of several has them all.
 * Where the same words stand more than once, the first of the file is the first of the words. Lines that are not found
 * are left out.
 */
export function numbered(words: string[], lines: Line[]): Map<number, Line> {
  const plain = words.map(squeezed);
  const out = new Map<number, Line>();
  for (const line of lines) {
    const wanted = squeezed(line.text);
    const found = wanted ? stretchOf(plain, wanted, (i) => out.has(i)) : null;
    if (found) for (let i = found.first; i <= found.last; i++) out.set(i, line);
  }
  return out;
}

type Stretch = { first: number; last: number };

function stretchOf(plain: string[], wanted: string, taken: (i: number) => boolean): Stretch | null {
  for (const [first, words] of plain.entries()) {
    if (taken(first) || !words) continue;
    const last = lastOf(plain, first, wanted);
    if (last !== null) return { first, last };
  }
  // A line of the page may be a part of a line of the words, as where columns stand side by side.
  const within = plain.findIndex((words, i) => !taken(i) && wanted.length > 3 && words.includes(wanted));
  return within < 0 ? null : { first: within, last: within };
}

/** How far from a line on the wanted words reach; null where they do not begin there. */
function lastOf(plain: string[], first: number, wanted: string): number | null {
  let rest = wanted;
  for (let i = first; i < plain.length; i++) {
    const words = i === first ? unmarked(plain[i] ?? "", wanted) : (plain[i] ?? "");
    // A hyphen at the end of a line may be none of the word's.
    const part = [words, words.replace(/[-\u00ad]$/, "")].find((one) => one !== "" && rest.startsWith(one));
    if (part === undefined) return null;
    rest = rest.slice(part.length).trimStart();
    if (rest === "") return i;
  }
  return null;
}

/** A line without the sign of its list, unless that is wanted. */
function unmarked(words: string, wanted: string): string {
  return wanted.startsWith(words.slice(0, 2)) ? words : words.replace(/^[^\p{L}\p{N}]{1,3}\s/u, "");
}

const squeezed = (text: string) => text.replace(/\s+/g, " ").trim();
