import type { KeyboardEvent } from "react";
import type { TailorSession } from "../tailorSession";

/** J and K move from change to change, A keeps, E edits, T takes back; never while something is being typed. */
export function onChangeKey(event: KeyboardEvent, list: HTMLElement | null, session: TailorSession): void {
  const target = event.target as HTMLElement;
  if (!list || event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select"))
    return;
  const items = [...list.querySelectorAll<HTMLElement>("[data-testid=change]")];
  const at = items.findIndex((item) => item.contains(document.activeElement));
  const id = items[at]?.dataset.id;
  switch (event.key.toLowerCase()) {
    case "j":
      step(items[Math.min(at + 1, items.length - 1)]);
      return;
    case "k":
      step(items[Math.max(at - 1, 0)]);
      return;
    case "a":
      if (id) session.keep(id);
      return;
    case "e": {
      const edit = items[at]?.querySelector<HTMLElement>("[data-edit]");
      // The key must not be typed into the box that it opens.
      if (edit) event.preventDefault();
      edit?.click();
      return;
    }
    case "t":
      if (id) session.takeBack(id);
  }
}

function step(to: HTMLElement | undefined): void {
  to?.focus({ preventScroll: true });
  to?.scrollIntoView({ block: "nearest", behavior: "smooth" });
}
