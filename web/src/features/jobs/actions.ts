import { useQueryClient } from "@tanstack/react-query";
import {
  analyzeMatch,
  createJob,
  deleteJob,
  restoreJob,
  updateJob,
  updateNotes,
} from "../../api/resume/jobs";
import { dropFromLists, refreshResumes } from "../../api/resume/resumes";
import { jobToasts as says } from "../../i18n/jobs";
import { shelfText } from "../../i18n/resumes";
import { useToastMutation } from "../../ui/useToastMutation";

const otherwise = shelfText.lost;

/** What can be done to jobs and analyses, each reported by its toast; what is on the screen follows. */
export function useJobActions() {
  const client = useQueryClient();
  const after = () => void refreshResumes(client);
  const restore = useToastMutation(restoreJob, { ...says.restore, otherwise, after });
  return {
    create: useToastMutation(createJob, { ...says.create, otherwise, after }),
    update: useToastMutation(updateJob, { ...says.update, otherwise, after }),
    remove: useToastMutation(deleteJob, {
      ...says.delete,
      otherwise,
      after: (_, { id }) => {
        dropFromLists(client, "jobs", id);
        after();
      },
      action: (_, { id }) => ({ label: shelfText.undo, run: () => restore.mutate({ id }) }),
    }),
    analyze: useToastMutation(analyzeMatch, { ...says.analyze, otherwise, after }),
    notes: useToastMutation(updateNotes, { ...says.notes, otherwise, after }),
  };
}
