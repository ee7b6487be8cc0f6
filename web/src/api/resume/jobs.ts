import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { askResume, orNull } from "../graphql";
import {
  AnalyzeJobMatchDocument,
  type AnalyzeJobMatchInput,
  CreateJobDescriptionDocument,
  type CreateJobDescriptionInput,
  DeleteJobDescriptionDocument,
  JobDescriptionDocument,
  type JobDescriptionQuery,
  JobDescriptionsDocument,
  type JobDescriptionsQuery,
  JobMatchAnalysisDocument,
  RestoreJobDescriptionDocument,
  UpdateAnalysisNotesDocument,
  UpdateJobDescriptionDocument,
  type UpdateJobDescriptionInput,
} from "./operations.gen";
import { nextAfter, pageSize } from "./resumes";

export type JobRow = JobDescriptionsQuery["jobDescriptions"][number];
export type JobPage = NonNullable<JobDescriptionQuery["jobDescription"]>;

/** The user's jobs, the latest changed first, in parts. */
export const jobsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ["resume", "jobs", userId],
    queryFn: async ({ pageParam }) =>
      (await askResume(JobDescriptionsDocument, { userId, first: pageSize, after: pageParam }))
        .jobDescriptions,
    initialPageParam: null as string | null,
    getNextPageParam: nextAfter,
    select: (data) => data.pages.flat(),
    enabled: userId !== "",
  });

/** One job with what was read from it and its analyses; null where there is none. */
export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ["resume", "job", id],
    queryFn: async () => (await orNull(askResume(JobDescriptionDocument, { id })))?.jobDescription ?? null,
    enabled: id !== "",
  });

/** One analysis with its whole report; null where there is none. */
export const analysisQuery = (id: string) =>
  queryOptions({
    queryKey: ["resume", "analysis", id],
    queryFn: async () =>
      (await orNull(askResume(JobMatchAnalysisDocument, { id })))?.jobMatchAnalysis ?? null,
    enabled: id !== "",
  });

export const createJob = async (input: CreateJobDescriptionInput) =>
  (await askResume(CreateJobDescriptionDocument, { input })).createJobDescription;

export const updateJob = async ({ id, input }: { id: string; input: UpdateJobDescriptionInput }) =>
  (await askResume(UpdateJobDescriptionDocument, { id, input })).updateJobDescription;

export const deleteJob = async ({ id }: { id: string }) =>
  (await askResume(DeleteJobDescriptionDocument, { id })).deleteJobDescription;

export const restoreJob = async ({ id }: { id: string }) =>
  (await askResume(RestoreJobDescriptionDocument, { id })).restoreJobDescription;

export const analyzeMatch = async (input: AnalyzeJobMatchInput) =>
  (await askResume(AnalyzeJobMatchDocument, { input })).analyzeJobMatch;

export const updateNotes = async ({ id, analysisNotes }: { id: string; analysisNotes: string }) =>
  (await askResume(UpdateAnalysisNotesDocument, { id, input: { analysisNotes } })).updateAnalysisNotes;
