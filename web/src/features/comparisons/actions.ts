import { useMutation, useQueryClient } from "@tanstack/react-query";
import { GraphQLFailure } from "../../api/graphql";
import {
  comparisonQuery,
  createComparison,
  deleteComparison,
  setWeights,
  type Weight,
} from "../../api/resume/comparisons";
import { dropFromLists, refreshResumes } from "../../api/resume/resumes";
import { restoreSheet } from "../../api/resume/trash";
import { comparisonToasts as says } from "../../i18n/comparisons";
import { shelfText } from "../../i18n/resumes";
import { toast } from "../../ui/toast";
import { useToastMutation } from "../../ui/useToastMutation";

const otherwise = shelfText.lost;

/** The server gave a reason: the form shows it beside the button. */
const hasReason = (cause: unknown) => cause instanceof GraphQLFailure;

/** What can be done to comparisons, each reported by its toast; what is on the screen follows. */
export function useComparisonActions() {
  const client = useQueryClient();
  const after = () => void refreshResumes(client);
  const restore = useToastMutation(restoreSheet, { ...says.restore, otherwise, after });
  return {
    create: useToastMutation(createComparison, {
      ...says.create,
      otherwise,
      after,
      shownElsewhere: hasReason,
    }),
    remove: useToastMutation(deleteComparison, {
      ...says.delete,
      otherwise,
      after: (_, { id }) => {
        dropFromLists(client, "comparisons", id);
        client.removeQueries({ queryKey: comparisonQuery(id).queryKey });
        after();
      },
      action: (_, { id }) => ({
        label: shelfText.undo,
        run: () => restore.mutate({ id, kind: "COMPARISON" }),
      }),
    }),
  };
}

/** Weighs requirements of a comparison. The screen follows at once; several in a row are sent one after another. */
export function useWeighing(id: string) {
  const client = useQueryClient();
  const { queryKey } = comparisonQuery(id);
  const mutationKey = ["weights", id];
  const keep = useMutation({
    mutationKey,
    scope: { id: `weights ${id}` },
    mutationFn: ({ weights }: { weights: Weight[]; description: string; undo: () => void }) =>
      setWeights({ id, weights }),
    onSuccess: (now, { description, undo }) => {
      // With others under way, the last answer is the one that holds them all.
      if (client.isMutating({ mutationKey }) === 1)
        client.setQueryData(queryKey, (before) => before && { ...before, ...now });
      void client.invalidateQueries({ queryKey: ["resume", "comparisons"] });
      toast({
        title: says.weight.done,
        description,
        variant: "success",
        action: { label: shelfText.undo, run: undo },
      });
    },
    onError: (cause) => {
      void client.invalidateQueries({ queryKey });
      toast({
        title: says.weight.failed,
        description: cause.message || otherwise,
        variant: "destructive",
      });
    },
  });

  return function weigh(key: string, weight: number) {
    const before = client.getQueryData(queryKey);
    const row = before?.matrix.find((one) => one.key === key);
    if (!before || !row || row.weight === weight) return;
    const matrix = before.matrix.map((one) => (one.key === key ? { ...one, weight } : one));
    client.setQueryData(queryKey, (now) => now && { ...now, matrix });
    keep.mutate({
      weights: matrix.flatMap((one) => (one.weight === 1 ? [] : [{ key: one.key, weight: one.weight }])),
      description: says.weight.says(row.requirement, weight),
      undo: () => weigh(key, row.weight),
    });
  };
}
