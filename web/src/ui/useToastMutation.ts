import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { type Toast, toast } from "./toast";

type Says<R, V> = {
  /** Title of the toast after a failure; its description is the error's message. */
  failed: string;
  /** Said where an error has no message of its own. */
  otherwise: string;
  /** The toast after a success; none where the screen itself says it. */
  done?: { title: string; description: string };
  /** One thing to do about the success, such as Undo. */
  action?: (result: R, variables: V) => NonNullable<Toast["action"]>;
  /** Failures that the screen itself tells get no toast. */
  shownElsewhere?: (cause: Error) => boolean;
  /** Runs before the toast, once the call has succeeded. */
  after?: (result: R, variables: V) => unknown;
};

/** A call that changes something, reported by a toast whether it worked. `mutate` is the way to run it. */
export function useToastMutation<R, V>(
  run: (variables: V) => Promise<R>,
  says: Says<R, V>,
): UseMutationResult<R, Error, V> {
  return useMutation({
    mutationFn: run,
    onSuccess: (result, variables) => {
      says.after?.(result, variables);
      const action = says.action?.(result, variables);
      if (says.done) toast({ ...says.done, variant: "success", ...(action && { action }) });
    },
    onError: (cause) => {
      if (says.shownElsewhere?.(cause)) return;
      toast({ title: says.failed, description: cause.message || says.otherwise, variant: "destructive" });
    },
  });
}
