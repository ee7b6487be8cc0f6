export const sorts = ["updated", "title"] as const;
export type Sort = (typeof sorts)[number];

/** How the list of letters is looked at; it stands in the address. What is the default is left out. */
export type LettersSearch = { q?: string; sort?: Sort };

/** Reads the search of an address; what is not known is left out. */
export function toLettersSearch(given: Record<string, unknown>): LettersSearch {
  return {
    ...(typeof given.q === "string" && given.q !== "" && { q: given.q }),
    ...(given.sort === "title" && { sort: "title" as const }),
  };
}

/** Which resume a new letter is written from, where that was said already. */
export type NewLetterSearch = { resume?: string };

export function toNewLetterSearch({ resume }: Record<string, unknown>): NewLetterSearch {
  // The router reads the search as JSON, so that an id of digits alone comes as a number.
  const id = typeof resume === "string" || typeof resume === "number" ? String(resume) : "";
  return id ? { resume: id } : {};
}
