import { useQueryClient } from "@tanstack/react-query";
import { type BoardJob, moveInBoard } from "../../../api/resume/board";
import { updateJob } from "../../../api/resume/jobs";
import type { Stage } from "../../../api/resume/stages";
import { jobToasts as says } from "../../../i18n/jobs";
import { shelfText } from "../../../i18n/resumes";
import { dayHere } from "../../../lib/days";
import { useToastMutation } from "../../../ui/useToastMutation";

type Move = { job: BoardJob; to: Stage };

/** Moves a job to another stage: at once on the screen, and back where the server refuses. The toast offers Undo. */
export function useMove(): (job: BoardJob, to: Stage) => void {
  const client = useQueryClient();
  const all = { queryKey: ["resume"] };
  const moved = useToastMutation(
    ({ job, to }: Move) => {
      const applied = to === "APPLIED" && !job.appliedOn ? { appliedOn: dayHere() } : {};
      return updateJob({ id: job.id, input: { stage: to, ...applied } });
    },
    {
      ...says.update,
      otherwise: shelfText.lost,
      // The board shows it already; what is elsewhere is asked for anew once it is looked at.
      after: () => {
        void client.invalidateQueries({ ...all, refetchType: "none" });
        void client.invalidateQueries({ queryKey: ["resume", "jobCounts"] });
      },
      action: (_, { job, to }) => ({
        label: shelfText.undo,
        run: () => move({ ...job, stage: to }, job.stage),
      }),
    },
  );
  function move(job: BoardJob, to: Stage) {
    if (job.stage === to) return;
    moveInBoard(client, job, to);
    moved.mutate({ job, to }, { onError: () => void client.invalidateQueries(all) });
  }
  return move;
}
