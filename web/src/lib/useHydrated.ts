import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False only while a page that was drawn at build time is taken over: what is drawn then has to be what stands there. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
