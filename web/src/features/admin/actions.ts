import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toldBy } from "../../api/graphql";
import { administrationKey } from "../../api/identity/administration";
import { adminText as text } from "../../i18n/admin";
import { toast } from "../../ui/toast";

/** What is done, in the server's words or in others, and the way back where there is one. */
type Act = {
  run: () => Promise<string>;
  done?: { title: string; description: string };
  undo?: () => Promise<string>;
};

/** Runs an act of an administrator, says what came of it, and asks anew what is shown. */
export function useAct(after?: () => void) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ run }: Act) => run(),
    onSuccess: (said, { done, undo }) => {
      toast({
        title: done?.title ?? said,
        ...(done && { description: done.description }),
        variant: "success",
        ...(undo && { action: { label: text.undo, run: () => mutation.mutate({ run: undo }) } }),
      });
      after?.();
    },
    onError: (cause) =>
      toast({ title: text.refused, description: toldBy(cause, text.refusedDetail), variant: "destructive" }),
    onSettled: () => client.invalidateQueries({ queryKey: administrationKey }),
  });
  return mutation;
}
