import { ApiProblem, isAbort } from "../../api/problem";
import type { Resume } from "../../api/resume/document";
import type { Length, Tone } from "../../api/resume/engine";
import { type ExportFormat, exportResume, readJob, readResume, tailor } from "../../api/resume/trial";
import { saveFile } from "../../lib/download";
import { emptyTrial, isEmpty, isSettled, keepTrial, loadTrial, type Outcome, type Trial } from "./trial";

/** Bytes of the largest file that a server takes unless its operator allows more. */
const usualLimit = 10 << 20;

/** What is under way or went wrong, by place. It is not kept over a reload. */
export type Work = {
  /** The name of the file that is being read; empty for pasted text. */
  reading: string | null;
  readProblem: Trouble | null;
  jobMissing: boolean;
  tailoring: boolean;
  tailorProblem: Trouble | null;
  deciding: boolean;
  decideProblem: Trouble | null;
  exporting: ExportFormat | null;
  exportProblem: Trouble | null;
  saved: string | null;
  /** What "Start over" cleared, while it can be brought back. */
  cleared: Trial | null;
};

/** A problem as the screen needs it: `missing` and `tooLarge` are found here, all others come from the server. */
export type Trouble = {
  kind: "missing" | "tooLarge" | "refused" | "network" | "broken";
  detail: string;
  retryAfter?: number;
};

export type DeskState = { trial: Trial; work: Work };

const idle: Work = {
  reading: null,
  readProblem: null,
  jobMissing: false,
  tailoring: false,
  tailorProblem: null,
  deciding: false,
  decideProblem: null,
  exporting: null,
  exportProblem: null,
  saved: null,
  cleared: null,
};

const jobPause = 350;
const keepPause = 250;

export type Desk = ReturnType<typeof createDesk>;

/**
 * The desk holds a visitor's trial and does the work on it; screens show its state and call its acts. Every act can
 * be called twice: the second call of one that is under way does nothing, and of two reads the later one counts.
 */
