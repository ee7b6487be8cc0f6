import { useState } from "react";
import { text } from "../i18n";
import { ThemeIcon } from "../ui/Logo";

type Theme = "light" | "dark";

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Switches between light and dark; until it is used, the system's choice holds. */
export function ThemeToggle() {
  const [theme, setTheme] = useState(currentTheme);
  function toggle() {
    const next = currentTheme() === "dark" ? "light" : "dark";
    document.documentElement.dataset.theme = next;
    setTheme(next);
    try {
      window.localStorage.setItem("vitae.theme", next);
    } catch {
      // Storage is switched off: the choice holds until the page is left.
    }
  }
  const label = theme === "dark" ? text.theme.toLight : text.theme.toDark;
  return (
    <button
      type="button"
      onClick={toggle}
      aria-label={label}
      title={label}
      className="flex size-10 items-center justify-center rounded-control text-soft transition-colors duration-150 hover:bg-sunken hover:text-ink"
    >
      <ThemeIcon />
    </button>
  );
}
