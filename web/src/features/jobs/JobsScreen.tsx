import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useCurrentUser } from "../../api/identity/currentUser";
import { allJobs, countsQuery, type JobFilter, type JobSort } from "../../api/resume/board";
import { boardText } from "../../i18n/jobBoard";
import { jobsText } from "../../i18n/jobs";
import { shelfText } from "../../i18n/resumes";
import { dayHere } from "../../lib/days";
import { saveFile } from "../../lib/download";
import { useSettled } from "../../lib/useSettled";
import { Button, buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Choice } from "../../ui/Choice";
import { Empty } from "../../ui/Empty";
import { Shelf } from "../../ui/Shelf";
import { useToastMutation } from "../../ui/useToastMutation";
import { Failed, Loading } from "../../ui/Wait";
import { filterOf, type JobsSearch, sortOf, toJobsSearch } from "./address";
import { Board } from "./board/Board";
import { toCsv } from "./csv";
import { Filters } from "./Filters";
import { JobsList } from "./JobsList";
import { keepView, readView, views } from "./view";

const text = jobsText.list;

/** /my-resumes/jobs: the jobs that were saved, as a board or as a list. */
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
  const userId = useCurrentUser().user?.id ?? "";
  const search = toJobsSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const onSearch = (next: JobsSearch) =>
    void navigate({ to: "/my-resumes/jobs", search: toJobsSearch(next), replace: true });
  const [view, setView] = useState(readView);
  const today = dayHere();
  const filter = filterOf({ ...search, q: useSettled(search.q) ?? "" }, today);
  const sort = sortOf(search);
  const { data: counts, isPending, isFetching, refetch } = useQuery(countsQuery(userId, filter, today));
  if (isPending)
    return (
      <Card className="p-6">
        <Loading label={shelfText.loading} lines={6} />
      </Card>
    );
  if (!counts)
    return (
      <Failed
        message={shelfText.failed}
        again={shelfText.again}
        busy={isFetching}
        onAgain={() => void refetch()}
      />
    );

  const { stage, sort: _, ...restricting } = search;
  const total = counts.stages.reduce((sum, one) => sum + one.count, 0);
  const closed = counts.stages.find((one) => one.stage === "CLOSED")?.count ?? 0;
  if (total === 0 && Object.keys(restricting).length === 0 && Object.keys(filter).length === 0)
    return <None />;
  const shown =
    view === "list" && stage ? (counts.stages.find((one) => one.stage === stage)?.count ?? 0) : total;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <p role="status" className="text-sm text-soft">
          {boardText.summary(total - closed, counts.followUpsDue, counts.interviews)}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <Choice
            label={boardText.view}
            labelHidden
            value={view}
            options={views.map((value) => ({ value, label: boardText.views[value] }))}
            onChange={(to) => {
              keepView(to);
              setView(to);
            }}
          />
          <Download
            userId={userId}
            filter={{ ...filter, ...(view === "list" && stage && { stage }) }}
            sort={sort}
          />
        </div>
      </div>
      <Filters search={search} onSearch={onSearch} withStage={view === "list"} />
      {shown === 0 ? (
        <Card className="mt-4 flex flex-wrap items-center justify-between gap-4 p-6">
          <p className="text-soft">{boardText.noMatch}</p>
          <Button onClick={() => onSearch({})}>{boardText.clear}</Button>
        </Card>
      ) : view === "board" ? (
        <Board
          userId={userId}
          filter={filter}
          sort={sort}
          counts={counts}
          stage={stage ?? "SAVED"}
          onStage={(to) => onSearch({ ...search, stage: to })}
        />
      ) : (
        <JobsList userId={userId} stage={stage ?? null} filter={filter} sort={sort} />
      )}
    </>
  );
}

function None() {
  return (
    <Empty title={jobsText.empty.title} text={jobsText.empty.text}>
      <Link to="/my-resumes/jobs/new" className={buttonLook("primary", "large")}>
        {text.add}
      </Link>
    </Empty>
  );
}

function Download({ userId, filter, sort }: { userId: string; filter: JobFilter; sort: JobSort }) {
  const download = useToastMutation(
    async () =>
      saveFile(
        "jobs.csv",
        new Blob([toCsv(await allJobs(userId, filter, sort))], { type: "text/csv;charset=utf-8" }),
      ),
    { failed: boardText.csvFailed, otherwise: shelfText.lost },
  );
  return (
    <Button busy={download.isPending} onClick={() => download.mutate(undefined)}>
      {boardText.csv}
    </Button>
  );
}
