/** What a no means, by the kind of requirement. */
export const denials = {
  EVIDENCE: "haven't done this",
  HOLDING: "don't have this",
  CONDITION: "don't meet this",
} as const;

/** The kinds of requirements that can be asked about. */
export type Kind = keyof typeof denials;
