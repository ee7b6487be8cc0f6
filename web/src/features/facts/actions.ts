import { useQueryClient } from "@tanstack/react-query";
import { addFact, deleteFact, type Fact, inputOf, updateFact } from "../../api/resume/facts";
import { refreshResumes } from "../../api/resume/resumes";
import { factsText as text } from "../../i18n/facts";
import { useToastMutation } from "../../ui/useToastMutation";

const otherwise = text.lost;

/** What can be done to facts. Each shows a toast and updates the screen. */
export function useFactActions() {
  const client = useQueryClient();
  const after = () => void refreshResumes(client);
  const restore = useToastMutation(addFact, { ...text.toasts.undo, otherwise, after });
  return {
    add: useToastMutation(addFact, { ...text.toasts.add, otherwise, after }),
    update: useToastMutation(updateFact, { ...text.toasts.update, otherwise, after }),
    remove: useToastMutation(deleteFact, {
      ...text.toasts.remove,
      otherwise,
      after: (_, { id }) => {
        client.setQueriesData<Fact[]>({ queryKey: ["resume", "facts"] }, (all) =>
          all?.filter((one) => one.id !== id),
        );
        after();
      },
      action: (_, fact) => ({ label: text.undo, run: () => restore.mutate(inputOf(fact)) }),
    }),
  };
}
