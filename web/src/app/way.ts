/** A way that the frame offers. Plain texts, since the screens are routes of other files. */
export type Way = { to: string; label: string };
