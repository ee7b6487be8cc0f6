import { askResume } from "../graphql";
import {
  RestoreCompetitiveAnalysisDocument,
  RestoreCoverLetterDocument,
  RestoreInterviewGuideDocument,
  RestoreSkillDevelopmentPlanDocument,
  type TrashKind,
} from "./operations.gen";

/** What comes back from the trash by its id alone. */
export type SheetKind = Exclude<TrashKind, "RESUME" | "JOB_DESCRIPTION">;

const restores: Record<SheetKind, (id: string) => Promise<unknown>> = {
  COVER_LETTER: (id) => askResume(RestoreCoverLetterDocument, { id }),
  COMPARISON: (id) => askResume(RestoreCompetitiveAnalysisDocument, { id }),
  INTERVIEW_GUIDE: (id) => askResume(RestoreInterviewGuideDocument, { id }),
  DEVELOPMENT_PLAN: (id) => askResume(RestoreSkillDevelopmentPlanDocument, { id }),
};

/** Takes a letter, guide, plan or comparison out of the trash. */
export const restoreSheet = ({ id, kind }: { id: string; kind: SheetKind }) => restores[kind](id);
