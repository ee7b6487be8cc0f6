import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { askResume, orNull } from "../graphql";
import { send } from "../problem";
import {
  CoverLetterDocument,
  type CoverLetterQuery,
  CoverLettersDocument,
  type CoverLettersQuery,
  DeleteCoverLetterDocument,
  GenerateCoverLetterDocument,
  type GenerateCoverLetterInput,
  RestoreCoverLetterDocument,
  UpdateCoverLetterDocument,
  type UpdateCoverLetterInput,
} from "./operations.gen";
import { nextAfter, pageSize } from "./resumes";
import { download } from "./trial";

export type { LetterQuestion, LetterSourceKind, Tone } from "./operations.gen";
export type LetterRow = CoverLettersQuery["coverLetters"][number];
export type LetterPage = NonNullable<CoverLetterQuery["coverLetter"]>;
export type LetterFormat = "pdf" | "docx" | "txt";

/** The user's cover letters, the latest changed first, in parts. */
export const lettersQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ["resume", "letters", userId],
    queryFn: async ({ pageParam }) =>
      (await askResume(CoverLettersDocument, { userId, first: pageSize, after: pageParam })).coverLetters,
    initialPageParam: null as string | null,
    getNextPageParam: nextAfter,
    select: (data) => data.pages.flat(),
    enabled: userId !== "",
  });

/** One letter with its sources, what the check asks about it, and its last twenty versions; null where there is none. */
export const letterQuery = (id: string) =>
  queryOptions({
    queryKey: ["resume", "letter", id],
    queryFn: async () => (await orNull(askResume(CoverLetterDocument, { id })))?.coverLetter ?? null,
    enabled: id !== "",
  });

export const generateLetter = async (input: GenerateCoverLetterInput) =>
  (await askResume(GenerateCoverLetterDocument, { input })).generateCoverLetter;

export const updateLetter = async ({ id, input }: { id: string; input: UpdateCoverLetterInput }) =>
  (await askResume(UpdateCoverLetterDocument, { id, input })).updateCoverLetter;

export const deleteLetter = async ({ id }: { id: string }) =>
  (await askResume(DeleteCoverLetterDocument, { id })).deleteCoverLetter;

export const restoreLetter = async ({ id }: { id: string }) =>
  (await askResume(RestoreCoverLetterDocument, { id })).restoreCoverLetter;

/** Gets a letter as a file in a template, under the name that the server gives it. Places to fill in refuse it. */
export async function exportLetter({
  id,
  format,
  template,
}: {
  id: string;
  format: LetterFormat;
  template?: string | undefined;
}) {
  const query = new URLSearchParams({ format, ...(template && { template }) });
  const path = `/api/resume/cover-letters/${encodeURIComponent(id)}/export?${query}`;
  return download(await send(path, { method: "GET" }), `cover letter.${format}`);
}
