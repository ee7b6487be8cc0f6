import type { Progress } from "../../api/eventStream";
import type { Resume, Style } from "../../api/resume/document";
import type { Correction, Options } from "../../api/resume/engine";
import { lossesOf } from "../../api/resume/readback";
import { type ExportFormat, readJob } from "../../api/resume/trial";
import { made } from "../../i18n/made";
import { tailorText, tailorToasts } from "../../i18n/tailor";
import { saveFile } from "../../lib/download";
import { toast } from "../../ui/toast";
import { visitorBackend } from "./backend";
import { createDecisions } from "./decisions";
import { holdFile, sourceOf } from "./files";
import { memberBackend } from "./member";
import { createOpening, type Wanted } from "./opening";
import { hold, idle, type Trouble, troubleOf } from "./state";
import {
  isEmpty,
  isSettled,
  keepTrial,
  loadTrial,
  newTrial,
  noDecisions,
  type Place,
  type Source,
  type Trial,
} from "./trial";

export type { TailorState, Trouble, Work } from "./state";

const jobPause = 350;

export type TailorSession = ReturnType<typeof createTailorSession>;

/**
 * The session holds a person's trial and does the work on it, for a user or for the visitor (null); screens show its state
 * and call its acts. Every act can be called twice: the second call of one that is under way does nothing, and of two
 * reads the later one counts. `limit` gives the bytes that a file may have.
 */
