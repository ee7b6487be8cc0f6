/**
 * Opens a page that was drawn at build time (`page.goto(path, takenOver)`) and waits until its scripts have
 * taken it over:
 * before, it can be read, and what is pressed or typed may go nowhere.
 */
export const takenOver = { waitUntil: "networkidle" } as const;
