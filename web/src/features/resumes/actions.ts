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
import { useTold } from "../../ui/useTold";

const otherwise = shelfText.lost;

/** Somebody else has saved meanwhile. */
export const isConflict = (cause: unknown) => cause instanceof GraphQLFailure && cause.is("CONFLICT");

/** What can be done to resumes, each told by its toast; what is on the screen follows. */
export function useResumeActions() {
  const client = useQueryClient();
  const after = () => void refreshResumes(client);
  const restore = useTold(restoreResume, { ...says.restore, otherwise, after });
  return {
    create: useTold(createResume, { ...says.create, otherwise, after }),
    update: useTold(updateResume, { ...says.update, otherwise, after }),
    duplicate: useTold(duplicateResume, { ...says.create, otherwise, after }),
    restore,
    remove: useTold(deleteResume, {
      ...says.delete,
      otherwise,
      after: (_, { id }) => {
        dropFromLists(client, "resumes", id);
        after();
      },
      action: (_, { id }) => ({ label: shelfText.undo, run: () => restore.mutate({ id }) }),
    }),
    saveVersion: useTold(createVersion, { ...says.version, otherwise, after, toldElsewhere: isConflict }),
    restoreVersion: useTold(restoreVersion, { ...says.version, otherwise, after }),
  };
}

/** What can be done to things in the trash. */
export function useTrashActions() {
  const client = useQueryClient();
  const after = () => void refreshResumes(client);
  return {
    restoreResume: useTold(restoreResume, { ...says.restore, otherwise, after }),
    restoreJob: useTold(restoreJob, { ...says.restore, otherwise, after }),
    restoreSheet: useTold(restoreSheet, { ...says.restore, otherwise, after }),
    erase: useTold(emptyTrash, { ...says.erase, otherwise, after }),
  };
}

/** Files to download, told by a toast. */
export function useDownloads() {
  const after = (got: { name: string; file: Blob }) => {
    saveFile(got.name, got.file);
    toast({ ...says.exported(got.name), variant: "success" });
  };
  return {
    // Losses are shown line by line where the download was asked for.
    version: useTold(exportVersion, {
      ...says.export,
      otherwise,
      after,
      toldElsewhere: (cause) => lossesOf(cause) !== undefined,
    }),
    original: useTold(downloadOriginal, { ...says.export, otherwise, after }),
  };
}
