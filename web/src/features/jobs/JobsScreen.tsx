import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useCurrentUser } from "../../api/identity/currentUser";
import { type JobRow, jobsQuery } from "../../api/resume/jobs";
import { type Stage, stages } from "../../api/resume/stages";
import { jobsText, stageNames } from "../../i18n/jobs";
import { shelfText } from "../../i18n/resumes";
import { ago } from "../../lib/moments";
import { buttonLook } from "../../ui/Button";
import { Empty } from "../../ui/Empty";
import { Score } from "../../ui/Score";
import { SearchedList } from "../../ui/SearchedList";
import { Select } from "../../ui/Select";
import { Shelf } from "../../ui/Shelf";
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
  return (
    <SearchedList
      label={text.title}
      texts={shelfText}
      list={list}
      q={search.q}
      onQ={(q) => onSearch({ ...search, q })}
      choices={<Choices search={search} onSearch={onSearch} />}
      searched={Object.keys(search).length > 0}
      onClear={() => onSearch({})}
      found={(all) => found(all, search)}
      none={
        <Empty title={jobsText.empty.title} text={jobsText.empty.text}>
          <Link to="/my-resumes/jobs/new" className={buttonLook("primary", "large")}>
            {text.add}
          </Link>
        </Empty>
      }
    >
      {(row) => <Row key={row.id} row={row} />}
    </SearchedList>
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
        <Score value={analysis.matchScore} label={shelfText.score} none={shelfText.unscored} />
      ) : (
        <span className="text-[13px] text-soft">{text.noScore}</span>
      )}
    </li>
  );
}

type ChoicesProps = { search: JobsSearch; onSearch: (search: JobsSearch) => void };

function Choices({ search, onSearch }: ChoicesProps) {
  return (
    <>
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
    </>
  );
}
