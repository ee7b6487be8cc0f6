/** Characters that a line in the person's own words may have: the server's bound. */
export const lineMost = 500;

/** How many characters a text has, as the server counts them: an emoji is one. */
export const charactersOf = (words: string): number => [...words].length;

/** Reports whether two texts are the same line, whatever their case, spacing and final period. */
export function isSameLine(a: string, b: string): boolean {
  const plain = (words: string) => lineOf(words).replace(/\.$/, "").toLowerCase();
  return plain(a) === plain(b);
}

/** The words as one line. */
export const lineOf = (words: string): string => words.trim().replace(/\s+/g, " ");
