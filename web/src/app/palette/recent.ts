import type { Entry } from "./entries";

const most = 5;

/** What was chosen in this tab, the latest first, and by whom: another user sees nothing of it. */
let chosen: { userId: string; keys: string[] } = { userId: "", keys: [] };

/** Keeps a choice for as long as the page is open. */
export function remember(userId: string, key: string): void {
  const before = chosen.userId === userId ? chosen.keys.filter((one) => one !== key) : [];
  chosen = { userId, keys: [key, ...before].slice(0, most) };
}

/** Those of the entries that were chosen before and are still there. */
export function chosenBefore(userId: string, all: Entry[]): Entry[] {
  if (chosen.userId !== userId) return [];
  return chosen.keys.flatMap((key) => {
    const entry = all.find((one) => one.key === key);
    return entry ? [{ ...entry, group: "recent" as const }] : [];
  });
}
