import { Link } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { tailorText as text } from "../../i18n/tailor";
import { clock, useCooldown } from "../../lib/useCooldown";
import { Button, buttonLook } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import type { Wanted } from "./opening";
import type { Trouble } from "./state";
import { useLimit, useTailorSession, useTailorState } from "./useTailorSession";

/** The sentence for a problem. The server's own words where it gave some. */
function sentenceOf(trouble: Trouble, limit: number, missing: string): string {
  switch (trouble.kind) {
    case "missing":
      return missing;
    case "tooLarge":
      return text.resume.tooLarge(limit);
    case "refused":
      return trouble.detail;
    default:
      return text.problem[trouble.kind];
  }
}

/** Whether the same request may succeed later without any change to it. */
function maySucceedLater({ kind, retryAfter }: Trouble): boolean {
  return kind === "network" || kind === "broken" || kind === "signedOut" || retryAfter !== undefined;
}

/** What the server says of a wait, where the countdown says it. */
const howLong = / Try again in [^.]+\.$/;

type Props = { trouble: Trouble; missing?: string; onRetry?: () => void };

/** Says what went wrong, with a way to try again where that can help. */
export function TroubleNotice({ trouble, missing = "", onRetry }: Props) {
  const sentence = sentenceOf(trouble, useLimit(), missing);
  const { left, start } = useCooldown(trouble.retryAfter);
  const again = useEffectEvent(() => start(trouble.retryAfter ?? 0));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another trouble, another wait
  useEffect(() => again(), [trouble]);
  return (
    <Notice
      tone="bad"
      urgent
      {...(trouble.file && { title: `${trouble.file}:` })}
      action={
        onRetry && maySucceedLater(trouble) ? (
          <Button size="small" disabled={left > 0} onClick={onRetry}>
            {text.tryAgain}
          </Button>
        ) : null
      }
    >
      {left > 0 ? sentence.replace(howLong, "") : sentence}
      {left > 0 ? <span className="tabular"> {text.problem.wait(clock(left))}</span> : null}
    </Notice>
  );
}

/** Stands above the steps while something of the person's is fetched or kept, and when that failed. */
export function OpenTrouble({ wanted }: { wanted: Wanted }) {
  const session = useTailorSession();
  const { work, trial } = useTailorState();
  const asks = Boolean(wanted.resume || wanted.job || wanted.version);
  if (!session.user && asks) return <SignInFirst wanted={wanted} />;
  if (work.opening)
    return (
      <p role="status" className="mb-4 text-sm text-soft">
        {trial.outcome && !trial.outcome.version ? text.exports.keeping : text.resume.opening}
      </p>
    );
  if (!work.openProblem) return null;
  return (
    <div className="mb-4">
      <TroubleNotice
        trouble={work.openProblem}
        onRetry={() => void (asks ? session.open(wanted) : session.adopt())}
      />
    </div>
  );
}

function SignInFirst({ wanted }: { wanted: Wanted }) {
  const search = new URLSearchParams(Object.entries(wanted).filter(([, id]) => id) as [string, string][]);
  return (
    <div className="mb-4">
      <Notice
        tone="warn"
        action={
          <Link
            to="/auth"
            search={{ mode: "login", next: `/upload?${search}` }}
            className={buttonLook("secondary", "small")}
          >
            {text.problem.signIn}
          </Link>
        }
      >
        {text.problem.toOpen}
      </Notice>
    </div>
  );
}
