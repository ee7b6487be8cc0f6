/** The address that the contract's plan gives one comparison: it leads to its own. */
export type ComparisonSearch = { id?: string };

/** Reads the search of an address; what is not known is left out. */
export function toComparisonSearch({ id }: Record<string, unknown>): ComparisonSearch {
  return (typeof id === "string" || typeof id === "number") && id !== "" ? { id: String(id) } : {};
}
