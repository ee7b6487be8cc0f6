import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useCurrentUser } from "../../api/identity/currentUser";
import { type GuideRow, guidesQuery } from "../../api/resume/guides";
import { guidesText } from "../../i18n/guides";
import { shelfText } from "../../i18n/resumes";
import { dayOf } from "../../lib/moments";
import { Button, buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Empty } from "../../ui/Empty";
import { Shelf } from "../../ui/Shelf";
import { Failed, Loading } from "../../ui/Wait";
import { useGuideActions } from "./actions";
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
  const list = useInfiniteQuery(guidesQuery(user?.id ?? ""));
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
      <Empty title={guidesText.empty.title} text={guidesText.empty.text}>
        <Link to="/create-interview-guide" className={buttonLook("primary", "large")}>
          {text.add}
        </Link>
      </Empty>
    );
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
