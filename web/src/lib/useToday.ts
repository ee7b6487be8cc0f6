import { useSyncExternalStore } from "react";
import { locale } from "./locale";

const never = () => () => undefined;

/** Today in words, by the visitor's own clock. Empty in a page that was drawn at build time, which knows no today. */
export function useToday(): string {
  return useSyncExternalStore(
    never,
    () => new Date().toLocaleDateString(locale, { day: "numeric", month: "long", year: "numeric" }),
    () => "",
  );
}
