import { Link, useSearch } from "@tanstack/react-router";
import { useChoices } from "../../api/resume/useChoices";
import { guidesText } from "../../i18n/guides";
import { shelfText } from "../../i18n/resumes";
import { useTitle } from "../../lib/useTitle";
import { buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Empty } from "../../ui/Empty";
import { Failed, Loading } from "../../ui/Wait";
import { toNewGuideSearch } from "./address";
import { NewGuideForm } from "./NewGuideForm";

const text = guidesText.form;

/** /create-interview-guide: the resume and the job that a guide is made from. */
export function NewGuideScreen() {
  useTitle(shelfText.titled(text.title));
  return (
    <div className="mx-auto max-w-[1152px]">
      <Link to="/interview-guides" className="text-sm text-soft underline-offset-4 hover:underline">
        {text.back}
      </Link>
      <h1 className="mt-1 text-[32px] leading-tight md:text-[40px]">{text.title}</h1>
      <p className="mb-5 mt-1 text-pretty text-soft">{text.lead}</p>
      <Content />
    </div>
  );
}

function Content() {
  const { job = "", resume = "" } = toNewGuideSearch(useSearch({ strict: false }));
  const choices = useChoices(job, resume);
  if (choices.waiting)
    return (
      <Card className="p-6">
        <Loading label={shelfText.loading} lines={4} />
      </Card>
    );
  if (!choices.resumes || !choices.jobs)
    return (
      <Failed
        message={shelfText.failed}
        again={shelfText.again}
        busy={choices.fetching}
        onAgain={choices.again}
      />
    );
  const lacks = { resume: choices.resumes.length === 0, job: choices.jobs.length === 0 };
  if (lacks.resume || lacks.job)
    return (
      <Empty title={text.lacksTitle} text={text.lacks}>
        {lacks.resume ? (
          <Link to="/my-resumes/new" className={buttonLook("primary", "large")}>
            {text.addResume}
          </Link>
        ) : null}
        {lacks.job ? (
          <Link to="/my-resumes/jobs/new" className={buttonLook("primary", "large")}>
            {text.addJob}
          </Link>
        ) : null}
      </Empty>
    );
  return <NewGuideForm resumes={choices.resumes} jobs={choices.jobs} jobId={job} resumeId={resume} />;
}
