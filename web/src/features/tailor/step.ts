/** The steps of the screen, as they stand in the address. */
export const steps = ["resume", "job", "result"] as const;
export type Step = (typeof steps)[number];
