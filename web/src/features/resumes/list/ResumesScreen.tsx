import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useCurrentUser } from "../../../api/identity/currentUser";
import { type ResumeRow, resumesQuery } from "../../../api/resume/resumes";
import { resumesText, shelfText } from "../../../i18n/resumes";
import { useWhole } from "../../../lib/useWhole";
import { Button, buttonLook } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { Choice } from "../../../ui/Choice";
import { Empty } from "../../../ui/Empty";
import { Select } from "../../../ui/Select";
import { Shelf } from "../../../ui/Shelf";
import { TextField } from "../../../ui/TextField";
import { Failed, Loading } from "../../../ui/Wait";
import { type ResumesSearch, type Sort, sorts, toResumesSearch } from "../address";
import { Row } from "./Row";
import { found, tagsOf } from "./search";

const Grid = lazy(() => import("./Grid"));
const text = resumesText.list;

type Props = { search: ResumesSearch; onSearch: (search: ResumesSearch) => void };

/** /my-resumes: every resume with its newest version and last match. */
export function ResumesScreen() {
  const search = toResumesSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const onSearch = (next: ResumesSearch) =>
    void navigate({ to: "/my-resumes", search: toResumesSearch(next), replace: true });
  return (
    <Shelf
      title={text.title}
      tab={shelfText.titled(text.title)}
      label={shelfText.label}
      places={shelfText.places}
      current="/my-resumes"
      action={
        <Link to="/my-resumes/new" className={buttonLook("primary")}>
          {text.add}
        </Link>
      }
    >
      <Content search={search} onSearch={onSearch} />
    </Shelf>
  );
}

function Content({ search, onSearch }: Props) {
  const { user } = useCurrentUser();
  const list = useInfiniteQuery(resumesQuery(user?.id ?? ""));
  useWhole(Boolean(search.q || search.sort || search.tag || search.show), list);
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
      <Empty title={resumesText.empty.title} text={resumesText.empty.text}>
        <Link to="/my-resumes/new" className={buttonLook("primary", "large")}>
          {text.add}
        </Link>
        <Link to="/upload" className={buttonLook("secondary", "large")}>
          {resumesText.empty.tailor}
        </Link>
      </Empty>
    );
  const rows = found(list.data, search);
  return (
    <>
      <Filters all={list.data} search={search} onSearch={onSearch} />
      <p role="status" className="sr-only">
        {shelfText.shown(rows.length)}
      </p>
      <Rows rows={rows} search={search} onSearch={onSearch} />
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

function Rows({ rows, search, onSearch }: Props & { rows: ResumeRow[] }) {
  if (rows.length > 0 && search.view === "grid")
    return (
      <Suspense
        fallback={
          <Card className="mt-4 p-6">
            <Loading label={shelfText.loading} lines={6} />
          </Card>
        }
      >
        <Grid rows={rows} />
      </Suspense>
    );
  if (rows.length > 0)
    return (
      <Card aria-label={text.label} className="mt-4">
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      </Card>
    );
  const { show, view, ...rest } = search;
  return (
    <Card className="mt-4 flex flex-wrap items-center justify-between gap-4 p-6">
      <p className="text-soft">
        {show && Object.keys(rest).length === 0 ? text.noneArchived : shelfText.noMatch}
      </p>
      <Button onClick={() => onSearch(view ? { view } : {})}>{shelfText.clear}</Button>
    </Card>
  );
}

function Filters({ all, search, onSearch }: Props & { all: ResumeRow[] }) {
  const tags = tagsOf(all);
  const set = (part: ResumesSearch) => onSearch({ ...search, ...part });
  return (
    <search className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1fr)_repeat(3,10rem)_9rem]">
      <TextField
        label={shelfText.search}
        type="search"
        value={search.q ?? ""}
        onChange={(event) => set({ q: event.target.value })}
        className="max-lg:col-span-2"
      />
      <Select<Sort>
        label={shelfText.sort}
        value={search.sort ?? "updated"}
        options={sorts.map((value) => ({ value, label: text.sorts[value] }))}
        onChange={(sort) => set({ sort })}
      />
      <Select
        label={text.tag}
        value={search.tag ?? ""}
        options={[{ value: "", label: text.allTags }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
        onChange={(tag) => set({ tag })}
      />
      <Select
        label={text.show}
        value={search.show ?? "current"}
        options={[
          { value: "current", label: text.shows.current },
          { value: "archived", label: text.shows.archived },
        ]}
        onChange={(show) => {
          const { show: _, ...rest } = search;
          onSearch(show === "archived" ? { ...rest, show } : rest);
        }}
      />
      <Choice
        label={text.view}
        labelHidden
        value={search.view ?? "list"}
        onChange={(view) => {
          const { view: _, ...rest } = search;
          onSearch(view === "grid" ? { ...rest, view } : rest);
        }}
        options={[
          { value: "list", label: text.views.list },
          { value: "grid", label: text.views.grid },
        ]}
      />
    </search>
  );
}
