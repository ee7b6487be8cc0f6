import { useQueryClient } from "@tanstack/react-query";
import { GraphQLFailure } from "../../api/graphql";
import {
  addTry,
  changeTries,
  deleteGuide,
  deleteTry,
  dropGuide,
  generateGuide,
} from "../../api/resume/guides";
import { refreshResumes } from "../../api/resume/resumes";
import { restoreSheet } from "../../api/resume/trash";
import { guideToasts as says } from "../../i18n/guides";
import { shelfText } from "../../i18n/resumes";
import { useToastMutation } from "../../ui/useToastMutation";

const otherwise = shelfText.lost;

/** The server gave a reason: the screen shows it beside what can be done about it. */
const hasReason = (cause: unknown) => cause instanceof GraphQLFailure;

/** What can be done to guides, each reported by its toast; what is on the screen follows. */
export function useGuideActions() {
  const client = useQueryClient();
  const after = () => void refreshResumes(client);
  const restore = useToastMutation(restoreSheet, { ...says.restore, otherwise, after });
  return {
    generate: useToastMutation(generateGuide, {
      ...says.create,
      otherwise,
      after,
      shownElsewhere: hasReason,
    }),
    remove: useToastMutation(deleteGuide, {
      ...says.delete,
      otherwise,
      after: (_, { id }) => {
        dropGuide(client, id);
        after();
      },
      action: (_, { id }) => ({
        label: shelfText.undo,
        run: () => restore.mutate({ id, kind: "INTERVIEW_GUIDE" }),
      }),
    }),
  };
}

/** What can be done to the tries at a question of a guide. A new one shows at once, with what was checked of it. */
export function useTryActions(guideId: string, questionId: string) {
  const client = useQueryClient();
  const after = () => void refreshResumes(client);
  return {
    add: useToastMutation(addTry, {
      ...says.add,
      otherwise,
      shownElsewhere: hasReason,
      after: (made) => {
        changeTries(client, guideId, questionId, (tries) => [made, ...tries]);
        after();
      },
    }),
    remove: useToastMutation(deleteTry, {
      ...says.remove,
      otherwise,
      after: (_, { id }) => {
        changeTries(client, guideId, questionId, (tries) => tries.filter((one) => one.id !== id));
        after();
      },
    }),
  };
}
