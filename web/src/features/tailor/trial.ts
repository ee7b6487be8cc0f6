import type { Style } from "../../api/resume/document";
import type { Change, Correction, Decisions, Job, Options, Requirement } from "../../api/resume/engine";
import type { Reading, Tailored } from "../../api/resume/trial";
import { newKey } from "../../lib/keys";
import { keys } from "../../lib/storage";

/** What was read, and where the server keeps it: nowhere for a visitor. */
export type Source = Reading & {
  kept?: { resumeId: string; versionId: string };
  /** The person corrected it since it was read or kept. */
  corrected?: boolean;
  /** Names the file that it was read from, which the tab may still hold. */
  fileKey?: string;
  /** The server keeps the file itself, not only what was read of it. */
  uploaded?: boolean;
};

/** One person's work: what went in, what came out, and what was decided. Kept in this tab only. */
export type Trial = {
  /** Names this work in requests, so that one that is sent twice does nothing twice. */
  id: string;
  reading: Source | null;
  /** The text box for a resume; read when asked to. */
  pasted: string;
  pasting: boolean;
  job: string;
  /** What the job text asks for, as last read; null until then. */
  jobRead: Job | null;
  corrections: Correction[];
  /** The job description that the server keeps for this work. */
  keptJob: KeptJob | null;
  options: Options;
  outcome: Outcome | null;
  /** How its files are to look, where the person chose another look than the resume's own. */
  style?: Style;
  /** Tailoring was under way when this was written: a reload goes on with it. */
  running: boolean;
};

/** A kept job description; `content` names what it holds, `title` and `company` say which job it is. */
export type KeptJob = { id: string; content: string; title: string; company: string };

export type Request = { job: string; corrections: Correction[]; options: Options };

/** A result and the decisions about it. */
export type Outcome = {
  /** The reading that was tailored, which may be older than the trial's. */
  reading: Source;
  request: Request;
  tailored: Tailored;
  /** Every change that was proposed, also those since taken back. */
  changes: Change[];
  decisions: Decisions;
  /** The decisions that `tailored` was made with; behind `decisions` while a request is under way. */
  applied: Decisions;
  /** The version that the server keeps; missing for a visitor. */
  version?: { id: string; resumeId: string; number: number; sent: boolean };
};

export const usualOptions: Options = {
  tone: "PROFESSIONAL",
  length: "KEEP",
  rewriteSummary: true,
  rewriteBullets: true,
  reorderSections: true,
  emphasizeSkills: [],
};

export const noDecisions: Decisions = { takenBack: [], edits: {}, answers: [] };

export function newTrial(): Trial {
  return {
    id: newKey(),
    reading: null,
    pasted: "",
    pasting: false,
    job: "",
    jobRead: null,
    corrections: [],
    keptJob: null,
    options: usualOptions,
    outcome: null,
    running: false,
  };
}

/** Where a trial is kept: the tab's own storage, or what stands in for it. */
export type Place = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const version = 2;

/** Everybody has a place of their own in a tab: a visitor never sees what a member left there. */
const placeOf = (user: string | null) => (user ? `${keys.trial}:${user}` : keys.trial);

/** Reads the tab's trial of a user, or of the visitor; what is missing, damaged or of another version is a new one. */
export function loadTrial(storage: Place, user: string | null): Trial {
  try {
    const kept: unknown = JSON.parse(storage.getItem(placeOf(user)) ?? "null");
    if (kept && typeof kept === "object" && "version" in kept && kept.version === version && "trial" in kept)
      return withAnswers({ ...newTrial(), ...(kept.trial as Trial) });
  } catch {
    // Unreadable or switched off: start empty.
  }
  return newTrial();
}

/** What was kept before questions were asked has no answers. */
function withAnswers(trial: Trial): Trial {
  const { outcome } = trial;
  if (!outcome) return trial;
  return {
    ...trial,
    outcome: {
      ...outcome,
      decisions: { ...noDecisions, ...outcome.decisions },
      applied: { ...noDecisions, ...outcome.applied },
    },
  };
}

/** Keeps the trial for a reload. Storage that is full or switched off costs only that. */
export function keepTrial(storage: Place, user: string | null, trial: Trial): void {
  try {
    if (isEmpty(trial)) storage.removeItem(placeOf(user));
    else storage.setItem(placeOf(user), JSON.stringify({ version, trial }));
  } catch {
    // The page works on without.
  }
}

export function isEmpty(trial: Trial): boolean {
  return !trial.reading && !trial.pasted && !trial.job && !trial.outcome;
}

/** A change as the page shows it; `own` where its new text is the person's. */
export type ShownChange = Change & { own?: boolean };

/** Says whether a result shows every decision that was made about it. */
export function isSettled({ decisions, applied }: Outcome): boolean {
  return decided(decisions) === decided(applied);
}

/** The same text for the same decisions, in whatever order they were made. */
function decided({ takenBack, edits, answers }: Decisions): string {
  return JSON.stringify([[...takenBack].sort(), Object.entries(edits).sort(), answers]);
}

export type Asked = Requirement & {
  /** The class as it was read, where the person changed it. */
  was?: Requirement["class"];
};

/** What the job asks for with the person's word on it; `left` are those that they said are none. */
export function correctedJob(job: Job, corrections: Correction[]): { asked: Asked[]; left: Requirement[] } {
  const asked: Asked[] = [];
  const left: Requirement[] = [];
  for (const requirement of job.requirements) {
    const word = corrections.find((c) => c.text === requirement.text);
    if (!word || word.class === requirement.class) asked.push(requirement);
    else if (word.class === "") left.push(requirement);
    else asked.push({ ...requirement, class: word.class, was: requirement.class });
  }
  return { asked, left };
}
