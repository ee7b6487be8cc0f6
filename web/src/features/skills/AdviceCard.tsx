import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useCurrentUser } from "../../api/identity/currentUser";
import { jobsQuery } from "../../api/resume/jobs";
import { resumesQuery } from "../../api/resume/resumes";
import { type Recommendation, recommendationsQuery } from "../../api/resume/skills";
import { shelfText } from "../../i18n/resumes";
import { skillsText } from "../../i18n/skills";
import { Button, buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { scoreShown } from "../../ui/Score";
import { Failed, Loading } from "../../ui/Wait";
import { useSkillActions } from "./actions";

const text = skillsText.advice;
const few = 5;

/** What saved jobs ask for and do not find, by the points that it would bring. */
export function AdviceCard() {
  const { user } = useCurrentUser();
  const { data, isPending, isFetching, refetch } = useQuery(recommendationsQuery(user?.id ?? ""));
  const [all, setAll] = useState(false);
  return (
    <Card aria-labelledby="advice-heading" className="p-5 md:p-6">
      <h2 id="advice-heading" className="text-xl">
        {text.heading}
      </h2>
      {isPending ? (
        <div className="mt-3">
          <Loading label={shelfText.loading} />
        </div>
      ) : !data ? (
        <div className="mt-3">
          <Failed
            message={shelfText.failed}
            again={shelfText.again}
            busy={isFetching}
            onAgain={() => void refetch()}
          />
        </div>
      ) : data.length === 0 ? (
        <None />
      ) : (
        <>
          <p className="mt-1 text-pretty text-sm text-soft">{text.lead}</p>
          <ol className="mt-2 divide-y divide-line">
            {(all ? data : data.slice(0, few)).map((one) => (
              <Row key={one.skillId} one={one} />
            ))}
          </ol>
          {!all && data.length > few ? (
            <Button size="small" onClick={() => setAll(true)}>
              {text.all(data.length)}
            </Button>
          ) : null}
        </>
      )}
    </Card>
  );
}

/** Why there is nothing to recommend, and what to do about it. */
function None() {
  const { user } = useCurrentUser();
  const jobs = useInfiniteQuery(jobsQuery(user?.id ?? ""));
  const resumes = useInfiniteQuery(resumesQuery(user?.id ?? ""));
  if (!jobs.data || !resumes.data) return null;
  const why = jobs.data.length === 0 ? "noJobs" : resumes.data.length === 0 ? "noResume" : "none";
  return (
    <>
      <p className="mt-1 text-pretty text-sm text-soft">{text[why]}</p>
      {why === "noJobs" ? (
        <Link to="/my-resumes/jobs/new" className={`mt-4 ${buttonLook("secondary", "small")}`}>
          {text.addJob}
        </Link>
      ) : null}
    </>
  );
}

function Row({ one }: { one: Recommendation }) {
  const { hideAdvice } = useSkillActions();
  const { name } = one.skill;
  const counts = [text.jobs(one.jobs, one.compared), one.required > 0 && text.required(one.required)];
  return (
    <li className="py-3">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="min-w-0 font-sans text-[15px] font-medium tracking-normal wrap-anywhere">{name}</h3>
        <p className="tabular shrink-0 text-[13px] font-medium">{text.points(scoreShown(one.points))}</p>
      </div>
      <p className="mt-0.5 text-pretty text-[13px] text-soft">
        {counts.filter(Boolean).join(", ")}. {one.lifts > 0 ? text.lifts(one.lifts) : ""}
      </p>
      {one.known ? <p className="mt-1 text-pretty text-[13px]">{text.known}</p> : null}
      <Gains gains={one.gains} />
      <div className="mt-2 flex flex-wrap gap-2">
        {one.known ? (
          <Link to="/my-resumes" className={buttonLook("secondary", "small")}>
            {text.write}
          </Link>
        ) : (
          <Link
            to="/create-development-plan"
            search={{ skill: one.skillId }}
            aria-label={text.planNamed(name)}
            className={buttonLook("secondary", "small")}
          >
            {text.plan}
          </Link>
        )}
        <Button
          look="quiet"
          size="small"
          aria-label={text.hideNamed(name)}
          busy={hideAdvice.isPending}
          onClick={() => hideAdvice.mutate({ skillId: one.skillId, hidden: true })}
        >
          {text.hide}
        </Button>
      </div>
    </li>
  );
}

function Gains({ gains }: { gains: Recommendation["gains"] }) {
  return (
    <details className="mt-1 text-[13px]">
      <summary className="inline-flex min-h-8 items-center text-soft underline underline-offset-4">
        {text.gains}
      </summary>
      <ul className="space-y-1">
        {gains.map((gain) => (
          <li key={gain.jobDescriptionId} className="flex flex-wrap justify-between gap-x-3">
            <Link
              to="/my-resumes/jobs/$jobId"
              params={{ jobId: gain.jobDescriptionId }}
              className="min-w-0 underline-offset-4 wrap-anywhere hover:underline"
            >
              {gain.title}
            </Link>
            <span className="tabular text-soft">
              {text.gain(scoreShown(gain.before), scoreShown(gain.after))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
