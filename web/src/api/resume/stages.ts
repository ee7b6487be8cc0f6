/** The stages of an application, in their order. */
export const stages = ["SAVED", "APPLIED", "INTERVIEW", "OFFER", "CLOSED"] as const;
export type Stage = (typeof stages)[number];
