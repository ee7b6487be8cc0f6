import { createContext, useContext, useSyncExternalStore } from "react";
import type { Desk, DeskState } from "./desk";

export const DeskContext = createContext<Desk | null>(null);

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