export function createDesk(storage: Storage) {
  let state: DeskState = { trial: loadTrial(storage), work: idle };
  const listeners = new Set<() => void>();
  let keepTimer: ReturnType<typeof setTimeout> | undefined;
  let jobTimer: ReturnType<typeof setTimeout> | undefined;
  let jobCall: AbortController | undefined;
  let readCall: AbortController | undefined;
  let tailorCall: AbortController | undefined;
  let decideCall: AbortController | undefined;
  let lastSource: File | string | undefined;
  let underway: Promise<boolean> = Promise.resolve(false);

  function change(trial: Partial<Trial>, work: Partial<Work> = {}) {
    state = { trial: { ...state.trial, ...trial }, work: { ...state.work, ...work } };
    clearTimeout(keepTimer);
    keepTimer = setTimeout(flush, keepPause);
    for (const listener of listeners) listener();
  }

  function flush() {
    clearTimeout(keepTimer);
    keepTrial(storage, state.trial);
  }

  function read(source: File | string): Promise<boolean> {
    readCall?.abort();
    const call = new AbortController();
    readCall = call;
    lastSource = source;
    change({}, { reading: typeof source === "string" ? "" : source.name, readProblem: null, cleared: null });
    underway = readResume(source, call.signal).then(
      (reading) => {
        if (readCall !== call) return false;
        change({ reading }, { reading: null });
        flush();
        return true;
      },
      (cause) => {
        if (readCall === call && !isAbort(cause))
          change({}, { reading: null, readProblem: readTroubleOf(cause, source) });
        return false;
      },
    );
    return underway;
  }

  function readJobSoon() {
    clearTimeout(jobTimer);
    jobCall?.abort();
    if (!state.trial.job.trim()) {
      change({ jobRead: null });
      return;
    }
    jobTimer = setTimeout(async () => {
      const call = new AbortController();
      jobCall = call;
      // The chips are a help, not a step: when they cannot be had, the text stays and tailoring says what is wrong.
      const jobRead = await readJob(state.trial.job, call.signal).catch(() => undefined);
      if (jobRead && jobCall === call && !call.signal.aborted) change({ jobRead });
    }, jobPause);
  }

  /** Makes the result. Gives true when there is a new one to show. */
  async function tailorNow(): Promise<boolean> {
    if (state.work.tailoring) return false;
    const { trial } = state;
    const nothingYet = !trial.reading && state.work.reading === null && !trial.pasted.trim();
    change(
      {},
      {
        jobMissing: !trial.job.trim(),
        readProblem: nothingYet
          ? (state.work.readProblem ?? { kind: "missing", detail: "" })
          : state.work.readProblem,
        tailorProblem: null,
        cleared: null,
      },
    );
    if (nothingYet || !trial.job.trim()) return false;

    const call = new AbortController();
    tailorCall = call;
    change({}, { tailoring: true });
    try {
      const readFirst = state.work.reading !== null || !trial.reading;
      if (state.work.reading === null && !trial.reading) void read(trial.pasted);
      while (state.work.reading !== null) await underway;
      // A file that was refused stops here, even where an earlier one was read: its problem has to be seen first.
      if (readFirst && state.work.readProblem) return false;
      return await makeOutcome(call.signal);
    } catch (cause) {
      if (!isAbort(cause)) change({}, { tailorProblem: troubleOf(cause) });
      return false;
    } finally {
      change({}, { tailoring: false });
    }
  }

  async function makeOutcome(signal: AbortSignal): Promise<boolean> {
    const { reading, job, tone, length } = state.trial;
    if (!reading || signal.aborted) return false;
    const request = { job, tone, length };
    const tailored = await tailor({ original: reading.document, ...request, takenBack: [] }, signal);
    const outcome: Outcome = {
      reading,
      request,
      tailored,
      changes: tailored.changes,
      takenBack: [],
      applied: [],
    };
    change({ outcome, jobRead: tailored.job }, { decideProblem: null, exportProblem: null, saved: null });
    flush();
    return true;
  }

  function setTaken(id: string, taken: boolean) {
    const { outcome } = state.trial;
    if (!outcome || outcome.takenBack.includes(id) === taken) return;
    const takenBack = taken ? [...outcome.takenBack, id] : outcome.takenBack.filter((other) => other !== id);
    change({ outcome: { ...outcome, takenBack } }, { saved: null });
    void settle();
  }

  /** Brings the result up to the decisions. A later call overtakes an earlier one. */
  async function settle(): Promise<boolean> {
    const { outcome } = state.trial;
    if (!outcome) return false;
    decideCall?.abort();
    if (isSettled(outcome)) {
      change({}, { deciding: false, decideProblem: null });
      return true;
    }
    const call = new AbortController();
    decideCall = call;
    change({}, { deciding: true, decideProblem: null });
    try {
      const original = outcome.reading.document;
      const tailored = await tailor(
        { original, ...outcome.request, takenBack: outcome.takenBack },
        call.signal,
      );
      if (decideCall !== call || !state.trial.outcome) return false;
      change(
        { outcome: { ...state.trial.outcome, tailored, applied: outcome.takenBack } },
        { deciding: false },
      );
      return true;
    } catch (cause) {
      if (decideCall === call && !isAbort(cause))
        change({}, { deciding: false, decideProblem: troubleOf(cause) });
      return false;
    }
  }

  /** Downloads the result as it was decided, never an earlier state of it. */
  async function download(format: ExportFormat): Promise<void> {
    if (state.work.exporting || !state.trial.outcome) return;
    change({}, { exporting: format, exportProblem: null, saved: null });
    try {
      while (state.trial.outcome && !isSettled(state.trial.outcome)) {
        if (!(await settle()) && state.work.decideProblem) return;
      }
      if (!state.trial.outcome) return;
      const { name, file } = await exportResume(state.trial.outcome.tailored.document, format);
      saveFile(name, file);
      change({}, { saved: name });
    } catch (cause) {
      change({}, { exportProblem: troubleOf(cause) });
    } finally {
      change({}, { exporting: null });
    }
  }

  function startOver() {
    for (const call of [readCall, jobCall, tailorCall, decideCall]) call?.abort();
    clearTimeout(jobTimer);
    readCall = undefined;
    lastSource = undefined;
    change(emptyTrial, { ...idle, cleared: isEmpty(state.trial) ? null : state.trial });
    flush();
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    flush,
    read,
    readAgain: () => (lastSource === undefined ? Promise.resolve(false) : read(lastSource)),
    setPasting: (pasting: boolean) => change({ pasting }, { readProblem: null }),
    // A text that was read and then edited has to be read again; a file's reading stays until it is replaced.
    setPasted: (pasted: string) => {
      const stale = state.trial.reading && !state.trial.reading.fileName;
      change({ pasted, ...(stale && { reading: null }) }, { readProblem: null, cleared: null });
    },
    /** The person says what was meant; from here on this is what was read. */
    correct: (document: Resume) => {
      if (state.trial.reading) change({ reading: { ...state.trial.reading, document } });
    },
    setJob: (job: string) => {
      change({ job }, { jobMissing: false, tailorProblem: null, cleared: null });
      readJobSoon();
    },
    setTone: (tone: Tone) => change({ tone }),
    setLength: (length: Length) => change({ length }),
    tailor: tailorNow,
    keep: (id: string) => setTaken(id, false),
    takeBack: (id: string) => setTaken(id, true),
    settle,
    download,
    startOver,
    undoStartOver: () => {
      if (state.work.cleared) change(state.work.cleared, { cleared: null });
    },
  };
}

/** A server that refuses a large file may hang up before it was sent whole, which looks like a lost network. */
function readTroubleOf(cause: unknown, source: File | string): Trouble {
  const trouble = troubleOf(cause);
  const large = source instanceof File && source.size > usualLimit;
  return trouble.kind === "network" && large ? { kind: "tooLarge", detail: "" } : trouble;
}

function troubleOf(cause: unknown): Trouble {
  if (!(cause instanceof ApiProblem)) throw cause;
  return {
    kind: cause.kind,
    detail: cause.message,
    ...(cause.retryAfter !== undefined && { retryAfter: cause.retryAfter }),
  };
}
