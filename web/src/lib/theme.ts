import { keys, local, readStored, store } from "./storage";

export type Theme = "light" | "dark";

const root = () => document.documentElement;
const dark = () => window.matchMedia("(prefers-color-scheme: dark)");

/** The theme that shows: the chosen one, else the system's. */
export function shownTheme(): Theme {
  const { theme } = root().dataset;
  if (theme === "light" || theme === "dark") return theme;
  return dark().matches ? "dark" : "light";
}

/** Takes a theme for this browser, null for the system's. public/theme.js sets it before the first paint from then on. */
export function chooseTheme(theme: Theme | null): void {
  store(local, keys.theme, theme);
  show(theme);
}

/** Takes the theme of somebody's profile, null for none, where nothing was chosen in this browser. */
export function preferTheme(theme: Theme | null): void {
  if (readStored(local, keys.theme)) return;
  show(theme);
}

/** Calls back when another theme shows, whoever set it. */
export function watchTheme(listener: () => void): () => void {
  const system = dark();
  const chosen = new MutationObserver(listener);
  chosen.observe(root(), { attributeFilter: ["data-theme"] });
  system.addEventListener("change", listener);
  return () => {
    chosen.disconnect();
    system.removeEventListener("change", listener);
  };
}

function show(theme: Theme | null) {
  if (theme) root().dataset.theme = theme;
  else delete root().dataset.theme;
}
