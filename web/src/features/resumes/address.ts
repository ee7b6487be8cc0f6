export const sorts = ["updated", "title", "score"] as const;
export type Sort = (typeof sorts)[number];

/** How the list is looked at; it stands in the address. What is the default is left out. */
export type ResumesSearch = { q?: string; sort?: Sort; tag?: string; show?: "archived"; view?: "grid" };

/** Reads the search of an address; what is not known is left out. */
export function toResumesSearch(given: Record<string, unknown>): ResumesSearch {
  const sort = sorts.find((one) => one === given.sort);
  return {
    ...(typeof given.q === "string" && given.q !== "" && { q: given.q }),
    ...(sort && sort !== "updated" && { sort }),
    ...(typeof given.tag === "string" && given.tag !== "" && { tag: given.tag }),
    ...(given.show === "archived" && { show: "archived" as const }),
    ...(given.view === "grid" && { view: "grid" as const }),
  };
}

/** What the page of a resume shows; it stands in the address. `version` opens an older one, to read. */
export type PageSearch = { view?: "versions" | "file"; version?: string };

/** Reads the search of an address; what is not known is left out. */
export function toPageSearch(given: Record<string, unknown>): PageSearch {
  return {
    ...((given.view === "versions" || given.view === "file") && { view: given.view }),
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
