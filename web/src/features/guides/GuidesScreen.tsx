import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useCurrentUser } from "../../api/identity/currentUser";
import { type GuideRow, guidesQuery } from "../../api/resume/guides";
import { guidesText } from "../../i18n/guides";
import { shelfText } from "../../i18n/resumes";
import { dayOf } from "../../lib/moments";
import { holds } from "../../lib/search";
import { Button, buttonLook } from "../../ui/Button";
import { Empty } from "../../ui/Empty";
import { SearchedList } from "../../ui/SearchedList";
import { Shelf } from "../../ui/Shelf";
import { useGuideActions } from "./actions";
import { toGuidesSearch } from "./address";
import { madeFrom } from "./madeFrom";

const text = guidesText.list;

/** /interview-guides: the guides that were made. */
export function GuidesScreen() {
  return (
    <Shelf
      title={text.title}
      tab={shelfText.titled(text.title)}
      label={shelfText.label}
      places={shelfText.places}
      current="/interview-guides"
      action={
        <Link to="/create-interview-guide" className={buttonLook("primary")}>
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
  const { q } = toGuidesSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const onQ = (next: string) =>
    void navigate({ to: "/interview-guides", search: toGuidesSearch({ q: next }), replace: true });
  const list = useInfiniteQuery(guidesQuery(user?.id ?? ""));
  return (
    <SearchedList
      label={text.title}
      texts={shelfText}
      list={list}
      q={q}
      onQ={onQ}
      searched={q !== undefined}
      onClear={() => onQ("")}
      found={(all) => all.filter((row) => holds([row.title, madeFrom(row)], q ?? ""))}
      none={
        <Empty title={guidesText.empty.title} text={guidesText.empty.text}>
          <Link to="/create-interview-guide" className={buttonLook("primary", "large")}>
            {text.add}
          </Link>
        </Empty>
      }
    >
      {(row) => <Row key={row.id} row={row} />}
    </SearchedList>
  );
}

function Row({ row }: { row: GuideRow }) {
  const { remove } = useGuideActions();
  return (
    <li className="flex items-center gap-3 py-4 pl-4 pr-2 sm:pl-6 sm:pr-4">
      <div className="min-w-0 flex-1">
        <Link
          to="/interview-guide/$id"
          params={{ id: row.id }}
          className="font-display text-lg font-semibold underline-offset-4 wrap-anywhere hover:underline"
        >
          {row.title}
        </Link>
        <p className="text-sm wrap-anywhere">{madeFrom(row)}</p>
        <p className="text-[13px] text-soft">
          {text.questions(row.questionCount)} · {text.practised(row.practised)} ·{" "}
          {text.made(dayOf(row.createdAt))}
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
