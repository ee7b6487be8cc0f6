import { useSyncExternalStore } from "react";
import { frameText } from "../i18n/frame";
import { chooseTheme, shownTheme, watchTheme } from "../lib/theme";
import { ThemeIcon } from "../ui/Logo";

/** Switches between light and dark; until it is used, the profile's choice holds, or the system's. */
export function ThemeToggle() {
  const next = useSyncExternalStore(watchTheme, shownTheme, () => "light") === "dark" ? "light" : "dark";
  const label = next === "light" ? frameText.theme.toLight : frameText.theme.toDark;
  return (
    <button
      type="button"
      onClick={() => chooseTheme(next)}
      aria-label={label}
      title={label}
      className="flex size-10 shrink-0 items-center justify-center rounded-control text-soft transition-colors duration-150 hover:bg-sunken hover:text-ink"
    >
      <ThemeIcon />
    </button>
  );
}
