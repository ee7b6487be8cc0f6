import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { askResume, orNull } from "../graphql";
import { send } from "../problem";
import { pageOf } from "./looks";
import {
  CompareVersionsDocument,
  CreateResumeDocument,
  type CreateResumeInput,
  CreateResumeVersionDocument,
  type CreateResumeVersionInput,
  DeleteResumeDocument,
  DuplicateResumeDocument,
  EmptyTrashDocument,
  RestoreResumeDocument,
  RestoreResumeVersionDocument,
  ResumeDocument,
  ResumesDocument,
  type ResumesQuery,
  ResumeVersionDocument,
  ResumeVersionsDocument,
  type ResumeVersionsQuery,
  TrashDocument,
  UpdateResumeDocument,
  type UpdateResumeInput,
} from "./operations.gen";
import { type ExportWith, exportQuery } from "./readback";
import { type ExportFormat, fileName } from "./trial";

export type ResumeRow = ResumesQuery["resumes"][number];
export type VersionRow = ResumeVersionsQuery["resumeVersions"][number];

/** How many items of a list come at once. */
export const pageSize = 100;

/** The id to go on after, for lists that come in parts; none once a part was not full. */
export function nextAfter<T extends { id: string }>(part: T[]): string | undefined {
  return part.length < pageSize ? undefined : part.at(-1)?.id;
}

/** The user's resumes, the latest changed first, in parts. */
export const resumesQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ["resume", "resumes", userId],
    queryFn: async ({ pageParam }) =>
      (await askResume(ResumesDocument, { userId, first: pageSize, after: pageParam })).resumes,
    initialPageParam: null as string | null,
    getNextPageParam: nextAfter,
    select: (data) => data.pages.flat(),
    enabled: userId !== "",
  });

/** A picture of a version's first page, as it was when its resume was last updated. */
export const firstPageQuery = (versionId: string, updatedAt: string) =>
  queryOptions({
    queryKey: ["resume", "page", versionId, updatedAt],
    queryFn: async ({ signal }) => (await pageOf(versionId, 1, undefined, signal)).picture,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** One resume with its newest text; null where there is none. */
export const resumeQuery = (id: string) =>
  queryOptions({
    queryKey: ["resume", "resume", id],
    queryFn: async () => (await orNull(askResume(ResumeDocument, { id })))?.resume ?? null,
    enabled: id !== "",
  });

/** A resume's versions without their texts, newest first, in parts. */
export const versionsQuery = (resumeId: string) =>
  infiniteQueryOptions({
    queryKey: ["resume", "versions", resumeId],
    queryFn: async ({ pageParam }) =>
      (await askResume(ResumeVersionsDocument, { resumeId, first: pageSize, after: pageParam }))
        .resumeVersions,
    initialPageParam: null as string | null,
    getNextPageParam: nextAfter,
    select: (data) => data.pages.flat(),
    enabled: resumeId !== "",
  });

/** One version with its text; null where there is none. */
export const versionQuery = (id: string) =>
  queryOptions({
    queryKey: ["resume", "version", id],
    queryFn: async () => (await orNull(askResume(ResumeVersionDocument, { id })))?.resumeVersion ?? null,
    enabled: id !== "",
  });

/** What differs between two versions. */
export const comparisonQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ["resume", "comparison", from, to],
    queryFn: async () => (await askResume(CompareVersionsDocument, { from, to })).compareVersions,
    enabled: from !== "" && to !== "",
  });

/** What was deleted in the last 30 days, the latest first. It is asked for anew whenever it is opened. */
export const trashQuery = (userId: string) =>
  queryOptions({
    queryKey: ["resume", "trash", userId],
    queryFn: async () => (await askResume(TrashDocument, { userId })).trash,
    enabled: userId !== "",
    staleTime: 0,
  });

/** Asks anew for everything of the resume service that is on the screen, and for the rest once it is needed. */
export function refreshResumes(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ["resume"] });
}

/** Takes what was deleted off the lists at once. */
export function dropFromLists(
  client: QueryClient,
  list: "resumes" | "jobs" | "letters" | "comparisons",
  id: string,
): void {
  client.setQueriesData<{ pages: { id: string }[][]; pageParams: unknown[] }>(
    { queryKey: ["resume", list] },
    (data) => data && { ...data, pages: data.pages.map((page) => page.filter((item) => item.id !== id)) },
  );
}

export const createResume = async (input: CreateResumeInput) =>
  (await askResume(CreateResumeDocument, { input })).createResume;

export const updateResume = async ({ id, input }: { id: string; input: UpdateResumeInput }) =>
  (await askResume(UpdateResumeDocument, { id, input })).updateResume;

export const deleteResume = async ({ id }: { id: string }) =>
  (await askResume(DeleteResumeDocument, { id })).deleteResume;

export const restoreResume = async ({ id }: { id: string }) =>
  (await askResume(RestoreResumeDocument, { id })).restoreResume;

export const duplicateResume = async (variables: { id: string; requestKey: string }) =>
  (await askResume(DuplicateResumeDocument, variables)).duplicateResume;

export const createVersion = async (input: CreateResumeVersionInput) =>
  (await askResume(CreateResumeVersionDocument, { input })).createResumeVersion;

export const restoreVersion = async (variables: { id: string; requestKey: string }) =>
  (await askResume(RestoreResumeVersionDocument, variables)).restoreResumeVersion;

/** Erases one item of the trash for good, or all of it. */
export const emptyTrash = async ({ id }: { id: string | null }) =>
  (await askResume(EmptyTrashDocument, { id })).emptyTrash;

/** Gets a file of the resume service with the name that the server gives it. */
async function download(path: string, otherwise: string): Promise<{ name: string; file: Blob }> {
  const response = await send(path, { method: "GET" });
  const file = await response.blob();
  return { name: fileName(response.headers.get("Content-Disposition")) ?? otherwise, file };
}

/** Gets a version as a file. Losses refuse it: see `lossesOf`. */
export const exportVersion = ({ id, format, ...how }: { id: string; format: ExportFormat } & ExportWith) =>
  download(
    `/api/resume/versions/${encodeURIComponent(id)}/export?${exportQuery(format, how)}`,
    `resume.${format}`,
  );

/** Gets the file that a resume came from, as it was uploaded. */
export const downloadOriginal = ({ id, name }: { id: string; name: string }) =>
  download(`/api/resume/resumes/${encodeURIComponent(id)}/original`, name);
