/** Characters that a line in the person's own words may have: the server's bound. */
export const lineMost = 500;

/** The words as one line. */
export const lineOf = (words: string): string => words.trim().replace(/\s+/g, " ");
