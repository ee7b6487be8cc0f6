import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, Navigate, useNavigate, useSearch } from "@tanstack/react-router";
import { useCurrentUser } from "../../api/identity/currentUser";
import { type ComparisonRow, comparisonsQuery } from "../../api/resume/comparisons";
import { jobsQuery } from "../../api/resume/jobs";
import { comparisonsText } from "../../i18n/comparisons";
import { shelfText } from "../../i18n/resumes";
import { ago } from "../../lib/moments";
import { holds } from "../../lib/search";
import { Button, buttonLook } from "../../ui/Button";
import { Empty } from "../../ui/Empty";
import { scoreShown } from "../../ui/Score";
import { SearchedList } from "../../ui/SearchedList";
import { Shelf } from "../../ui/Shelf";
import { useComparisonActions } from "./actions";
import { toComparisonSearch } from "./address";
import { nameOfJob } from "./names";

const text = comparisonsText.list;

/** /competitive-analysis: the comparisons that were made. With ?id= it leads to that one. */
export function ComparisonsScreen() {
  const { id, q } = toComparisonSearch(useSearch({ strict: false }));
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
      <Content q={q} />
    </Shelf>
  );
}

function Content({ q }: { q: string | undefined }) {
  const { user } = useCurrentUser();
  const navigate = useNavigate();
  const onQ = (next: string) =>
    void navigate({ to: "/competitive-analysis", search: toComparisonSearch({ q: next }), replace: true });
  const list = useInfiniteQuery(comparisonsQuery(user?.id ?? ""));
  return (
    <SearchedList
      label={text.title}
      texts={shelfText}
      list={list}
      q={q}
      onQ={onQ}
      searched={q !== undefined}
      onClear={() => onQ("")}
      found={(all) => all.filter((row) => holds([row.title, ...row.jobs.map(nameOfJob)], q ?? ""))}
      none={<None userId={user?.id ?? ""} />}
    >
      {(row) => <Row key={row.id} row={row} />}
    </SearchedList>
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
