import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { type LetterPage, letterQuery } from "../../api/resume/letters";
import { letterLengths, lettersText, tones } from "../../i18n/letters";
import { resumesText, shelfText } from "../../i18n/resumes";
import { useTitle } from "../../lib/useTitle";
import { buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Empty } from "../../ui/Empty";
import { Failed, Loading } from "../../ui/Wait";
import { LetterEditor } from "./LetterEditor";

const text = lettersText.page;

/** /edit-cover-letter/{id}: a letter, what each paragraph rests on, and its versions. */
export function LetterScreen() {
  const { id = "" } = useParams({ strict: false });
  const { data, isPending, isFetching, refetch } = useQuery(letterQuery(id));
  const heading = data?.title ?? (data === null ? text.notFound : lettersText.list.title);
  useTitle(shelfText.titled(heading));
  return (
    <div className="mx-auto max-w-[1152px]">
      <Link to="/cover-letters" className="text-sm text-soft underline-offset-4 hover:underline">
        {text.back}
      </Link>
      <h1 className="mt-1 text-[28px] leading-tight wrap-anywhere md:text-[36px]">{heading}</h1>
      {data ? <MadeOf letter={data} /> : null}
      <div className="mt-5">
        {isPending ? (
          <Card className="p-6">
            <Loading label={shelfText.loading} lines={8} />
          </Card>
        ) : data ? (
          <LetterEditor key={data.id} letter={data} />
        ) : data === null ? (
          <Empty title={resumesText.trash.title} text={text.notFoundText}>
            <Link to="/my-resumes/trash" className={buttonLook()}>
              {text.toTrash}
            </Link>
          </Empty>
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

/** The job and the version that the letter was made from, and how it was asked to sound. */
function MadeOf({
  letter: { jobDescription: job, resumeVersion: version, tone, length },
}: {
  letter: LetterPage;
}) {
  const size = letterLengths.find(({ value }) => value === String(length));
  return (
    <p className="mt-1 text-sm text-soft wrap-anywhere">
      {job ? (
        <Link
          to="/my-resumes/jobs/$jobId"
          params={{ jobId: job.id }}
          className="underline underline-offset-4 hover:text-ink"
        >
          {[job.title, job.company].filter(Boolean).join(", ")}
        </Link>
      ) : (
        lettersText.list.jobGone
      )}
      {" · "}
      {version ? (
        <Link
          to="/my-resumes/$resumeId"
          params={{ resumeId: version.resumeId }}
          search={{ version: version.id }}
          className="underline underline-offset-4 hover:text-ink"
        >
          {lettersText.list.version(version.versionNumber)}
        </Link>
      ) : (
        lettersText.list.versionGone
      )}
      {" · "}
      {[tones[tone], size?.label].filter(Boolean).join(", ").toLowerCase()}
    </p>
  );
}
