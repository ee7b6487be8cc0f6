/** For what a page drawn at build time holds for both: public/theme.js has found out which of them shows meanwhile. */
export const unsure = { guest: "in-data-signed-in:hidden", user: "not-in-data-signed-in:hidden" } as const;
