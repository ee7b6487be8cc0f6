import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, Navigate, useSearch } from "@tanstack/react-router";
import { useCurrentUser } from "../../api/identity/currentUser";
import { type ComparisonRow, comparisonsQuery } from "../../api/resume/comparisons";
import { jobsQuery } from "../../api/resume/jobs";
import { comparisonsText } from "../../i18n/comparisons";
import { shelfText } from "../../i18n/resumes";
import { ago } from "../../lib/moments";
import { Button, buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Empty } from "../../ui/Empty";
import { scoreShown } from "../../ui/Score";
import { Shelf } from "../../ui/Shelf";
import { Failed, Loading } from "../../ui/Wait";
import { useComparisonActions } from "./actions";
import { toComparisonSearch } from "./address";
import { nameOfJob } from "./names";

const text = comparisonsText.list;

/** /competitive-analysis: the comparisons that were made. With ?id= it leads to that one. */
export function ComparisonsScreen() {
  const { id } = toComparisonSearch(useSearch({ strict: false }));
  if (id) return <Navigate to="/competitive-analysis/$id" params={{ id }} replace />;
  return (
    <Shelf
      title={text.title}
      tab={shelfText.titled(text.title)}
      label={shelfText.label}
      places={shelfText.places}
      current="/competitive-analysis"
      action={
        <Link to="/create-competitive-analysis" className={buttonLook("primary")}>
          {text.add}
        </Link>
      }
    >
      <Content />
    </Shelf>
  );
}

function Content() {
  const { user } = useCurrentUser();
  const list = useInfiniteQuery(comparisonsQuery(user?.id ?? ""));
  if (list.isPending)
    return (
      <Card className="p-6">
        <Loading label={shelfText.loading} lines={6} />
      </Card>
    );
  if (!list.data)
    return (
      <Failed
        message={shelfText.failed}
        again={shelfText.again}
        busy={list.isFetching}
        onAgain={() => void list.refetch()}
      />
    );
  if (list.data.length === 0) return <None userId={user?.id ?? ""} />;
  return (
    <>
      <Card aria-label={text.title}>
        <ul className="divide-y divide-line">
          {list.data.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      </Card>
      {list.hasNextPage ? (
        <div className="mt-5 text-center">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {shelfText.more}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** No comparison yet: the way to one, or to the jobs that it needs. */
function None({ userId }: { userId: string }) {
  const { data: jobs } = useInfiniteQuery(jobsQuery(userId));
  const { title, text: how, few, addJob } = comparisonsText.empty;
  return jobs && jobs.length < 2 ? (
    <Empty title={title} text={few(jobs.length)}>
      <Link to="/my-resumes/jobs/new" className={buttonLook("primary", "large")}>
        {addJob}
      </Link>
    </Empty>
  ) : (
    <Empty title={title} text={how}>
      <Link to="/create-competitive-analysis" className={buttonLook("primary", "large")}>
        {text.add}
      </Link>
    </Empty>
  );
}

function Row({ row: { id, title, jobs, closest, createdAt } }: { row: ComparisonRow }) {
  const { remove } = useComparisonActions();
  return (
    <li className="flex items-center gap-3 py-4 pl-4 pr-2 sm:pl-6 sm:pr-4">
      <div className="min-w-0 flex-1">
        <Link
          to="/competitive-analysis/$id"
          params={{ id }}
          className="font-display text-lg font-semibold underline-offset-4 wrap-anywhere hover:underline"
        >
          {title}
        </Link>
        <p className="text-sm wrap-anywhere">{jobs.map(nameOfJob).join(" · ")}</p>
        <p className="text-[13px] text-soft wrap-anywhere">
          {closest ? text.closest(nameOfJob(closest), scoreShown(closest.fit)) : text.none} ·{" "}
          {text.made(ago(createdAt))}
        </p>
      </div>
      <Button
        look="quiet"
        size="small"
        aria-label={text.deleteNamed(title)}
        busy={remove.isPending}
        onClick={() => remove.mutate({ id })}
      >
        {text.delete}
      </Button>
    </li>
  );
}
