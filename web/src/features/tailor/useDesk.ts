import { createContext, useContext, useSyncExternalStore } from "react";
import type { Desk } from "./desk";
import type { DeskState } from "./state";

export const DeskContext = createContext<Desk | null>(null);

/** Megabytes of the largest file that a server takes unless its operator says otherwise. */
export const usualLimit = 10;

/** Megabytes of the largest file that this server takes. */
export const LimitContext = createContext(usualLimit);

export const useLimit = (): number => useContext(LimitContext);

/** The desk of this screen, for its acts. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("useDesk needs a DeskContext around it");
  return desk;
}

/** What the desk holds now; the component is drawn again whenever it changes. */
export function useDeskState(): DeskState {
  const desk = useDesk();
  return useSyncExternalStore(desk.subscribe, desk.state);
}
