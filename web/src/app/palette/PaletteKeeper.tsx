import { lazy, Suspense, useEffect, useState } from "react";
import { asksForPalette } from "./opening";

const Palette = lazy(() => import("./Palette"));

/** Shows the palette when a button asks for it, and opens and closes it with Ctrl+K or ⌘K. */
export function PaletteKeeper() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const asked = () => setOpen(true);
    const pressed = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== "k" || ctrlKey === metaKey || altKey || shiftKey) return;
      event.preventDefault();
      setOpen((is) => !is);
    };
    window.addEventListener(asksForPalette, asked);
    window.addEventListener("keydown", pressed);
    return () => {
      window.removeEventListener(asksForPalette, asked);
      window.removeEventListener("keydown", pressed);
    };
  }, []);
  return open ? (
    <Suspense>
      <Palette onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
