import { diffArrays } from "diff";

/** A stretch of text: in both versions, only in the old one, or only in the new one. */
export type Stretch = { kind: "same" | "removed" | "added"; text: string };

/**
 * Compares two texts word by word. Changes with only a word or two between them are merged into one, so that a
 * rewritten sentence reads as one change and not as confetti.
 */
export function wordDiff(before: string, after: string): Stretch[] {
  const out: Stretch[] = [];
  let removed = "";
  let added = "";
  let between = "";

  function flush() {
    if (removed) out.push({ kind: "removed", text: removed });
    if (added) out.push({ kind: "added", text: added });
    removed = "";
    added = "";
  }

  for (const part of diffArrays(words(before), words(after))) {
    const text = part.value.join("");
    if (part.removed || part.added) {
      if (between) {
        removed += between;
        added += between;
        between = "";
      }
      if (part.removed) removed += text;
      else added += text;
    } else if ((removed || added) && isSlight(text)) {
      between += text;
    } else {
      flush();
      out.push({ kind: "same", text: between + text });
      between = "";
    }
  }
  flush();
  if (between) out.push({ kind: "same", text: between });
  return out;
}

/** The lines of two texts that differ, in order. Where lines stand in the place of others, they are reported as changed. */
export function lineDiff(
  before: string[],
  after: string[],
): { before: string | null; after: string | null }[] {
  const out: { before: string | null; after: string | null }[] = [];
  let removed: string[] = [];
  for (const part of [...diffArrays(before, after), { value: [], removed: false, added: false }]) {
    if (part.removed) {
      removed = part.value;
      continue;
    }
    const added = part.added ? part.value : [];
    for (let i = 0; i < Math.max(removed.length, added.length); i++)
      out.push({ before: removed[i] ?? null, after: added[i] ?? null });
    removed = [];
  }
  return out;
}

function words(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
}

/** At most one short word, or two of three letters: not worth an island between two changes. */
function isSlight(text: string): boolean {
  const found = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return found.length === 0 || (found.length <= 2 && found.join("").length <= 6);
}

/** Which items of a list came forward: those that now stand before one that stood before them. By place in `after`. */
export function cameForward(before: string[], after: string[]): Set<number> {
  const was = after.map((item) => before.indexOf(item));
  const out = new Set<number>();
  let earliest = Number.POSITIVE_INFINITY;
  for (let i = after.length - 1; i >= 0; i--) {
    const place = was[i] ?? -1;
    if (place < 0 || place > earliest) out.add(i);
    else earliest = place;
  }
  return out;
}
