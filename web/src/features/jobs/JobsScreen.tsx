import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useCurrentUser } from "../../api/identity/currentUser";
import { type JobRow, jobsQuery } from "../../api/resume/jobs";
import { type Stage, stages } from "../../api/resume/stages";
import { jobsText, stageNames } from "../../i18n/jobs";
import { shelfText } from "../../i18n/resumes";
import { ago } from "../../lib/moments";
import { useWhole } from "../../lib/useWhole";
import { Button, buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Empty } from "../../ui/Empty";
import { Score } from "../../ui/Score";
import { Select } from "../../ui/Select";
import { Shelf } from "../../ui/Shelf";
import { TextField } from "../../ui/TextField";
import { Failed, Loading } from "../../ui/Wait";
import { type JobsSearch, type Sort, sorts, toJobsSearch } from "./address";
import { found } from "./search";

const text = jobsText.list;

/** /my-resumes/jobs: the jobs that were saved. */
export function JobsScreen() {
  return (
    <Shelf
      title={text.title}
      tab={shelfText.titled(text.title)}
      label={shelfText.label}
      places={shelfText.places}
      current="/my-resumes/jobs"
      action={
        <Link to="/my-resumes/jobs/new" className={buttonLook("primary")}>
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
  const search = toJobsSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const onSearch = (next: JobsSearch) =>
    void navigate({ to: "/my-resumes/jobs", search: toJobsSearch(next), replace: true });
  const list = useInfiniteQuery(jobsQuery(user?.id ?? ""));
  useWhole(Object.keys(search).length > 0, list);
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
  if (list.data.length === 0)
    return (
      <Empty title={jobsText.empty.title} text={jobsText.empty.text}>
        <Link to="/my-resumes/jobs/new" className={buttonLook("primary", "large")}>
          {text.add}
        </Link>
      </Empty>
    );
  const rows = found(list.data, search);
  return (
    <>
      <Filters search={search} onSearch={onSearch} />
      <p role="status" className="sr-only">
        {shelfText.shown(rows.length)}
      </p>
      {rows.length > 0 ? (
        <Card aria-label={text.title} className="mt-4">
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        </Card>
      ) : (
        <Card className="mt-4 flex flex-wrap items-center justify-between gap-4 p-6">
          <p className="text-soft">{shelfText.noMatch}</p>
          <Button onClick={() => onSearch({})}>{shelfText.clear}</Button>
        </Card>
      )}
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

function Row({ row }: { row: JobRow }) {
  const analysis = row.analyses[0];
  return (
    <li className="flex items-center gap-4 px-4 py-4 sm:px-6">
      <div className="min-w-0 flex-1">
        <Link
          to="/my-resumes/jobs/$jobId"
          params={{ jobId: row.id }}
          className="font-display text-lg font-semibold underline-offset-4 wrap-anywhere hover:underline"
        >
          {row.title}
        </Link>
        <p className="text-sm wrap-anywhere">
          {[row.company ?? text.untold, row.location].filter(Boolean).join(", ")}
        </p>
        <p className="text-[13px] text-soft">
          {stageNames[row.stage]} · {text.changed(ago(row.updatedAt))}
        </p>
      </div>
      {analysis ? (
        <Score value={analysis.matchScore} label={shelfText.score} />
      ) : (
        <span className="text-[13px] text-soft">{text.noScore}</span>
      )}
    </li>
  );
}

type FiltersProps = { search: JobsSearch; onSearch: (search: JobsSearch) => void };

function Filters({ search, onSearch }: FiltersProps) {
  return (
    <search className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1fr)_repeat(2,11rem)]">
      <TextField
        label={shelfText.search}
        type="search"
        value={search.q ?? ""}
        onChange={(event) => onSearch({ ...search, q: event.target.value })}
        className="max-lg:col-span-2"
      />
      <Select<Sort>
        label={shelfText.sort}
        value={search.sort ?? "updated"}
        options={sorts.map((value) => ({ value, label: text.sorts[value] }))}
        onChange={(sort) => onSearch({ ...search, sort })}
      />
      <Select<Stage | "">
        label={text.stage}
        value={search.stage ?? ""}
        options={[
          { value: "", label: text.allStages },
          ...stages.map((value) => ({ value, label: stageNames[value] })),
        ]}
        onChange={(stage) => {
          const { stage: _, ...rest } = search;
          onSearch(stage ? { ...rest, stage } : rest);
        }}
      />
    </search>
  );
}
