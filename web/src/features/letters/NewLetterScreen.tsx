import { Link, useParams, useSearch } from "@tanstack/react-router";
import { useChoices } from "../../api/resume/useChoices";
import { lettersText } from "../../i18n/letters";
import { shelfText } from "../../i18n/resumes";
import { useTitle } from "../../lib/useTitle";
import { buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Empty } from "../../ui/Empty";
import { Failed, Loading } from "../../ui/Wait";
import { toNewLetterSearch } from "./address";
import { NewLetterForm } from "./NewLetterForm";

const text = lettersText.form;

/** /create-cover-letter and /create-cover-letter/{jobId}: what a letter is written from, and how. */
export function NewLetterScreen() {
  useTitle(shelfText.titled(text.title));
  return (
    <div className="mx-auto max-w-[1152px]">
      <Link to="/cover-letters" className="text-sm text-soft underline-offset-4 hover:underline">
        {text.back}
      </Link>
      <h1 className="mt-1 text-[32px] leading-tight md:text-[40px]">{text.title}</h1>
      <p className="mb-5 mt-1 text-pretty text-soft">{text.lead}</p>
      <Content />
    </div>
  );
}

function Content() {
  const { jobId = "" } = useParams({ strict: false });
  const { resume = "" } = toNewLetterSearch(useSearch({ strict: false }));
  const choices = useChoices(jobId, resume);
  if (choices.waiting)
    return (
      <Card className="p-6">
        <Loading label={shelfText.loading} lines={8} />
      </Card>
    );
  if (!choices.resumes || !choices.jobs)
    return (
      <Failed
        message={text.unloaded}
        again={shelfText.again}
        busy={choices.fetching}
        onAgain={choices.again}
      />
    );
  if (choices.resumes.length === 0)
    return (
      <Empty title={text.title} text={text.noResume}>
        <Link to="/my-resumes/new" className={buttonLook("primary", "large")}>
          {text.addResume}
        </Link>
      </Empty>
    );
  return <NewLetterForm resumes={choices.resumes} jobs={choices.jobs} resumeId={resume} jobId={jobId} />;
}
