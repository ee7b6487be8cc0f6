import { useQueryClient } from "@tanstack/react-query";
import { GraphQLFailure } from "../../api/graphql";
import { createJob } from "../../api/resume/jobs";
import {
  deleteLetter,
  exportLetter,
  generateLetter,
  type LetterFormat,
  letterQuery,
  restoreLetter,
  updateLetter,
} from "../../api/resume/letters";
import { dropFromLists, refreshResumes, versionQuery } from "../../api/resume/resumes";
import { jobToasts } from "../../i18n/jobs";
import { letterToasts as says } from "../../i18n/letters";
import { shelfText } from "../../i18n/resumes";
import { saveFile } from "../../lib/download";
import { toast } from "../../ui/toast";
import { useToastMutation } from "../../ui/useToastMutation";

const otherwise = shelfText.lost;

/** Another tab has saved meanwhile. */
export const isConflict = (cause: unknown) => cause instanceof GraphQLFailure && cause.is("CONFLICT");

/** The server gave a reason: the screen shows it beside what can be done about it. */
const hasReason = (cause: unknown) => cause instanceof GraphQLFailure;

/** What can be done to letters, each reported by its toast; what is on the screen follows. */
export function useLetterActions() {
  const client = useQueryClient();
  const after = () => void refreshResumes(client);
  const restore = useToastMutation(restoreLetter, { ...says.restore, otherwise, after });
  return {
    saveJob: useToastMutation(createJob, { failed: jobToasts.create.failed, otherwise, after }),
    generate: useToastMutation(generateLetter, {
      ...says.create,
      otherwise,
      after,
      shownElsewhere: hasReason,
    }),
    update: useToastMutation(updateLetter, {
      ...says.update,
      otherwise,
      shownElsewhere: isConflict,
      after: (now, { id }) => {
        // The sources of the new text show at once; its version comes with the next answer.
        client.setQueryData(letterQuery(id).queryKey, (before) => before && { ...before, ...now });
        after();
      },
    }),
    remove: useToastMutation(deleteLetter, {
      ...says.delete,
      otherwise,
      after: (_, { id }) => {
        dropFromLists(client, "letters", id);
        after();
      },
      action: (_, { id }) => ({ label: shelfText.undo, run: () => restore.mutate({ id }) }),
    }),
  };
}

type Wanted = { id: string; resumeVersionId: string; format: LetterFormat };

/** A letter as a file, in the template of the resume that it goes with. */
export function useLetterDownload() {
  const client = useQueryClient();
  async function get({ id, resumeVersionId, format }: Wanted) {
    // Where the resume is gone or does not answer, the letter wears the first template.
    const version = await client.ensureQueryData(versionQuery(resumeVersionId)).catch(() => null);
    return exportLetter({ id, format, template: version?.document.meta?.vitae?.style?.template });
  }
  return useToastMutation(get, {
    ...says.export,
    otherwise,
    after: ({ name, file }) => {
      saveFile(name, file);
      toast({ ...says.exported(name), variant: "success" });
    },
  });
}
