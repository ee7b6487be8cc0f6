import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { type JobPage, jobQuery } from "../../api/resume/jobs";
import { stages } from "../../api/resume/stages";
import { jobsText, stageNames } from "../../i18n/jobs";
import { resumesText, shelfText } from "../../i18n/resumes";
import { useTitle } from "../../lib/useTitle";
import { Button, buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Choice } from "../../ui/Choice";
import { Empty } from "../../ui/Empty";
import { Icon } from "../../ui/Icon";
import { Failed, Loading } from "../../ui/Wait";
import { Asked } from "./Asked";
import { useJobActions } from "./actions";
import { ContactsCard } from "./ContactsCard";
import { DetailsCard } from "./DetailsCard";
import { MatchCard } from "./MatchCard";
import { NotesCard } from "./NotesCard";
import { SentCard } from "./SentCard";
import { TrendCard } from "./TrendCard";

const text = jobsText.page;

/** /my-resumes/jobs/{id}: a job, what it asks for, and how the user's resumes match it. */
export function JobScreen() {
  const { jobId = "" } = useParams({ strict: false });
  const { data, isPending, isFetching, refetch } = useQuery(jobQuery(jobId));
  const heading = data?.title ?? (data === null ? text.notFound : jobsText.list.title);
  useTitle(shelfText.titled(heading));
  return (
    <div className="mx-auto max-w-[1152px]">
      <Link to="/my-resumes/jobs" className="text-sm text-soft underline-offset-4 hover:underline">
        {text.back}
      </Link>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-[28px] leading-tight wrap-anywhere md:text-[36px]">{heading}</h1>
          {data ? (
            <p className="text-soft wrap-anywhere">
              {[data.company, data.location].filter(Boolean).join(", ") || jobsText.list.untold}
            </p>
          ) : null}
        </div>
        {data ? <Actions job={data} /> : null}
      </div>
      <div className="mt-5">
        {isPending ? (
          <Card className="p-6">
            <Loading label={shelfText.loading} lines={8} />
          </Card>
        ) : data ? (
          <Content key={data.id} job={data} />
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

function Actions({ job }: { job: JobPage }) {
  const { remove } = useJobActions();
  const navigate = useNavigate();
  return (
    <div className="flex flex-wrap gap-2">
      <Link to="/upload" search={{ job: job.id }} className={buttonLook("primary")}>
        {text.tailor}
      </Link>
      <Link to="/create-cover-letter/$jobId" params={{ jobId: job.id }} className={buttonLook()}>
        {text.letter}
      </Link>
      <Link to="/create-interview-guide" search={{ job: job.id }} className={buttonLook()}>
        {text.interview}
      </Link>
      <Link to="/my-resumes/jobs/$jobId/edit" params={{ jobId: job.id }} className={buttonLook()}>
        {text.edit}
      </Link>
      <Button
        busy={remove.isPending}
        onClick={() =>
          remove.mutate({ id: job.id }, { onSuccess: () => void navigate({ to: "/my-resumes/jobs" }) })
        }
      >
        {text.delete}
      </Button>
    </div>
  );
}

function Content({ job }: { job: JobPage }) {
  const { update } = useJobActions();
  // The choice shows at once; the answer of the server follows.
  const stage = update.isPending ? (update.variables.input.stage ?? job.stage) : job.stage;
  return (
    <div className="space-y-5">
      <Choice
        label={text.stage}
        value={stage}
        onChange={(to) => update.mutate({ id: job.id, input: { stage: to } })}
        options={stages.map((value) => ({ value, label: stageNames[value] }))}
        className="max-w-xl [&>div]:overflow-x-auto"
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0 space-y-5">
          <Asked job={job} />
          <Card className="p-5 md:p-6">
            <details className="group">
              <summary className="flex list-none items-center justify-between">
                <h2 className="text-xl">{text.description}</h2>
                <Icon
                  name="chevron"
                  className="size-5 transition-transform duration-150 group-open:rotate-180"
                />
              </summary>
              <p className="mt-3 whitespace-pre-wrap text-sm wrap-anywhere">{job.description}</p>
            </details>
          </Card>
        </div>
        <div className="min-w-0 space-y-5">
          <DetailsCard job={job} />
          <MatchCard jobId={job.id} />
          <TrendCard analyses={job.analyses} />
          <Notes job={job} />
          <SentCard job={job} />
          <ContactsCard job={job} />
        </div>
      </div>
    </div>
  );
}

function Notes({ job: { id, notes } }: { job: JobPage }) {
  const { update } = useJobActions();
  return (
    <NotesCard
      of={id}
      saved={notes ?? ""}
      texts={text}
      busy={update.isPending}
      onSave={(value, done) =>
        update.mutate({ id, input: { notes: value } }, { onSuccess: (now) => done(now.notes ?? "") })
      }
    />
  );
}
