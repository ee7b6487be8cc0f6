import { createContext, useContext } from "react";
import type { Proof } from "../../../api/resume/engine";
import type { ShownChange } from "../trial";

/** Which lines of a page carry a change or are lit as evidence. Paths are those of the page's own document. */
export type Marks = {
  side: "original" | "tailored";
  changeOf: (path: string, line: string) => ShownChange | undefined;
  proofOf: (path: string) => Proof | undefined;
};

const none: Marks = { side: "original", changeOf: () => undefined, proofOf: () => undefined };

export const MarksContext = createContext<Marks>(none);

export const useMarks = (): Marks => useContext(MarksContext);

/** A path without its indices: what sort of line it names. */
const shape = (path: string): string => path.replace(/\[\d+\]/g, "");

/**
 * Finds a page's changes. In the original a change stands at its path. In the tailored document lines may have moved,
 * so there a change is known by the words it wrote and the sort of line it wrote them to.
 */
export function marksFor(side: Marks["side"], changes: ShownChange[], proofs: Proof[]): Marks {
  const byPath = new Map<string, ShownChange>();
  const byText = new Map<string, ShownChange>();
  for (const change of changes) {
    if (change.kind === "order") continue;
    if (change.path && change.before !== null) byPath.set(change.path, change);
    if (change.after) byText.set(change.after.trim(), change);
  }
  const lit = new Map(side === "tailored" ? proofs.map((proof) => [proof.path, proof]) : []);
  return {
    side,
    changeOf(path, line) {
      if (side === "original") return byPath.get(path);
      const change = byText.get(line.trim());
      return change && shape(path).startsWith(shape(change.path)) ? change : undefined;
    },
    proofOf: (path) => lit.get(path),
  };
}
