import { Link } from "@tanstack/react-router";
import type { ComparedJob, Comparison } from "../../api/resume/comparisons";
import { comparisonsText } from "../../i18n/comparisons";
import { Card } from "../../ui/Card";
import { scoreShown } from "../../ui/Score";
import { nameOfJob } from "./names";

const text = comparisonsText.page;

/** The job of the best fit under the user's weights, and the others after it. */
export function ClosestCard({ comparison: { closest, jobs } }: { comparison: Comparison }) {
  const others = jobs.filter((job) => job.jobDescriptionId !== closest?.jobDescriptionId);
  return (
    <Card aria-labelledby="closest-heading" className="p-5 md:p-6">
      <h2 id="closest-heading" className="text-xl">
        {text.closest}
      </h2>
      {closest ? null : <p className="mt-1 text-soft">{text.none}</p>}
      <ul className="mt-2 divide-y divide-line">
        {closest ? <Row job={closest} first /> : null}
        {others
          .sort((a, b) => b.fit - a.fit)
          .map((job) => (
            <Row key={job.jobDescriptionId} job={job} />
          ))}
      </ul>
      <p className="mt-3 text-pretty text-[13px] text-soft">{text.fits}</p>
    </Card>
  );
}

function Row({ job, first = false }: { job: ComparedJob; first?: boolean }) {
  return (
    <li className="py-2.5">
      <div className="flex items-baseline justify-between gap-3">
        <Link
          to="/my-resumes/jobs/$jobId"
          params={{ jobId: job.jobDescriptionId }}
          className="min-w-0 font-medium underline-offset-4 wrap-anywhere hover:underline"
        >
          {first ? <mark>{nameOfJob(job)}</mark> : nameOfJob(job)}
        </Link>
        <p className="tabular shrink-0 font-medium">{text.fit(scoreShown(job.fit))}</p>
      </div>
      <p className="text-[13px] text-soft">
        {job.score === null ? job.unscored : text.score(scoreShown(job.score))}
      </p>
    </li>
  );
}
