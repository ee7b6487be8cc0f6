import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { type GuidePage, guideQuery } from "../../api/resume/guides";
import { guidesText } from "../../i18n/guides";
import { shelfText } from "../../i18n/resumes";
import { dayOf } from "../../lib/moments";
import { useTitle } from "../../lib/useTitle";
import { Button, buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Empty } from "../../ui/Empty";
import { Failed, Loading } from "../../ui/Wait";
import { useGuideActions } from "./actions";
import { Guide } from "./Guide";
import { madeFrom } from "./madeFrom";

const text = guidesText.page;

/** /interview-guide/{id}: what may be asked, what of the user's answers it, and practice. */
export function GuideScreen() {
  const { id = "" } = useParams({ strict: false });
  const { data, isPending, isFetching, refetch } = useQuery(guideQuery(id));
  const heading = data?.title ?? (data === null ? text.notFound : guidesText.list.title);
  useTitle(shelfText.titled(heading));
  return (
    <div className="mx-auto max-w-[1152px]">
      <Link to="/interview-guides" className="text-sm text-soft underline-offset-4 hover:underline">
        {text.back}
      </Link>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-[28px] leading-tight wrap-anywhere md:text-[36px]">{heading}</h1>
          {data ? <From guide={data} /> : null}
        </div>
        {data ? <Actions id={data.id} /> : null}
      </div>
      <div className="mt-5">
        {isPending ? (
          <Card className="p-6">
            <Loading label={shelfText.loading} lines={8} />
          </Card>
        ) : data ? (
          <Guide key={data.id} guide={data} />
        ) : data === null ? (
          <Empty title={text.trash} text={text.notFoundText}>
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

/** What it was made from and when; the way to the job, while there is one. */
function From({ guide }: { guide: GuidePage }) {
  const { jobDescription: job, createdAt } = guide;
  const words = madeFrom(guide);
  return (
    <p className="text-soft wrap-anywhere">
      {job ? (
        <Link
          to="/my-resumes/jobs/$jobId"
          params={{ jobId: job.id }}
          className="underline underline-offset-4 hover:text-ink"
        >
          {words}
        </Link>
      ) : (
        words
      )}{" "}
      · {guidesText.list.made(dayOf(createdAt))}
    </p>
  );
}

function Actions({ id }: { id: string }) {
  const { remove } = useGuideActions();
  const navigate = useNavigate();
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => window.print()}>{text.print}</Button>
      <Button
        busy={remove.isPending}
        onClick={() => remove.mutate({ id }, { onSuccess: () => void navigate({ to: "/interview-guides" }) })}
      >
        {text.delete}
      </Button>
    </div>
  );
}
