import { createParser } from "eventsource-parser";
import { authorization, token, watchToken } from "./token";

/** How far a run has come. `requestKey` is the one that the run was started with. */
export type Progress = {
  requestKey: string;
  stage: string;
  percent: number;
  message: string;
  counts?: Record<string, number>;
  evidence?: unknown;
};

/** The events of the server by their kinds. */
export type Events = {
  hello: { clientId: string };
  progress: Progress;
  notification: Record<string, unknown>;
};

export type Kind = keyof Events;

/**
 * `connecting`: asked, no answer yet. `open`: the stream is there. `waiting`: it was cut and is asked for again soon.
 * `closed`: nobody listens, or nobody is signed in.
 */
export type Connection = {
  state: "connecting" | "open" | "waiting" | "closed";
  /** The server's name for this connection. */
  clientId: string | null;
  lastEventId: string | null;
};

type Handler = (data: never, id: string | null) => void;

export const noConnection: Connection = { state: "closed", clientId: null, lastEventId: null };

const longestWait = 30_000;
// The server says something every 15 seconds; a stream that is silent for three times as long is dead.
const silence = 45_000;

/** One connection to /api/events, open while somebody listens and somebody is signed in. */
export class EventStream {
  private connection: Connection = noConnection;
  private readonly handlers = new Map<Kind, Set<Handler>>();
  private readonly watchers = new Set<() => void>();
  private listening = 0;
  private run: AbortController | null = null;
  private unwatchToken: (() => void) | null = null;
  private firstWait = 2_000;

  snapshot = (): Connection => this.connection;

  /** Calls back when the connection changes, and keeps it open meanwhile. Gives the function that ends both. */
  watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    const leave = this.enter();
    return () => {
      this.watchers.delete(watcher);
      leave();
    };
  };

  /** Calls back with each event of a kind, and keeps the connection open meanwhile. Gives the function that ends both. */
  on<K extends Kind>(kind: K, handler: (data: Events[K], id: string | null) => void): () => void {
    const set = this.handlers.get(kind) ?? new Set();
    this.handlers.set(kind, set.add(handler as Handler));
    const leave = this.enter();
    return () => {
      set.delete(handler as Handler);
      leave();
    };
  }

  private enter(): () => void {
    this.listening++;
    if (!this.unwatchToken) {
      this.unwatchToken = watchToken(() => this.restart());
      this.restart();
    }
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.listening--;
      // A screen that is left for another one that listens too keeps the connection.
      setTimeout(() => this.listening === 0 && this.end(), 0);
    };
  }

  private end(): void {
    this.unwatchToken?.();
    this.unwatchToken = null;
    this.run?.abort();
    this.run = null;
    this.set(noConnection);
  }

  /** Begins anew as whoever is signed in now: what another user received last means nothing for this one. */
  private restart(): void {
    this.run?.abort();
    this.set(noConnection);
    if (!token()) return;
    this.run = new AbortController();
    void this.keep(this.run.signal);
  }

  private async keep(signal: AbortSignal): Promise<void> {
    for (let tries = 0; !signal.aborted; tries++) {
      this.set({ ...this.connection, state: "connecting" });
      const before = this.connection.clientId;
      const refused = await this.follow(signal);
      if (signal.aborted) return;
      if (refused) {
        this.set(noConnection);
        return;
      }
      if (this.connection.clientId !== before) tries = 0;
      this.set({ ...this.connection, state: "waiting" });
      await pause(delay(this.firstWait, tries), signal);
    }
  }

  /** Reads one stream to its end. True: the server will not have this user, so asking again is no use. */
  private async follow(signal: AbortSignal): Promise<boolean> {
    const cut = new AbortController();
    const either = AbortSignal.any([signal, cut.signal]);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const alive = () => {
      clearTimeout(timer);
      timer = setTimeout(() => cut.abort(), silence);
    };
    try {
      alive();
      const last = this.connection.lastEventId;
      const response = await fetch("/api/events", {
        credentials: "include",
        headers: {
          Accept: "text/event-stream",
          ...authorization(),
          ...(last !== null && { "Last-Event-ID": last }),
        },
        signal: either,
      });
      if (response.status === 401 || response.status === 403) return true;
      if (!response.ok || !response.body) return false;
      this.set({ ...this.connection, state: "open" });
      await this.read(response.body, alive);
    } catch {
      // Cut off: the caller asks again.
    } finally {
      clearTimeout(timer);
    }
    return false;
  }

  private async read(body: ReadableStream<Uint8Array>, alive: () => void): Promise<void> {
    const parser = createParser({
      onEvent: (event) => this.take(event.event ?? "message", event.data, event.id),
      onRetry: (ms) => {
        this.firstWait = ms;
      },
    });
    const reader = body.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      alive();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  }

  private take(kind: string, text: string, id: string | undefined): void {
    let data: unknown;
    try {
      data = JSON.parse(text);
    } catch {
      return;
    }
    if (id !== undefined) this.set({ ...this.connection, lastEventId: id });
    if (kind === "hello" && data && typeof data === "object" && "clientId" in data)
      this.set({ ...this.connection, clientId: String(data.clientId) });
    for (const handler of this.handlers.get(kind as Kind) ?? [])
      handler(data as never, this.connection.lastEventId);
  }

  private set(next: Connection): void {
    const now = this.connection;
    if (now.state === next.state && now.clientId === next.clientId && now.lastEventId === next.lastEventId)
      return;
    this.connection = next;
    for (const watcher of this.watchers) watcher();
  }
}

/** Twice as long each time, at most half a minute; by chance up to half shorter, so that not all come back at once. */
function delay(first: number, tries: number): number {
  return Math.min(longestWait, first * 2 ** tries) * (0.5 + Math.random() / 2);
}

/** Waits, less where the network comes back or the signal ends it. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}
