import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useCurrentUser } from "../identity/currentUser";
import { jobQuery, jobsQuery } from "./jobs";
import { resumeQuery, resumesQuery } from "./resumes";

export type ResumeChoice = { id: string; title: string; latest: { id: string; versionNumber: number } };
export type JobChoice = { id: string; title: string; company: string | null };

/**
 * The resumes and jobs that a letter or a guide can be written from, the latest changed first. The ones that
 * the address names are
 * among them however long the lists are.
 */
export function useChoices(jobId: string, resumeId: string) {
  const { user } = useCurrentUser();
  const resumes = useInfiniteQuery(resumesQuery(user?.id ?? ""));
  const jobs = useInfiniteQuery(jobsQuery(user?.id ?? ""));
  const lacks = (id: string, rows: { id: string }[] | undefined) =>
    id !== "" && rows !== undefined && !rows.some((row) => row.id === id);
  const resume = useQuery({ ...resumeQuery(resumeId), enabled: lacks(resumeId, resumes.data) });
  const job = useQuery({ ...jobQuery(jobId), enabled: lacks(jobId, jobs.data) });
  const all = [resumes, jobs, resume, job];
  return {
    resumes: resumes.data && withOne<ResumeChoice>(resumes.data.filter(isCurrent(resumeId)), resume.data),
    jobs: jobs.data && withOne<JobChoice>(jobs.data, job.data),
    waiting: all.some((query) => query.isLoading),
    fetching: all.some((query) => query.isFetching),
    again: () => {
      for (const query of [resumes, jobs]) if (!query.data) void query.refetch();
    },
  };
}

const withOne = <T>(rows: T[], one: T | null | undefined): T[] => (one ? [one, ...rows] : rows);

/** What is not archived, or was asked for. */
const isCurrent = (asked: string) => (row: { id: string; archivedAt: string | null }) =>
  row.archivedAt === null || row.id === asked;
