import { askResume } from "../graphql";
import { RestoreCoverLetterDocument, RestoreSkillDevelopmentPlanDocument, type TrashKind } from "./operations.gen";

/** What comes back from the trash by its id alone. */
export type SheetKind = Exclude<TrashKind, "RESUME" | "JOB_DESCRIPTION">;

const documents = {
  COVER_LETTER: RestoreCoverLetterDocument,
  DEVELOPMENT_PLAN: RestoreSkillDevelopmentPlanDocument,
} as const;

/** Takes a letter, guide, plan or comparison out of the trash. */
export const restoreSheet = async ({ id, kind }: { id: string; kind: SheetKind }) => {
  await askResume(documents[kind], { id });
};
