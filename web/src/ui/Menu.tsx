import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { freeBottom } from "./freeBottom";
import { useDismiss } from "./useDismiss";

type Props = {
  /** The button's accessible name. */
  label: string;
  button: ReactNode;
  buttonClassName: string;
  /** What stands over the entries. */
  head?: ReactNode;
  /** The entries: elements with role menuitem and tabIndex -1. `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
};

/** How near the list may come to the window's edges. */
const margin = 8;

/** A button with a menu, as the ARIA pattern has it: arrows, Home, End and first letters move, Escape closes. */
export function Menu({ label, button, buttonClassName, head, children }: Props) {
  const [open, setOpen] = useState<"first" | "last" | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  useDismiss(open !== null, area, () => setOpen(null));

  const items = () => [...(area.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  /** Where the list stands at its button: their right edges meet, as far as the window lets them. */
  function place(list: HTMLDivElement | null) {
    const edges = area.current?.getBoundingClientRect();
    if (!list || !edges) return;
    const widest = document.documentElement.clientWidth - list.offsetWidth - margin;
    list.style.left = `${Math.max(margin, Math.min(edges.right - list.offsetWidth, widest)) - edges.left}px`;
    // Where it does not fit below and does above, it opens upwards.
    const needed = list.offsetHeight + 2 * margin;
    if (needed > freeBottom() - edges.bottom && needed < edges.top)
      Object.assign(list.style, { top: "auto", bottom: `calc(100% + ${margin}px)` });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening moves the focus
  useEffect(() => {
    if (open)
      items()
        .at(open === "first" ? 0 : -1)
        ?.focus();
  }, [open]);

  function close() {
    setOpen(null);
    trigger.current?.focus();
  }

  function move(event: KeyboardEvent) {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const letter = event.key.length === 1 ? event.key.toLowerCase() : "";
    const starts = (item: HTMLElement) => item.textContent?.trim().toLowerCase().startsWith(letter);
    const to = {
      ArrowDown: all[(at + 1) % all.length],
      ArrowUp: all.at(at - 1),
      Home: all[0],
      End: all.at(-1),
      Tab: undefined,
    }[event.key];
    const target = to ?? (letter.trim() && [...all.slice(at + 1), ...all].find(starts));
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  return (
    <div ref={area} className="relative">
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(open ? null : "first")}
        onKeyDown={(event) => {
          const to = { ArrowDown: "first", ArrowUp: "last" }[event.key] as "first" | "last" | undefined;
          if (!to) return;
          event.preventDefault();
          setOpen(to);
        }}
        className={buttonClassName}
      >
        {button}
      </button>
      {open ? (
        <div
          ref={place}
          className="absolute top-full z-30 mt-2 w-64 animate-rise rounded-card border border-line bg-surface shadow-float"
        >
          {head}
          <div id={id} role="menu" aria-label={label} onKeyDown={move} tabIndex={-1} className="p-1.5">
            {children(close)}
          </div>
        </div>
      ) : null}
    </div>
  );
}

/** How an entry of a menu looks. */
export const menuItemLook =
  "flex h-10 w-full items-center rounded-control px-3 text-sm transition-colors duration-150 hover:bg-sunken focus:bg-sunken";
