import { useQueryClient } from "@tanstack/react-query";
import { GraphQLFailure } from "../../api/graphql";
import { restoreJob } from "../../api/resume/jobs";
import { lossesOf } from "../../api/resume/readback";
import {
  createResume,
  createVersion,
  deleteResume,
  downloadOriginal,
  dropFromLists,
  duplicateResume,
  emptyTrash,
  exportVersion,
  refreshResumes,
  restoreResume,
  restoreVersion,
  updateResume,
} from "../../api/resume/resumes";
import { restoreSheet } from "../../api/resume/trash";
import { resumeToasts as says, shelfText } from "../../i18n/resumes";
import { saveFile } from "../../lib/download";
import { toast } from "../../ui/toast";
import { useToastMutation } from "../../ui/useToastMutation";

const otherwise = shelfText.lost;

/** Somebody else has saved meanwhile. */
export const isConflict = (cause: unknown) => cause instanceof GraphQLFailure && cause.is("CONFLICT");

/** What can be done to resumes, each reported by its toast; what is on the screen follows. */
export function useResumeActions() {
  const client = useQueryClient();
  const after = () => void refreshResumes(client);
  const restore = useToastMutation(restoreResume, { ...says.restore, otherwise, after });
  return {
    create: useToastMutation(createResume, { ...says.create, otherwise, after }),
    update: useToastMutation(updateResume, { ...says.update, otherwise, after }),
    duplicate: useToastMutation(duplicateResume, { ...says.create, otherwise, after }),
    restore,
    remove: useToastMutation(deleteResume, {
      ...says.delete,
      otherwise,
      after: (_, { id }) => {
        dropFromLists(client, "resumes", id);
        after();
      },
      action: (_, { id }) => ({ label: shelfText.undo, run: () => restore.mutate({ id }) }),
    }),
    saveVersion: useToastMutation(createVersion, {
      ...says.version,
      otherwise,
      after,
      shownElsewhere: isConflict,
    }),
    restoreVersion: useToastMutation(restoreVersion, { ...says.version, otherwise, after }),
  };
}

/** What can be done to things in the trash. */
export function useTrashActions() {
  const client = useQueryClient();
  const after = () => void refreshResumes(client);
  return {
    restoreResume: useToastMutation(restoreResume, { ...says.restore, otherwise, after }),
    restoreJob: useToastMutation(restoreJob, { ...says.restore, otherwise, after }),
    restoreSheet: useToastMutation(restoreSheet, { ...says.restore, otherwise, after }),
    erase: useToastMutation(emptyTrash, { ...says.erase, otherwise, after }),
  };
}

/** Files to download, reported by a toast. */
export function useDownloads() {
  const after = (got: { name: string; file: Blob }) => {
    saveFile(got.name, got.file);
    toast({ ...says.exported(got.name), variant: "success" });
  };
  return {
    // Losses are shown line by line where the download was asked for.
    version: useToastMutation(exportVersion, {
      ...says.export,
      otherwise,
      after,
      shownElsewhere: (cause) => lossesOf(cause) !== undefined,
    }),
    original: useToastMutation(downloadOriginal, { ...says.export, otherwise, after }),
  };
}
