/** What /auth is opened for. */
export const modes = ["login", "register", "reset"] as const;
export type Mode = (typeof modes)[number];
