import type { Progress } from "../../api/eventStream";
import { GraphQLFailure } from "../../api/graphql";
import { ApiProblem, isAbort } from "../../api/problem";
import type { Loss } from "../../api/resume/readback";
import type { ExportFormat } from "../../api/resume/trial";
import { keepTrial, type Place, type Trial } from "./trial";

/** What is under way or went wrong, by place. It is not kept over a reload. */
export type Work = {
  /** The name of the file that is being read; empty for pasted text. */
  reading: string | null;
  /** How much of the file has been sent, 0 to 1; null where that is not known. */
  sent: number | null;
  readProblem: Trouble | null;
  jobMissing: boolean;
  tailoring: boolean;
  /** The stages that the server reported as over, with what was counted in each. */
  reported: Progress[];
  tailorProblem: Trouble | null;
  deciding: boolean;
  decideProblem: Trouble | null;
  exporting: ExportFormat | null;
  exportProblem: Trouble | null;
  /** What the last file that was asked for does not give back: the person decides whether to have it. */
  losses: { format: ExportFormat; losses: Loss[] } | null;
  saved: string | null;
  /** Something of the person's that is being fetched to go on with. */
  opening: boolean;
  openProblem: Trouble | null;
  /** What "Start over" cleared, while it can be brought back. */
  cleared: Trial | null;
};

/** A problem as the screen needs it: `missing`, `gone` and `tooLarge` are found here, all others come from the server. */
export type Trouble = {
  kind: "missing" | "gone" | "tooLarge" | "signedOut" | "refused" | "network" | "broken";
  detail: string;
  retryAfter?: number;
  /** The name of the file that it is about, if it's a file. */
  file?: string;
};

export type TailorState = { trial: Trial; work: Work };

export const idle: Work = {
  reading: null,
  sent: null,
  readProblem: null,
  jobMissing: false,
  tailoring: false,
  reported: [],
  tailorProblem: null,
  deciding: false,
  decideProblem: null,
  exporting: null,
  exportProblem: null,
  losses: null,
  saved: null,
  opening: false,
  openProblem: null,
  cleared: null,
};

const keepPause = 250;

/** What a session holds. Whoever listens is notified of each change; the trial is kept in the tab a moment later. */
export type Held = ReturnType<typeof hold>;

export function hold(storage: Place, user: string | null, trial: Trial) {
  let state: TailorState = { trial, work: idle };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  let resting = false;

  function flush() {
    clearTimeout(timer);
    if (!resting) keepTrial(storage, user, state.trial);
  }

  return {
    get: () => state,
    flush,
    /** A session that nobody looks at any more writes nothing: its place may be another session's by now. */
    rest(on: boolean) {
      if (on) flush();
      resting = on;
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(trial: Partial<Trial>, work: Partial<Work> = {}) {
      state = { trial: { ...state.trial, ...trial }, work: { ...state.work, ...work } };
      clearTimeout(timer);
      timer = setTimeout(flush, keepPause);
      for (const listener of listeners) listener();
    },
  };
}

/** The problem behind what was thrown; null where it was stopped on purpose. */
export function troubleOf(cause: unknown): Trouble | null {
  if (isAbort(cause)) return null;
  const retryAfter =
    cause instanceof GraphQLFailure || cause instanceof ApiProblem ? cause.retryAfter : undefined;
  const more = retryAfter === undefined ? {} : { retryAfter };
  if (cause instanceof GraphQLFailure) {
    if (cause.is("UNAUTHENTICATED")) return { kind: "signedOut", detail: "" };
    if (cause.is("INTERNAL")) return { kind: "broken", detail: "" };
    return { kind: "refused", detail: Object.values(cause.fields)[0] ?? cause.userMessage, ...more };
  }
  if (!(cause instanceof ApiProblem)) throw cause;
  if (cause.status === 401) return { kind: "signedOut", detail: "" };
  return { kind: cause.kind, detail: cause.kind === "refused" ? cause.message : "", ...more };
}
