import { text } from "../../i18n";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import type { Trouble } from "./desk";

/** The sentence for a problem. The server's own words where it gave some. */
export function sentenceOf(trouble: Trouble, missing = ""): string {
  switch (trouble.kind) {
    case "missing":
      return missing;
    case "tooLarge":
      return text.resume.tooLarge;
    case "network":
      return text.problem.network;
    case "broken":
      return text.problem.broken;
    case "refused":
      return trouble.retryAfter
        ? `${trouble.detail} ${text.problem.wait(trouble.retryAfter)}`
        : trouble.detail;
  }
}

/** Whether the same request may succeed later without any change to it. */
export function maySucceedLater(trouble: Trouble): boolean {
  return trouble.kind === "network" || trouble.kind === "broken" || trouble.retryAfter !== undefined;
}

type Props = { trouble: Trouble; missing?: string; onRetry?: () => void };

/** Says what went wrong, with a way to try again where that can help. */
export function TroubleNotice({ trouble, missing, onRetry }: Props) {
  return (
    <Notice
      tone="bad"
      urgent
      action={
        onRetry && maySucceedLater(trouble) ? (
          <Button size="small" onClick={onRetry}>
            {text.tryAgain}
          </Button>
        ) : null
      }
    >
      {sentenceOf(trouble, missing)}
    </Notice>
  );
}
