import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { analysisQuery } from "../../api/resume/jobs";
import type { JobMatchAnalysisQuery } from "../../api/resume/operations.gen";
import { jobsText } from "../../i18n/jobs";
import { shelfText } from "../../i18n/resumes";
import { minuteOf } from "../../lib/moments";
import { useTitle } from "../../lib/useTitle";
import { buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Empty } from "../../ui/Empty";
import { Failed, Loading } from "../../ui/Wait";
import { useJobActions } from "./actions";
import { NotesCard } from "./NotesCard";
import { ScoreCard } from "./ScoreCard";
import { SkillsCard } from "./SkillsCard";

const text = jobsText.analysis;
type Analysis = NonNullable<JobMatchAnalysisQuery["jobMatchAnalysis"]>;

/** /my-resumes/analyses/{id}: one match with everything that it is made of. */
export function AnalysisScreen() {
  const { analysisId = "" } = useParams({ strict: false });
  const { data, isPending, isFetching, refetch } = useQuery(analysisQuery(analysisId));
  const heading = data
    ? text.title(data.jobDescription.title)
    : data === null
      ? text.notFound
      : text.untitled;
  useTitle(shelfText.titled(heading));
  return (
    <div className="mx-auto max-w-[1152px]">
      {data ? (
        <Link
          to="/my-resumes/jobs/$jobId"
          params={{ jobId: data.jobDescriptionId }}
          className="text-sm text-soft underline-offset-4 hover:underline"
        >
          {text.back}
        </Link>
      ) : (
        <Link to="/my-resumes/jobs" className="text-sm text-soft underline-offset-4 hover:underline">
          {jobsText.page.back}
        </Link>
      )}
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-[28px] leading-tight wrap-anywhere md:text-[36px]">{heading}</h1>
          {data ? <Of analysis={data} /> : null}
        </div>
        {data ? (
          <Link
            to="/upload"
            search={{ resume: data.resumeVersion.resumeId, job: data.jobDescriptionId }}
            className={buttonLook("primary")}
          >
            {text.tailor}
          </Link>
        ) : null}
      </div>
      <div className="mt-5">
        {isPending ? (
          <Card className="p-6">
            <Loading label={shelfText.loading} lines={8} />
          </Card>
        ) : data ? (
          <Content key={data.id} analysis={data} />
        ) : data === null ? (
          <Empty title={text.notFound} text={text.notFoundText} />
        ) : (
          <Failed
            message={shelfText.failed}
            again={shelfText.again}
            busy={isFetching}
            onAgain={() => void refetch()}
          />
        )}
      </div>
    </div>
  );
}

function Of({
  analysis: { jobDescription: job, resumeVersion: version, updatedAt },
}: {
  analysis: Analysis;
}) {
  return (
    <p className="text-soft wrap-anywhere">
      {job.company ? `${job.company} · ` : null}
      <Link
        to="/my-resumes/$resumeId"
        params={{ resumeId: version.resumeId }}
        search={{ version: version.id }}
        className="underline underline-offset-4"
      >
        {text.of(version.versionNumber)}
      </Link>{" "}
      {text.on(minuteOf(updatedAt))}
    </p>
  );
}

function Content({ analysis }: { analysis: Analysis }) {
  const { report } = analysis;
  const advice = report.suggestedImprovements ?? [];
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[24rem_minmax(0,1fr)]">
      <div className="min-w-0 space-y-5">
        <ScoreCard report={report} />
        <Notes analysis={analysis} />
      </div>
      <div className="min-w-0 space-y-5">
        <SkillsCard skills={report.skillsMatch ?? []} />
        <Card aria-labelledby="advice-heading" className="p-5 md:p-6">
          <h2 id="advice-heading" className="text-xl">
            {text.advice}
          </h2>
          {advice.length === 0 ? (
            <p className="mt-1 text-soft">{text.noAdvice}</p>
          ) : (
            <ul className="mt-2 divide-y divide-line">
              {advice.map((item, i) => (
                <li key={i} className="py-2.5 text-sm text-pretty">
                  {item.text}
                </li>
              ))}
            </ul>
          )}
        </Card>
      </div>
    </div>
  );
}

function Notes({ analysis: { id, analysisNotes } }: { analysis: Analysis }) {
  const { notes } = useJobActions();
  return (
    <NotesCard
      of={id}
      saved={analysisNotes ?? ""}
      texts={text}
      busy={notes.isPending}
      onSave={(value, done) =>
        notes.mutate({ id, analysisNotes: value }, { onSuccess: (now) => done(now.analysisNotes ?? "") })
      }
    />
  );
}
