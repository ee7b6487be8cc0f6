import { ApiProblem } from "../../api/problem";
import type { Correction } from "../../api/resume/engine";
import { exportVersion } from "../../api/resume/exports";
import {
  decide,
  keepJob,
  keepResume,
  keepVersion,
  keptJob,
  newestVersion,
  type Optimized,
  optimize,
  optimized,
} from "../../api/resume/optimize";
import { readJob, readResume } from "../../api/resume/trial";
import { upload } from "../../api/resume/uploads";
import { tailorText as text } from "../../i18n/tailor";
import { nameOf } from "../../lib/keys";
import type { Along, Backend, Run } from "./backend";
import { heldFile } from "./files";
import type { KeptJob, Outcome, Source } from "./trial";

/**
 * For members: everything is kept, each step once. Requests are named by the work and their content, so that one that
 * is sent again after a lost answer, a reload or in a copy of the tab gives what the first one made.
 */
export const memberBackend: Backend = {
  async read(id, source, onSent, signal) {
    if (typeof source === "string") {
      const reading = await readResume(source, signal);
      return keepReading(id, reading);
    }
    const requestKey = fileRequest(id, source);
    const {
      resumeId,
      versionId,
      title: _title,
      ...read
    } = await upload(source, { requestKey, onSent, signal });
    return { fileName: source.name, notPlaced: [], ...read, kept: { resumeId, versionId }, uploaded: true };
  },

  async keep(reading) {
    if (!reading.kept || !reading.corrected) return reading;
    const { resumeId, versionId } = reading.kept;
    const key = `${versionId}-as-${nameOf(reading.document)}`;
    const { corrected: _, ...rest } = reading;
    return { ...rest, kept: await keepVersion(resumeId, reading.document, key) };
  },

  async tailor(run, along, signal) {
    const reading = await kept(run, along);
    const job = await keptJobOf(run, along, signal);
    const { options } = run.request;
    const { versionId = "" } = reading.kept ?? {};
    const requestKey = `${run.id}-run-${nameOf([versionId, job.id, job.content, options])}`;
    along.onRun(requestKey);
    const made = await optimize({ versionId, jobId: job.id, options, decisions: run.decisions, requestKey });
    return { ...toOutcome(made, reading), request: run.request, decisions: run.decisions };
  },

  async decide({ version }, decisions) {
    const made = await decide(version?.id ?? "", decisions);
    return { tailored: made.tailored, applied: decisions };
  },

  exportFile: ({ version }, format, how) => exportVersion(version?.id ?? "", format, how),
};

/** The reading as the server keeps it, corrections and all. */
async function kept({ id, reading }: Run, { onReading }: Along): Promise<Source> {
  const now = reading.kept ? await memberBackend.keep(reading) : await keepReading(id, reading);
  if (now !== reading) onReading(now);
  return now;
}

/** Keeps a reading: with its file where the tab still has it, as after signing up, else what was read alone. */
async function keepReading(id: string, reading: Source): Promise<Source> {
  const { corrected: _, ...rest } = reading;
  const { document, fileName } = reading;
  const withFile = await keepFile(id, reading);
  if (withFile) return { ...rest, kept: withFile, uploaded: true };
  const title =
    fileName ??
    ([document.basics.name, document.basics.label].filter(Boolean).join(", ") || text.resume.pastedName);
  return {
    ...rest,
    kept: await keepResume(title.slice(0, 200), document, `${id}-resume-${nameOf(document)}`),
  };
}

/** Keeps the file of a reading, and what was corrected of it as a version. Null: the tab has none, or the account takes none. */
async function keepFile(id: string, reading: Source): Promise<Source["kept"] | null> {
  const file = heldFile(reading);
  if (!file) return null;
  try {
    const { resumeId, versionId, document } = await upload(file, { requestKey: fileRequest(id, file) });
    if (nameOf(document) === nameOf(reading.document)) return { resumeId, versionId };
    const key = `${versionId}-as-${nameOf(reading.document)}`;
    return await keepVersion(resumeId, reading.document, key);
  } catch (cause) {
    // An account that is full of files still keeps what was read.
    if (cause instanceof ApiProblem && cause.kind === "refused" && cause.status !== 401) return null;
    throw cause;
  }
}

const fileRequest = (id: string, { name, size, lastModified }: File) =>
  `${id}-file-${nameOf([name, size, lastModified])}`;

/** Keeps the job description: in the place of the one of this work while it is the same job, a new one else. */
async function keptJobOf(
  { id, request, keptJob }: Run,
  { onJob }: Along,
  signal: AbortSignal,
): Promise<KeptJob> {
  const content = nameOf([request.job, request.corrections]);
  if (keptJob?.content === content) return keptJob;
  const read = await readJob(request.job, signal);
  const { company, location } = read;
  const title = read.title || text.bar.jobUntitled;
  const same = keptJob?.title === title && keptJob.company === company ? keptJob.id : undefined;
  const input = { title, company, location, description: request.job, corrections: request.corrections };
  const job = { id: await keepJob(input, `${id}-job-${content}`, same), content, title, company };
  onJob(job);
  return job;
}

function toOutcome(made: Optimized, reading: Source): Omit<Outcome, "request"> {
  return {
    reading,
    tailored: made.tailored,
    changes: made.tailored.changes,
    decisions: made.decisions,
    applied: made.decisions,
    version: { id: made.versionId, resumeId: made.resumeId, number: made.versionNumber, sent: made.sent },
  };
}

/** A kept resume as a reading: its newest version. Null where there is none. */
export async function pickResume(resumeId: string): Promise<Source | null> {
  const found = await newestVersion(resumeId);
  if (!found) return null;
  const { versionId, document, title, fileName } = found;
  return {
    fileName: fileName ?? title,
    document,
    notPlaced: [],
    warnings: [],
    kept: { resumeId, versionId },
  };
}

/** A kept job description's text, to be tailored for. Null where there is none. */
export async function openJob(
  id: string,
): Promise<{ text: string; corrections: Correction[]; keptJob: KeptJob } | null> {
  const job = await keptJob(id);
  if (!job) return null;
  const { title, company, description, corrections } = job;
  const content = nameOf([description, corrections]);
  return { text: description, corrections, keptJob: { id, content, title, company } };
}

/** An optimised version as a result, to go on deciding about it. Null where there is none. */
export async function openVersion(id: string): Promise<{ outcome: Outcome; keptJob: KeptJob | null } | null> {
  const made = await optimized(id);
  if (!made) return null;
  const { original } = made.tailored;
  const reading: Source = {
    fileName: text.resume.earlier(original.basics.name ?? ""),
    document: original,
    notPlaced: [],
    warnings: [],
    kept: { resumeId: made.resumeId, versionId: made.baseId },
  };
  const job = made.jobId ? await openJob(made.jobId) : null;
  const request = { job: made.jobText, corrections: job?.corrections ?? [], options: made.options };
  return { outcome: { ...toOutcome(made, reading), request }, keptJob: job?.keptJob ?? null };
}
