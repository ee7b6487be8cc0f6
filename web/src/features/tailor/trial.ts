import type { Change, Job, Length, Tone } from "../../api/resume/engine";
import type { Reading, Tailored } from "../../api/resume/trial";

/** A visitor's work: what went in, what came out, and what was decided. Kept in this tab only. */
export type Trial = {
  reading: Reading | null;
  /** The text box for a resume; read when asked to. */
  pasted: string;
  pasting: boolean;
  job: string;
  /** What the job text asks for, as last read; null until then. */
  jobRead: Job | null;
  tone: Tone;
  length: Length;
  outcome: Outcome | null;
};

/** A result and the decisions about it. */
export type Outcome = {
  /** The reading that was tailored, which may be older than the trial's. */
  reading: Reading;
  request: { job: string; tone: Tone; length: Length };
  tailored: Tailored;
  /** Every change that was proposed, also those since taken back. */
  changes: Change[];
  takenBack: string[];
  /** The decisions that `tailored` was made with; behind `takenBack` while a request is under way. */
  applied: string[];
};

export const emptyTrial: Trial = {
  reading: null,
  pasted: "",
  pasting: false,
  job: "",
  jobRead: null,
  tone: "PROFESSIONAL",
  length: "KEEP",
  outcome: null,
};

const key = "vitae.trial";
const version = 1;

/** Reads the tab's trial; what is missing, damaged or of another version is an empty trial. */
export function loadTrial(storage: Storage): Trial {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? "null");
    if (
      kept &&
      typeof kept === "object" &&
      "version" in kept &&
      kept.version === version &&
      "trial" in kept
    ) {
      return { ...emptyTrial, ...(kept.trial as Trial) };
    }
  } catch {
    // Unreadable or switched off: start empty.
  }
  return emptyTrial;
}

/** Keeps the trial for a reload. Storage that is full or switched off costs only that. */
export function keepTrial(storage: Storage, trial: Trial): void {
  try {
    if (isEmpty(trial)) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ version, trial }));
  } catch {
    // The page works on without.
  }
}

export function isEmpty(trial: Trial): boolean {
  return !trial.reading && !trial.pasted && !trial.job && !trial.outcome;
}

/** Says whether a result shows every decision that was made about it. */
export function isSettled(outcome: Outcome): boolean {
  return (
    outcome.applied.length === outcome.takenBack.length &&
    outcome.applied.every((id) => outcome.takenBack.includes(id))
  );
}
