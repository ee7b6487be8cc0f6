import { useEffect, useRef, useSyncExternalStore } from "react";
import { type Connection, EventStream, type Events, type Kind, noConnection } from "./eventStream";

export type { Connection, Events, Kind, Progress } from "./eventStream";

/** The one connection of this tab. */
const stream = new EventStream();

/** Calls back with each event of a kind while the screen is there. The handler may be a new function on each draw. */
export function useEvents<K extends Kind>(
  kind: K,
  handler: (data: Events[K], id: string | null) => void,
): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => stream.on(kind, (data, id) => latest.current(data, id)), [kind]);
}

/** The state of the connection, which it keeps open while the screen is there. */
export function useConnection(): Connection {
  return useSyncExternalStore(stream.watch, stream.snapshot, () => noConnection);
}
