import { Link } from "@tanstack/react-router";
import { nextStepsText as text } from "../../../i18n/nextSteps";
import { buttonLook } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import type { Outcome } from "../trial";
import { useTailorSession, useTailorState } from "../useTailorSession";

/** Leads from the result to the editor and to a cover letter; a visitor reads that both need an account. */
export function NextSteps({ outcome: { version } }: { outcome: Outcome }) {
  const session = useTailorSession();
  const { keptJob } = useTailorState().trial;
  return (
    <Card aria-label={text.label} className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-3 p-4 md:px-6">
      <p className="min-w-0 flex-1 basis-64 text-pretty">{session.user ? text.lead : text.visitor}</p>
      {session.user ? null : (
        <Link
          to="/auth"
          search={{ mode: "register", next: "/upload?step=result" }}
          className={buttonLook("secondary")}
        >
          {text.signUp}
        </Link>
      )}
      {session.user && version ? (
        <div className="flex flex-wrap gap-2">
          <Link
            to="/my-resumes/$resumeId"
            params={{ resumeId: version.resumeId }}
            className={buttonLook("secondary")}
          >
            {text.edit}
          </Link>
          {keptJob ? (
            <Link
              to="/create-cover-letter/$jobId"
              params={{ jobId: keptJob.id }}
              search={{ resume: version.resumeId }}
              className={buttonLook("secondary")}
            >
              {text.letter}
            </Link>
          ) : (
            <Link
              to="/create-cover-letter"
              search={{ resume: version.resumeId }}
              className={buttonLook("secondary")}
            >
              {text.letter}
            </Link>
          )}
        </div>
      ) : null}
    </Card>
  );
}
