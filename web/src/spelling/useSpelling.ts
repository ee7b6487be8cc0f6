import { createContext, useContext } from "react";

/** What the fields under one check share. */
export type Spelling = {
  /** The person edits, or asked for the check. */
  active: boolean;
  activate: () => void;
  /** Words that are never marked. */
  known: ReadonlySet<string>;
  ignored: ReadonlySet<string>;
  ignore: (words: string) => void;
  /** The language of the document; undefined where nobody knows. */
  language: string | undefined;
};

export const SpellingContext = createContext<Spelling | null>(null);

/** The check around; null where there is none. */
export const useSpelling = (): Spelling | null => useContext(SpellingContext);
