import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { askResume } from "../graphql";
import {
  JobBoardDocument,
  type JobBoardQuery,
  JobCountsDocument,
  type JobCountsQuery,
  type JobFilter,
  type JobSort,
  ReadPostingDocument,
} from "./operations.gen";
import type { Stage } from "./stages";

export type { JobFilter, JobSort } from "./operations.gen";
export type BoardJob = JobBoardQuery["jobDescriptions"][number];
export type JobCounts = JobCountsQuery["jobCounts"];

/** How many jobs a column or a list gets at once: about two screens of cards. */
const part = 30;
/** How many jobs a download asks for at once. */
const wholePart = 200;

const ask = async (userId: string, filter: JobFilter, sort: JobSort, first: number, after: string | null) =>
  (await askResume(JobBoardDocument, { userId, first, after, filter, sort })).jobDescriptions;

/** The jobs of a stage, or of all, that a filter means, in parts. */
export const boardQuery = (userId: string, stage: Stage | null, filter: JobFilter, sort: JobSort) =>
  infiniteQueryOptions({
    queryKey: ["resume", "jobs", userId, "board", stage, filter, sort],
    queryFn: ({ pageParam }) => ask(userId, { ...filter, stage }, sort, part, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last.length < part ? undefined : last.at(-1)?.id),
    select: (data) => data.pages.flat(),
    placeholderData: keepPreviousData,
    enabled: userId !== "",
  });

/** How many jobs a filter means, by stage, and what of them is due. */
export const countsQuery = (userId: string, filter: JobFilter, today: string) =>
  queryOptions({
    queryKey: ["resume", "jobCounts", userId, filter, today],
    queryFn: async () => (await askResume(JobCountsDocument, { userId, filter, today })).jobCounts,
    placeholderData: keepPreviousData,
    enabled: userId !== "",
  });

/** All jobs that a filter means. */
export async function allJobs(userId: string, filter: JobFilter, sort: JobSort): Promise<BoardJob[]> {
  const all: BoardJob[] = [];
  for (let after: string | null = null; ; ) {
    const next: BoardJob[] = await ask(userId, filter, sort, wholePart, after);
    all.push(...next);
    const last = next.at(-1);
    if (!last || next.length < wholePart) return all;
    after = last.id;
  }
}

type Pages = { pages: BoardJob[][]; pageParams: unknown[] };

/** Shows a job in another stage before the server has answered: at the top of its column, and in the counts. */
export function moveInBoard(client: QueryClient, job: BoardJob, to: Stage): void {
  const columns = client.getQueriesData<Pages>({ queryKey: ["resume", "jobs", job.userId, "board"] });
  for (const [key, data] of columns) {
    if (!data) continue;
    const stage = key[4] as Stage | null;
    const pages = data.pages.map((page) =>
      stage === null
        ? page.map((one) => (one.id === job.id ? { ...one, stage: to } : one))
        : page.filter((one) => one.id !== job.id),
    );
    if (stage === to) pages[0] = [{ ...job, stage: to }, ...(pages[0] ?? [])];
    client.setQueryData<Pages>(key, { ...data, pages });
  }
  client.setQueriesData<JobCounts>({ queryKey: ["resume", "jobCounts", job.userId] }, (counts) => {
    const change = (stage: Stage) => Number(stage === to) - Number(stage === job.stage);
    return (
      counts && {
        ...counts,
        stages: counts.stages.map((one) => ({ ...one, count: one.count + change(one.stage) })),
      }
    );
  });
}

/** Has the server fetch a page of the web and take the posting out of it. */
export const readPosting = async (url: string) => (await askResume(ReadPostingDocument, { url })).readPosting;
