import { createContext, useContext, useSyncExternalStore } from "react";
import type { TailorState } from "./state";
import type { TailorSession } from "./tailorSession";

export const TailorSessionContext = createContext<TailorSession | null>(null);

/** Megabytes of the largest file that a server takes unless its operator says otherwise. */
export const usualLimit = 10;

/** Megabytes of the largest file that this server takes. */
export const LimitContext = createContext(usualLimit);

export const useLimit = (): number => useContext(LimitContext);

/** The session of this screen, for its acts. */
export function useTailorSession(): TailorSession {
  const session = useContext(TailorSessionContext);
  if (!session) throw new Error("useDesk needs a DeskContext around it");
  return session;
}

/** What the session holds now; the component is drawn again whenever it changes. */
export function useTailorState(): TailorState {
  const session = useTailorSession();
  return useSyncExternalStore(session.subscribe, session.state);
}
