/** What the engines tell about a posting, a match and a change, as the server writes it in JSON. */

export type Requirement = {
  id: string;
  class: "must" | "nice" | "duty";
  kind: "skill" | "years" | "credential" | "education" | "language" | "location" | "permit";
  text: string;
  terms: string[];
};

export type Job = {
  title: string;
  company: string;
  location: string;
  years: number;
  requirements: Requirement[];
};

/** The person's word on one requirement, named by its text: another class, or "" where it is none. */
export type Correction = { text: string; class: Requirement["class"] | "" };

/** One line that shows a skill. `start` and `end` are byte offsets in `text` as UTF-8. */
export type Proof = { path: string; text: string; start: number; end: number; grade: string; weight: number };

export type SkillMatch = {
  skill: string;
  relevance: number;
  suggestion: string | null;
  status: "MATCHED" | "RELATED" | "MISSING";
  required: boolean;
  evidence: string[] | null;
  asked: string;
  strength: number;
  points: number;
  maxPoints: number;
  proof?: Proof[];
};

/** How well a resume shows a skill. Only what was used in work, or follows from what was, is PROVEN. */
export type Standing = "PROVEN" | "LISTED" | "SUMMARY" | "SLIGHT" | "CLOSE" | "MISSING";

/**
 * Whether a line of this grade proves a skill: it was used, or follows from one that was. The grades are the engine's
 * (internal/engine/match): it gives a skill that only stands in a list 0.3 of its weight, and one that was used up
 * to all of it.
 */
export function provesByWork(grade: string): boolean {
  return grade === "used" || grade === "implied";
}

/** The standing of a skill by its best line, which comes first. */
export function standingOf({ status, proof }: Pick<SkillMatch, "status" | "proof">): Standing {
  if (status === "MISSING") return "MISSING";
  if (status === "RELATED") return "CLOSE";
  const grade = proof?.[0]?.grade ?? "";
  if (provesByWork(grade)) return "PROVEN";
  switch (grade) {
    case "listed":
      return "LISTED";
    case "summary":
      return "SUMMARY";
    case "qualified":
      return "SLIGHT";
    default:
      return "CLOSE";
  }
}

export type ScorePart = { name: string; points: number; maxPoints: number; explanation: string };
export type KnockOut = { kind: string; asked: string; met: boolean; unclear?: boolean; message: string };

/** The analysis of one resume for one posting. Scores are 0 to 100; `unscored` says why there is none. */
export type Report = {
  formulaVersion: string;
  /** Null where there is no score. */
  matchScore: number | null;
  unscored?: string;
  skillsMatch: SkillMatch[] | null;
  suggestedImprovements: { section: string; text: string }[] | null;
  scoreParts: ScorePart[] | null;
  knockOuts: KnockOut[] | null;
  /** The score now, and the points for what the resume does not show, or not in full. */
  figures: { now: number; newSkills: number };
  years: number;
  yearsAsked: number;
};

/** One change that tailoring made. `path` is the place in the original document. */
export type Change = {
  id: string;
  section: string;
  kind: string;
  path: string;
  before: string | null;
  after: string | null;
  reason: string;
  evidence: string[] | null;
  points: number;
  order?: string[];
};

/**
 * What a person decided about a result: changes left out, their own words in place of a new text, by the change's id,
 * and their answers about what the resume does not show.
 */
export type Decisions = { takenBack: string[]; edits: Record<string, string>; answers: Answer[] };

/** A question about one requirement, which names it. `points` is what the score gains at most. */
export type Question = {
  requirement: string;
  kind: "EVIDENCE" | "HOLDING" | "CONDITION";
  text: string;
  why: string;
  term: string;
  required: boolean;
  points: number;
  /** Where a line may stand in the original, the likeliest first; none for a condition. */
  places: { path: string; label: string }[];
  /** The person's earlier answer to this. It is offered again; after a NO, the question isn't asked. */
  fact?: Recalled | null;
};

/** A kept answer that fits a question; a LINE has words, and the place in this resume that fits them best. */
export type Recalled = {
  id: string;
  reply: "LINE" | "YES" | "NO";
  text?: string | null;
  place?: string | null;
  path?: string | null;
  saidAt: string;
};

/** The person's word on one requirement. A LINE has a path and a text, and is printed; the others have neither. */
export type Answer = { requirement: string; reply: "LINE" | "YES" | "NO"; path?: string; text?: string };

/** Something that the person's own words claim and their resume does not say. */
export type Finding = { kind: string; value: string; severity: string; line: string; message: string };

/** How to tailor. The switches say what may be changed; `emphasizeSkills` come first where the resume supports them. */
export type Options = {
  tone: Tone;
  length: Length;
  rewriteSummary: boolean;
  rewriteBullets: boolean;
  reorderSections: boolean;
  emphasizeSkills: string[];
};

export const tones = ["PROFESSIONAL", "CONFIDENT", "FRIENDLY", "CONCISE"] as const;
export const lengths = ["KEEP", "ONE_PAGE", "TWO_PAGES"] as const;
export type Tone = (typeof tones)[number];
export type Length = (typeof lengths)[number];
