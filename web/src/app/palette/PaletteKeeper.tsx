import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { showPalette, wantsPalette, watchPalette } from "./opening";

const Palette = lazy(() => import("./Palette"));

/** Shows the palette while it is wanted, and opens and closes it with Ctrl+K or ⌘K. */
export function PaletteKeeper() {
  const open = useSyncExternalStore(watchPalette, wantsPalette, () => false);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== "k" || ctrlKey === metaKey || altKey || shiftKey) return;
      event.preventDefault();
      showPalette(!wantsPalette());
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, []);
  return open ? (
    <Suspense>
      <Palette onClose={() => showPalette(false)} />
    </Suspense>
  ) : null;
}