export function createTailorSession(storage: Place, user: string | null, limit: () => number) {
  const held = hold(storage, user, takeUp(storage, user));
  const { change, flush } = held;
  const backend = user ? memberBackend : visitorBackend;
  let jobTimer: ReturnType<typeof setTimeout> | undefined;
  let jobCall: AbortController | undefined;
  let readCall: AbortController | undefined;
  let tailorCall: AbortController | undefined;
  let lastSource: File | string | undefined;
  let runKey: string | undefined;
  let underway: Promise<boolean> = Promise.resolve(false);

  const decisions = createDecisions(held, backend);
  const opening = createOpening(held, () => readJobNow());

  function read(source: File | string): Promise<boolean> {
    readCall?.abort();
    const call = new AbortController();
    readCall = call;
    lastSource = source;
    const name = typeof source === "string" ? "" : source.name;
    const of = source instanceof File ? { file: source.name } : {};
    if (source instanceof File && source.size > limit()) {
      change({}, { reading: null, readProblem: { kind: "tooLarge", detail: "", ...of }, cleared: null });
      return Promise.resolve(false);
    }
    change({}, { reading: name, sent: null, readProblem: null, openProblem: null, cleared: null });
    const onSent = (sent: number) => {
      if (readCall === call) change({}, { sent });
    };
    underway = backend.read(held.get().trial.id, source, onSent, call.signal).then(
      (reading) => {
        if (readCall !== call) return false;
        take(source instanceof File ? { ...reading, fileKey: holdFile(source) } : reading);
        if (reading.kept) toast({ ...made.resume, variant: "success" });
        return true;
      },
      (cause) => {
        const trouble = troubleOf(cause);
        if (readCall === call && trouble)
          change({}, { reading: null, sent: null, readProblem: { ...trouble, ...of } });
        return false;
      },
    );
    return underway;
  }

  function take(reading: Source) {
    change({ reading }, { reading: null, sent: null });
    flush();
  }

  function readJobSoon() {
    clearTimeout(jobTimer);
    jobCall?.abort();
    if (!held.get().trial.job.trim()) change({ jobRead: null });
    else jobTimer = setTimeout(readJobNow, jobPause);
  }

  async function readJobNow() {
    const call = new AbortController();
    jobCall = call;
    // The chips are a help, not a step: when they cannot be had, the text stays and tailoring says what is wrong.
    const jobRead = await readJob(held.get().trial.job, call.signal).catch(() => undefined);
    if (jobRead && jobCall === call && !call.signal.aborted) change({ jobRead });
  }

  /** Makes the result. Gives true when there is a new one to show. */
  async function tailor(): Promise<boolean> {
    const { trial, work } = held.get();
    if (work.tailoring) return false;
    const nothingYet = !trial.reading && work.reading === null && !trial.pasted.trim();
    const missing: Trouble = { kind: "missing", detail: "" };
    change(
      { running: false },
      {
        jobMissing: !trial.job.trim(),
        readProblem: nothingYet ? (work.readProblem ?? missing) : work.readProblem,
        tailorProblem: null,
        cleared: null,
      },
    );
    if (nothingYet || !trial.job.trim()) return false;

    const call = new AbortController();
    tailorCall = call;
    change({ running: true }, { tailoring: true, reported: [] });
    flush();
    try {
      return (await readFirst()) && (await makeOutcome(call.signal));
    } catch (cause) {
      const tailorProblem = troubleOf(cause);
      change({}, { tailorProblem });
      if (user && tailorProblem) {
        const description = (cause instanceof Error && cause.message) || tailorText.problem.network;
        toast({ title: tailorToasts.failed, description, variant: "destructive" });
      }
      return false;
    } finally {
      if (tailorCall === call) {
        // An answer that was lost, by a reload as well, is asked for again by whoever opens the page next.
        change({ running: held.get().work.tailorProblem?.kind === "network" }, { tailoring: false });
        flush();
      }
    }
  }

  /** A file that was refused stops here, even where an earlier one was read: its problem has to be seen first. */
  async function readFirst(): Promise<boolean> {
    const now = held.get();
    if (now.work.reading === null && now.trial.reading) return true;
    if (now.work.reading === null) void read(now.trial.pasted);
    while (held.get().work.reading !== null) await underway;
    return held.get().work.readProblem === null;
  }

  async function makeOutcome(signal: AbortSignal): Promise<boolean> {
    const { id, reading, job, corrections, options, keptJob, outcome: earlier } = held.get().trial;
    if (!reading || signal.aborted) return false;
    const request = { job, corrections, options };
    // Other options make other changes; what the person answered about this job stays answered.
    const same = earlier?.request.job === job && sameWords(earlier.reading, reading);
    const answers = same ? earlier.decisions.answers : [];
    const outcome = await backend.tailor(
      { id, reading, keptJob, request, decisions: { ...noDecisions, answers } },
      {
        onReading: (kept) => !signal.aborted && change({ reading: kept }),
        onJob: (kept) => {
          if (signal.aborted) return;
          change({ keptJob: kept });
          if (kept.id !== keptJob?.id) toast({ ...made.job, variant: "success" });
        },
        onRun: (key) => {
          runKey = key;
        },
      },
      signal,
    );
    if (signal.aborted) return false;
    change(
      { outcome, jobRead: outcome.tailored.job },
      { decideProblem: null, exportProblem: null, saved: null },
    );
    if (outcome.version) toast({ ...tailorToasts.done, variant: "success" });
    void decisions.settle();
    void readJobNow();
    return true;
  }

  /** Takes what the server tells about a run; only the session's own is shown. */
  function follow(progress: Progress) {
    if (!held.get().work.tailoring || progress.requestKey !== runKey) return;
    change({}, { reported: [...held.get().work.reported, progress] });
  }

  /** Keeps a visitor's result that came along through signing in. */
  async function adopt(): Promise<void> {
    const { id, outcome, style } = held.get().trial;
    if (!user || !outcome || outcome.version || held.get().work.opening) return;
    change({}, { opening: true, openProblem: null });
    try {
      const kept = await memberBackend.tailor(
        {
          id,
          reading: style ? inStyle(outcome.reading, style) : outcome.reading,
          keptJob: held.get().trial.keptJob,
          request: outcome.request,
          decisions: outcome.decisions,
        },
        {
          onReading: (reading) => sameWords(outcome.reading, held.get().trial.reading) && change({ reading }),
          onJob: (keptJob) => change({ keptJob }),
          onRun: () => undefined,
        },
        new AbortController().signal,
      );
      const now = held.get().trial.outcome;
      if (!now) return;
      change({ outcome: { ...kept, decisions: now.decisions } });
      flush();
      void decisions.settle();
    } catch (cause) {
      change({}, { openProblem: troubleOf(cause) });
    } finally {
      change({}, { opening: false });
    }
  }

  /**
   * Downloads the result as it was decided, never an earlier state of it. A file that does not read back whole is held
   * back with its losses, until the person accepts them.
   */
  async function download(format: ExportFormat, acceptLosses = false): Promise<void> {
    if (held.get().work.exporting || !held.get().trial.outcome) return;
    change({}, { exporting: format, exportProblem: null, losses: null, saved: null });
    try {
      if (user && !held.get().trial.outcome?.version) await adopt();
      if (!(await decisions.settle())) return;
      const { outcome, style } = held.get().trial;
      if (!outcome || !isSettled(outcome)) return;
      const { name, file } = await (outcome.version ? memberBackend : visitorBackend).exportFile(
        outcome,
        format,
        { ...(style && { style }), acceptLosses },
      );
      saveFile(name, file);
      change({}, { saved: name });
    } catch (cause) {
      const losses = lossesOf(cause);
      change({}, losses ? { losses: { format, losses } } : { exportProblem: troubleOf(cause) });
    } finally {
      change({}, { exporting: null });
    }
  }

  /** Keeps what was corrected in the review; what cannot be kept now is kept when tailoring. */
  async function moveOn(): Promise<void> {
    const { reading } = held.get().trial;
    if (!reading?.corrected) return;
    const kept = await backend.keep(reading).catch(() => reading);
    if (held.get().trial.reading === reading) change({ reading: kept });
  }

  function startOver() {
    for (const call of [readCall, jobCall, tailorCall]) call?.abort();
    clearTimeout(jobTimer);
    readCall = undefined;
    tailorCall = undefined;
    lastSource = undefined;
    const { trial } = held.get();
    change(newTrial(), { ...idle, cleared: isEmpty(trial) ? null : { ...trial, running: false } });
    flush();
  }

  /** Does again what failed for a reason that is over now: a lost network, an ended session. */
  function retry(kind: Trouble["kind"]) {
    const { work } = held.get();
    if (work.readProblem?.kind === kind && lastSource !== undefined) void read(lastSource);
    if (work.decideProblem?.kind === kind) void decisions.settle();
    if (work.openProblem?.kind === kind) void adopt();
  }

  function setCorrections(corrections: Correction[]) {
    change({ corrections }, { tailorProblem: null });
  }

  return {
    user,
    subscribe: held.subscribe,
    state: held.get,
    flush,
    rest: held.rest,
    read,
    readAgain: () => (lastSource === undefined ? Promise.resolve(false) : read(lastSource)),
    take: (reading: Source) => {
      readCall?.abort();
      take(reading);
      change({ pasting: false }, { readProblem: null });
    },
    moveOn,
    setPasting: (pasting: boolean) => change({ pasting }, { readProblem: null }),
    // A text that was read and then edited has to be read again; a file's reading stays until it is replaced.
    setPasted: (pasted: string) => {
      const { reading } = held.get().trial;
      const stale = reading && !reading.fileName;
      change({ pasted, ...(stale && { reading: null }) }, { readProblem: null, cleared: null });
    },
    /** The person says what was meant at a path; from here on this is what was read. */
    correct: (document: Resume, path: string) => {
      const { reading } = held.get().trial;
      if (reading) change({ reading: { ...withChecked(reading, [path]), document, corrected: true } });
    },
    /** What was read, as the person put it right: the whole of it. */
    reread: (reading: Source) => change({ reading }),
    /** The person looked at what was read at these paths, and says that it is right. */
    confirm: (paths: string[]) => {
      const { reading } = held.get().trial;
      if (reading) change({ reading: withChecked(reading, paths) });
    },
    fileOf: sourceOf,
    setJob: (job: string) => {
      change({ job }, { jobMissing: false, tailorProblem: null, cleared: null });
      readJobSoon();
    },
    /** The person's word on a requirement: another class, or "" where it is none. */
    correctRequirement: (text: string, name: Correction["class"]) =>
      setCorrections([...held.get().trial.corrections.filter((c) => c.text !== text), { text, class: name }]),
    undoCorrection: () => setCorrections(held.get().trial.corrections.slice(0, -1)),
    setOptions: (options: Partial<Options>) =>
      change({ options: { ...held.get().trial.options, ...options } }),
    tailor,
    follow,
    adopt,
    ...decisions,
    download,
    refuseLosses: () => change({}, { losses: null }),
    setStyle: (style: Style) => change({ style }),
    retry,
    open: (wanted: Wanted) => opening(wanted),
    startOver,
    undoStartOver: () => {
      const { cleared } = held.get().work;
      if (cleared) change(cleared, { cleared: null });
    },
  };
}

/** A user's own work in this tab, or what they did as a visitor before they signed in. */
function takeUp(storage: Place, user: string | null): Trial {
  const visitors = user ? loadTrial(storage, null) : null;
  if (!user || !visitors || isEmpty(visitors)) return loadTrial(storage, user);
  keepTrial(storage, user, visitors);
  keepTrial(storage, null, newTrial());
  return visitors;
}

/** A reading whose document has the look that was chosen for its files, so that letters have it, too. */
function inStyle(reading: Source, style: Style): Source {
  const { document } = reading;
  const { meta } = document;
  const vitae = { ...meta?.vitae, style: { ...meta?.vitae?.style, ...style } };
  return { ...reading, document: { ...document, meta: { ...meta, vitae } } };
}

/** A reading in which the fields of some paths need no look any more. */
function withChecked(reading: Source, paths: string[]): Source {
  const { fields } = reading;
  if (!fields) return reading;
  return {
    ...reading,
    fields: fields.map((field) => (paths.includes(field.path) ? { ...field, checked: true } : field)),
  };
}

function sameWords(a: Source, b: Source | null): boolean {
  return b !== null && JSON.stringify(a.document) === JSON.stringify(b.document);
}
