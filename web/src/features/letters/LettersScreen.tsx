import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useCurrentUser } from "../../api/identity/currentUser";
import { type LetterRow, lettersQuery } from "../../api/resume/letters";
import { lettersText, tones } from "../../i18n/letters";
import { shelfText } from "../../i18n/resumes";
import { locale } from "../../lib/locale";
import { ago } from "../../lib/moments";
import { holds } from "../../lib/search";
import { Button, buttonLook } from "../../ui/Button";
import { cx } from "../../ui/cx";
import { Empty } from "../../ui/Empty";
import { SearchedList } from "../../ui/SearchedList";
import { Select } from "../../ui/Select";
import { Shelf } from "../../ui/Shelf";
import { useLetterActions } from "./actions";
import { type LettersSearch, type Sort, sorts, toLettersSearch } from "./address";

const text = lettersText.list;

/** /cover-letters: the letters that were written. */
export function LettersScreen() {
  return (
    <Shelf
      title={text.title}
      tab={shelfText.titled(text.title)}
      label={shelfText.label}
      places={shelfText.places}
      current="/cover-letters"
      action={
        <Link to="/create-cover-letter" className={buttonLook("primary")}>
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
  const search = toLettersSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const onSearch = (next: LettersSearch) =>
    void navigate({ to: "/cover-letters", search: toLettersSearch(next), replace: true });
  const list = useInfiniteQuery(lettersQuery(user?.id ?? ""));
  return (
    <SearchedList
      label={text.title}
      texts={shelfText}
      list={list}
      q={search.q}
      onQ={(q) => onSearch({ ...search, q })}
      choices={
        <Select<Sort>
          label={shelfText.sort}
          value={search.sort ?? "updated"}
          options={sorts.map((value) => ({ value, label: text.sorts[value] }))}
          onChange={(sort) => onSearch({ ...search, sort })}
        />
      }
      searched={Object.keys(search).length > 0}
      onClear={() => onSearch({})}
      found={(all) => found(all, search)}
      none={
        <Empty title={lettersText.empty.title} text={lettersText.empty.text}>
          <Link to="/create-cover-letter" className={buttonLook("primary", "large")}>
            {text.add}
          </Link>
        </Empty>
      }
    >
      {(row) => <Row key={row.id} row={row} />}
    </SearchedList>
  );
}

/** The letters that the search asks for, in its order. The server gives the latest changed first. */
function found(rows: LetterRow[], { q = "", sort }: LettersSearch): LetterRow[] {
  const kept = rows.filter(({ title, jobDescription: job, tone }) =>
    holds([title, job?.title, job?.company, tones[tone]], q),
  );
  if (sort !== "title") return kept;
  return kept.sort((a, b) => a.title.localeCompare(b.title, locale, { numeric: true }));
}

function Row({ row }: { row: LetterRow }) {
  const { remove } = useLetterActions();
  const { jobDescription: job, resumeVersion: version } = row;
  return (
    <li className="flex items-center gap-3 py-4 pl-4 pr-2 sm:pl-6 sm:pr-4">
      <div className="min-w-0 flex-1">
        <Link
          to="/edit-cover-letter/$id"
          params={{ id: row.id }}
          className="font-display text-lg font-semibold underline-offset-4 wrap-anywhere hover:underline"
        >
          {row.title}
        </Link>
        <p className="text-sm wrap-anywhere">
          {job ? [job.title, job.company].filter(Boolean).join(", ") : text.jobGone} ·{" "}
          {version ? text.version(version.versionNumber) : text.versionGone}
        </p>
        <p className="text-[13px] text-soft">
          {tones[row.tone]} · <State row={row} /> · {text.changed(ago(row.updatedAt))}
        </p>
      </div>
      <Button
        look="quiet"
        size="small"
        aria-label={text.deleteNamed(row.title)}
        busy={remove.isPending}
        onClick={() => remove.mutate({ id: row.id })}
      >
        {text.delete}
      </Button>
    </li>
  );
}

/** Whether a letter can be sent, and what it waits for otherwise. */
function State({ row: { placeholders, findings, unchecked } }: { row: LetterRow }) {
  const says = placeholders.length
    ? text.open(placeholders.length)
    : findings.length
      ? text.questions(findings.length)
      : unchecked
        ? text.unchecked
        : text.ready;
  return <span className={cx("font-medium", says === text.ready ? "text-good" : "text-warn")}>{says}</span>;
}
