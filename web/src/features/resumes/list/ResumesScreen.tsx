import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useCurrentUser } from "../../../api/identity/currentUser";
import { type ResumeRow, resumesQuery } from "../../../api/resume/resumes";
import { resumesText, shelfText } from "../../../i18n/resumes";
import { buttonLook } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { Choice } from "../../../ui/Choice";
import { Empty } from "../../../ui/Empty";
import { SearchedList } from "../../../ui/SearchedList";
import { Select } from "../../../ui/Select";
import { Shelf } from "../../../ui/Shelf";
import { Loading } from "../../../ui/Wait";
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
  const { show, view, ...rest } = search;
  const searched = Object.keys(rest).length > 0;
  return (
    <SearchedList
      label={text.label}
      texts={show && !searched ? { ...shelfText, noMatch: text.noneArchived } : shelfText}
      list={list}
      q={search.q}
      onQ={(q) => onSearch({ ...search, q })}
      choices={<Choices all={list.data ?? []} search={search} onSearch={onSearch} />}
      columns="lg:grid-cols-[minmax(0,1fr)_repeat(3,10rem)_9rem]"
      searched={searched || show !== undefined}
      onClear={() => onSearch(view ? { view } : {})}
      found={(all) => found(all, search)}
      none={
        <Empty title={resumesText.empty.title} text={resumesText.empty.text}>
          <Link to="/my-resumes/new" className={buttonLook("primary", "large")}>
            {text.add}
          </Link>
          <Link to="/upload" className={buttonLook("secondary", "large")}>
            {resumesText.empty.tailor}
          </Link>
        </Empty>
      }
      drawn={view === "grid" ? (rows) => <AsGrid rows={rows} /> : undefined}
    >
      {(row) => <Row key={row.id} row={row} />}
    </SearchedList>
  );
}

const AsGrid = ({ rows }: { rows: ResumeRow[] }) => (
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

function Choices({ all, search, onSearch }: Props & { all: ResumeRow[] }) {
  const tags = tagsOf(all);
  const set = (part: ResumesSearch) => onSearch({ ...search, ...part });
  return (
    <>
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
    </>
  );
}
