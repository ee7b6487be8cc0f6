import { askResume, orNull } from "../graphql";
import type { Resume } from "./document";
import type { Answer, Change, Correction, Decisions, Job, Options, Report } from "./engine";
import {
  CreateJobDescriptionDocument,
  CreateResumeDocument,
  CreateResumeVersionDocument,
  DecideChangesDocument,
  GenerateOptimizedResumeDocument,
  JobDescriptionDocument,
  OptimizedResumeDocument,
  type OptimizedVersionFragment,
  ResumeDocument,
  UpdateJobDescriptionDocument,
} from "./operations.gen";
import type { Tailored } from "./trial";

/** An optimised version that the server keeps, with what it was made from and for. */
export type Optimized = {
  resumeId: string;
  versionId: string;
  versionNumber: number;
  baseId: string;
  /** "" where the job description was deleted. */
  jobId: string;
  jobText: string;
  /** It was sent to an employer, so it does not change any more. */
  sent: boolean;
  options: Options;
  tailored: Tailored;
  decisions: Decisions;
};

/** Keeps a document as a new resume. A repeated key gives the first one. */
export async function keepResume(
  title: string,
  document: Resume,
  requestKey: string,
): Promise<{ resumeId: string; versionId: string }> {
  const { createResume } = await askResume(CreateResumeDocument, { input: { title, document, requestKey } });
  return { resumeId: createResume.id, versionId: createResume.latest.id };
}

/** Keeps a corrected document as the next version of a resume. A repeated key gives the first one. */
export async function keepVersion(
  resumeId: string,
  document: Resume,
  requestKey: string,
): Promise<{ resumeId: string; versionId: string }> {
  const { createResumeVersion } = await askResume(CreateResumeVersionDocument, {
    input: { resumeId, document, requestKey },
  });
  return { resumeId, versionId: createResumeVersion.id };
}

export type KeptResume = {
  resumeId: string;
  versionId: string;
  title: string;
  fileName?: string;
  document: Resume;
};

/** A kept resume's newest version; null where there is no such resume. */
export async function newestVersion(resumeId: string): Promise<KeptResume | null> {
  const resume = (await orNull(askResume(ResumeDocument, { id: resumeId })))?.resume;
  if (!resume) return null;
  const fileName = resume.upload?.fileName;
  return {
    resumeId,
    versionId: resume.latest.id,
    title: resume.title,
    document: resume.document,
    ...(fileName && { fileName }),
  };
}

export type JobInput = {
  title: string;
  company: string;
  location: string;
  description: string;
  corrections: Correction[];
};

/** Keeps a job description, a new one or in the place of `id`. A repeated key gives the first one. Gives its id. */
export async function keepJob(job: JobInput, requestKey: string, id?: string): Promise<string> {
  const input = { ...job, corrections: job.corrections.map(toCorrection) };
  if (id) {
    const { updateJobDescription } = await askResume(UpdateJobDescriptionDocument, { id, input });
    return updateJobDescription.id;
  }
  const { createJobDescription } = await askResume(CreateJobDescriptionDocument, {
    input: { ...input, requestKey },
  });
  return createJobDescription.id;
}

/** A kept job description's text and corrections; null where there is no such one. */
export async function keptJob(
  id: string,
): Promise<{ title: string; company: string; description: string; corrections: Correction[] } | null> {
  const job = (await orNull(askResume(JobDescriptionDocument, { id })))?.jobDescription;
  if (!job) return null;
  return {
    title: job.title,
    company: job.company ?? "",
    description: job.description,
    corrections: job.corrections.map((c) => ({
      text: c.text,
      class: c.class === "NONE" ? "" : (c.class.toLowerCase() as Correction["class"]),
    })),
  };
}

type Run = { versionId: string; jobId: string; options: Options; decisions: Decisions; requestKey: string };

/** Makes an optimised version. Progress is sent on /api/events under the key; a repeated key gives the first one. */
export async function optimize(run: Run): Promise<Optimized> {
  const { generateOptimizedResume } = await askResume(GenerateOptimizedResumeDocument, {
    input: {
      resumeVersionId: run.versionId,
      jobDescriptionId: run.jobId,
      options: run.options,
      requestKey: run.requestKey,
      ...toDecisions(run.decisions),
    },
  });
  return fromVersion(generateOptimizedResume);
}

/** Makes an optimised version anew with other decisions. */
export async function decide(versionId: string, decisions: Decisions): Promise<Optimized> {
  const input = { resumeVersionId: versionId, ...toDecisions(decisions) };
  const { decideChanges } = await askResume(DecideChangesDocument, { input });
  return fromVersion(decideChanges);
}

/** An optimised version as it stands; null where there is no such one, or it was not optimised. */
export async function optimized(id: string): Promise<Optimized | null> {
  const resumeVersion = (await orNull(askResume(OptimizedResumeDocument, { id })))?.resumeVersion;
  return resumeVersion?.optimization ? fromVersion(resumeVersion) : null;
}

function toCorrection({ text, class: name }: Correction) {
  const upper = { must: "MUST", nice: "NICE", duty: "DUTY", "": "NONE" } as const;
  return { text, class: upper[name] };
}

function toDecisions({ takenBack, edits, answers }: Decisions) {
  return { takenBack, edits: Object.entries(edits).map(([changeId, text]) => ({ changeId, text })), answers };
}

function fromVersion(version: OptimizedVersionFragment): Optimized {
  const made = version.optimization;
  if (!made) throw new Error("the version was not optimised");
  const after = made.after?.report ?? unscored;
  return {
    resumeId: version.resumeId,
    versionId: version.id,
    versionNumber: version.versionNumber,
    baseId: made.base.id,
    jobId: made.jobDescription?.id ?? "",
    jobText: made.jobDescription?.description ?? "",
    sent: version.sentTo.length > 0,
    options: {
      tone: made.tone,
      length: made.length,
      rewriteSummary: made.rewriteSummary,
      rewriteBullets: made.rewriteBullets,
      reorderSections: made.reorderSections,
      emphasizeSkills: made.emphasizeSkills,
    },
    tailored: {
      original: made.base.document,
      document: version.document,
      job: made.jobDescription?.reading ?? noJob,
      before: made.before?.report ?? after,
      after,
      changes: made.proposed.map(({ order, ...change }): Change => ({ ...change, ...(order && { order }) })),
      notes: made.notes,
      findings: made.findings,
      questions: made.questions,
    },
    decisions: {
      takenBack: made.takenBack,
      edits: Object.fromEntries(made.edits.map((edit) => [edit.changeId, edit.text])),
      answers: made.answers.map(
        ({ requirement, reply, path, text }): Answer =>
          reply === "LINE"
            ? { requirement, reply, path: path ?? "", text: text ?? "" }
            : { requirement, reply },
      ),
    },
  };
}

const noJob: Job = { title: "", company: "", location: "", years: 0, requirements: [] };

/** For a version whose analyses went with the job description that they were for. */
const unscored: Report = {
  formulaVersion: "",
  matchScore: null,
  unscored: "The job description was deleted.",
  skillsMatch: [],
  suggestedImprovements: [],
  scoreParts: [],
  knockOuts: [],
  figures: { now: 0, newSkills: 0 },
  years: 0,
  yearsAsked: 0,
};
