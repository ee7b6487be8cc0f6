import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type BoardJob, boardQuery, type JobFilter, type JobSort } from "../../api/resume/board";
import type { Stage } from "../../api/resume/stages";
import { jobsText, stageNames } from "../../i18n/jobs";
import { shelfText } from "../../i18n/resumes";
import { ago } from "../../lib/moments";
import { Card } from "../../ui/Card";
import { Score } from "../../ui/Score";
import { Failed, Loading } from "../../ui/Wait";
import { More } from "./board/Column";
import { Chips, NextLines } from "./board/JobCard";

const text = jobsText.list;

type Props = { userId: string; stage: Stage | null; filter: JobFilter; sort: JobSort };

/** Jobs as one list, of all stages or of one. */
export function JobsList({ userId, stage, filter, sort }: Props) {
  const list = useInfiniteQuery(boardQuery(userId, stage, filter, sort));
  if (list.isPending)
    return (
      <Card className="mt-4 p-6">
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
  return (
    <>
      <Card aria-label={text.title} className="mt-4">
        <ul className="divide-y divide-line">
          {list.data.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      </Card>
      {list.hasNextPage ? (
        <More
          key={list.data.length}
          busy={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      ) : null}
    </>
  );
}

/** What is not in sight is not drawn; this is about how high a row is. */
const unseen = { contentVisibility: "auto", containIntrinsicSize: "auto 130px" } as const;

function Row({ row }: { row: BoardJob }) {
  const analysis = row.analyses[0];
  return (
    <li className="flex items-center gap-4 px-4 py-4 sm:px-6" style={unseen}>
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
        <NextLines job={row} />
        <Chips job={row} />
      </div>
      {analysis ? (
        <Score value={analysis.matchScore} label={shelfText.score} none={shelfText.unscored} />
      ) : (
        <span className="text-[13px] text-soft">{text.noScore}</span>
      )}
    </li>
  );
}
