import type { BoardJob, JobCounts } from "../api/resume/board";
import type { JobPage } from "../api/resume/jobs";
import { stages } from "../api/resume/stages";
import { holds } from "../lib/search";

/** A job as a test's server keeps it. */
export type SavedJob = Omit<JobPage, "reading" | "analyses"> & { analyses: JobPage["analyses"] };

/** What is tracked of a job that was only saved. */
export const untracked = {
  salary: null,
  sourceUrl: null,
  foundOn: null,
  appliedOn: null,
  interviewAt: null,
  followUpOn: null,
  sentLetterId: null,
  contacts: [],
} satisfies Partial<BoardJob>;

type Asked = { filter?: Record<string, string | null>; sort?: string; today?: string };

const found = (jobs: SavedJob[], { stage, text, followUpBy, foundSince }: Record<string, string | null>) =>
  jobs.filter(
    (job) =>
      (!stage || job.stage === stage) &&
      holds([job.title, job.company, job.location, job.notes], text ?? "") &&
      (!followUpBy || (job.followUpOn !== null && job.followUpOn <= followUpBy)) &&
      (!foundSince || (job.foundOn ?? "") >= foundSince),
  );

/** The jobs of a query as the server lists them: the last saved first, or by title or score. */
export function boardJobs(jobs: SavedJob[], { filter = {}, sort }: Asked) {
  const score = (job: SavedJob) => (job.analyses[0] ? (job.analyses[0].matchScore ?? -1) : -2);
  const all = found(jobs, filter).toReversed();
  if (sort === "TITLE") all.sort((a, b) => a.title.localeCompare(b.title));
  if (sort === "SCORE") all.sort((a, b) => score(b) - score(a));
  return all.map((job) => ({ ...job, sentVersion: job.sentVersionId ? { versionNumber: 1 } : null }));
}

export function jobCounts(jobs: SavedJob[], { filter = {}, today = "" }: Asked): JobCounts {
  const all = found(jobs, filter);
  const open = all.filter((job) => job.stage !== "CLOSED");
  return {
    stages: stages.map((stage) => ({ stage, count: all.filter((job) => job.stage === stage).length })),
    followUpsDue: open.filter((job) => job.followUpOn !== null && job.followUpOn <= today).length,
    interviews: open.filter((job) => job.interviewAt !== null).length,
  };
}
