/** How the list is looked at; and the address that the contract's plan gives one comparison: it leads to its own. */
export type ComparisonSearch = { id?: string; q?: string };

/** Reads the search of an address; what is not known is left out. */
export function toComparisonSearch({ id, q }: Record<string, unknown>): ComparisonSearch {
  return {
    ...((typeof id === "string" || typeof id === "number") && id !== "" && { id: String(id) }),
    ...(typeof q === "string" && q !== "" && { q }),
  };
}
