import { type RefObject, useEffect, useEffectEvent } from "react";

/** Closes what is open when somebody presses Escape or goes elsewhere, by pointer or by focus. */
export function useDismiss(open: boolean, area: RefObject<HTMLElement | null>, close: () => void) {
  const left = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !area.current?.contains(event.target)) close();
  });
  const escaped = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    area.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
    close();
  });
  useEffect(() => {
    if (!open) return;
    document.addEventListener("pointerdown", left);
    document.addEventListener("focusin", left);
    document.addEventListener("keydown", escaped);
    return () => {
      document.removeEventListener("pointerdown", left);
      document.removeEventListener("focusin", left);
      document.removeEventListener("keydown", escaped);
    };
  }, [open]);
}
