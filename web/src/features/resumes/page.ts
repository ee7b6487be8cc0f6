/** What the page of a resume shows; it stands in the address. `version` opens an older one, to read. */
export type PageSearch = { view?: "versions"; version?: string };

/** Reads the search of an address; what is not known is left out. */
export function toPageSearch(given: Record<string, unknown>): PageSearch {
  return {
    ...(given.view === "versions" && { view: "versions" as const }),
    ...(isId(given.version) && { version: String(given.version) }),
  };
}

/** Which two versions are compared. */
export type CompareSearch = { from?: string; to?: string };

export function toCompareSearch(given: Record<string, unknown>): CompareSearch {
  return {
    ...(isId(given.from) && { from: String(given.from) }),
    ...(isId(given.to) && { to: String(given.to) }),
  };
}

// The router reads the search as JSON, so that an id of digits alone comes as a number.
const isId = (value: unknown) => (typeof value === "string" && value !== "") || typeof value === "number";
