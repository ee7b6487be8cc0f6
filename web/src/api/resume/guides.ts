import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { askResume, orNull } from "../graphql";
import {
  AddPracticeAnswerDocument,
  DeleteInterviewGuideDocument,
  DeletePracticeAnswerDocument,
  GenerateInterviewGuideDocument,
  type GenerateInterviewGuideInput,
  InterviewGuideDocument,
  type InterviewGuideQuery,
  InterviewGuidesDocument,
  type InterviewGuidesQuery,
  type PracticeAnswerInput,
} from "./operations.gen";
import { nextAfter, pageSize } from "./resumes";

export type GuideRow = InterviewGuidesQuery["interviewGuides"][number];
export type GuidePage = NonNullable<InterviewGuideQuery["interviewGuide"]>;
export type GuideQuestion = GuidePage["questions"][number];
export type Story = GuideQuestion["stories"][number];
export type Try = GuideQuestion["answers"][number];

const listKey = ["resume", "guides"];

/** The user's interview guides, the latest changed first, in parts. */
export const guidesQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...listKey, userId],
    queryFn: async ({ pageParam }) =>
      (await askResume(InterviewGuidesDocument, { userId, first: pageSize, after: pageParam }))
        .interviewGuides,
    initialPageParam: null as string | null,
    getNextPageParam: nextAfter,
    select: (data) => data.pages.flat(),
    enabled: userId !== "",
  });

/** One guide with its questions and their saved tries; null where there is none. */
export const guideQuery = (id: string) =>
  queryOptions({
    queryKey: ["resume", "guide", id],
    queryFn: async () => (await orNull(askResume(InterviewGuideDocument, { id })))?.interviewGuide ?? null,
    enabled: id !== "",
  });

/** Takes a deleted guide off the list at once. */
export function dropGuide(client: QueryClient, id: string): void {
  client.setQueriesData<{ pages: { id: string }[][]; pageParams: unknown[] }>(
    { queryKey: listKey },
    (data) => data && { ...data, pages: data.pages.map((page) => page.filter((item) => item.id !== id)) },
  );
}

/** Shows the tries of one question of a guide as `change` makes them, until the server's answer follows. */
export function changeTries(
  client: QueryClient,
  guideId: string,
  questionId: string,
  change: (tries: Try[]) => Try[],
): void {
  client.setQueryData(
    guideQuery(guideId).queryKey,
    (guide) =>
      guide && {
        ...guide,
        questions: guide.questions.map((one) =>
          one.id === questionId ? { ...one, answers: change(one.answers) } : one,
        ),
      },
  );
}

export const generateGuide = async (input: GenerateInterviewGuideInput) =>
  (await askResume(GenerateInterviewGuideDocument, { input })).generateInterviewGuide;

export const deleteGuide = async ({ id }: { id: string }) =>
  (await askResume(DeleteInterviewGuideDocument, { id })).deleteInterviewGuide;

/** Has a try at an answer checked, and keeps it. */
export const addTry = async (input: PracticeAnswerInput) =>
  (await askResume(AddPracticeAnswerDocument, { input })).addPracticeAnswer;

export const deleteTry = async ({ id }: { id: string }) =>
  (await askResume(DeletePracticeAnswerDocument, { id })).deletePracticeAnswer;
