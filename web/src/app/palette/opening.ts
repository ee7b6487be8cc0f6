let open = false;
const watchers = new Set<() => void>();

/** Opens or closes the palette. What it is made of is loaded then; one who asks before it can be shown gets it after. */
export function showPalette(is: boolean): void {
  open = is;
  for (const watcher of watchers) watcher();
}

/** Opens the palette. */
export const openPalette = (): void => showPalette(true);

/** Whether the palette is wanted. */
export const wantsPalette = (): boolean => open;

/** Calls back when `wantsPalette` changes. Gives the function that ends it. */
export function watchPalette(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
