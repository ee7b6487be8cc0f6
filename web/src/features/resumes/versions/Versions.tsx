import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { type VersionRow, versionsQuery } from "../../../api/resume/resumes";
import { resumePageText } from "../../../i18n/resumePage";
import { shelfText } from "../../../i18n/resumes";
import { minuteOf } from "../../../lib/moments";
import { Button, buttonLook } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { cx } from "../../../ui/cx";
import { Score } from "../../../ui/Score";
import { Failed, Loading } from "../../../ui/Wait";
import { useResumeActions } from "../actions";
import { ExportMenu } from "../ExportMenu";

const text = resumePageText.versions;

type Props = { resumeId: string; newest: string };

/** Every version of a resume, newest first; a tailored one stands under the version that it was made from. */
export function Versions({ resumeId, newest }: Props) {
  const list = useInfiniteQuery(versionsQuery(resumeId));
  const [picked, setPicked] = useState<string[]>([]);
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
  // The two that were picked last, the older one first.
  const pair = list.data.filter((row) => picked.includes(row.id)).reverse();
  const pick = (id: string) =>
    setPicked((before) =>
      before.includes(id) ? before.filter((one) => one !== id) : [...before, id].slice(-2),
    );
  return (
    <section aria-labelledby="versions-heading">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="versions-heading" className="text-xl">
          {text.heading}
        </h2>
        <Compare resumeId={resumeId} pair={pair} />
      </div>
      <Card className="mt-3">
        <ol className="divide-y divide-line">
          {list.data.map((row) => (
            <Row
              key={row.id}
              row={row}
              isNewest={row.id === newest}
              picked={picked.includes(row.id)}
              onPick={() => pick(row.id)}
            />
          ))}
        </ol>
      </Card>
      {list.hasNextPage ? (
        <div className="mt-5 text-center">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {shelfText.more}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function Compare({ resumeId, pair: [from, to] }: { resumeId: string; pair: VersionRow[] }) {
  if (!from || !to) return <p className="text-sm text-soft">{text.pick}</p>;
  return (
    <Link
      to="/my-resumes/$resumeId/compare"
      params={{ resumeId }}
      search={{ from: from.id, to: to.id }}
      className={buttonLook("primary")}
    >
      {text.picked(from.versionNumber, to.versionNumber)}
    </Link>
  );
}

type RowProps = { row: VersionRow; isNewest: boolean; picked: boolean; onPick: () => void };

function Row({ row, isNewest, picked, onPick }: RowProps) {
  const match = row.jobMatches[0];
  const { optimization } = row;
  return (
    <li
      className={cx(
        "flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4 sm:px-6",
        optimization && "sm:pl-14",
      )}
    >
      <input
        type="checkbox"
        aria-label={text.pickOne(row.versionNumber)}
        checked={picked}
        onChange={onPick}
        className="size-5 shrink-0 accent-brand"
      />
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="font-display text-base font-semibold">
          {shelfText.versionNumber(row.versionNumber)}
          {isNewest ? (
            <span className="ml-2 rounded-full border border-line px-2 py-0.5 font-sans text-[13px] font-normal tracking-normal text-soft">
              {text.newest}
            </span>
          ) : null}
        </h3>
        <p className="text-[13px] text-soft wrap-anywhere">
          {[
            text.origins[row.origin],
            optimization?.jobDescription && text.forJob(optimization.jobDescription.title),
            optimization && text.from(optimization.base.versionNumber),
            minuteOf(row.createdAt),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {row.sentTo.map((job) => (
          <p key={job.id} className="text-[13px] font-medium wrap-anywhere">
            {text.sent(job.company || job.title)}
          </p>
        ))}
      </div>
      {match ? (
        <Score
          value={match.matchScore}
          label={text.scored(match.jobDescription.title)}
          none={shelfText.unscored}
        />
      ) : null}
      <RowActions row={row} isNewest={isNewest} />
    </li>
  );
}

function RowActions({ row, isNewest }: { row: VersionRow; isNewest: boolean }) {
  const { restoreVersion } = useResumeActions();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {row.optimization ? (
        <Link
          to="/upload"
          search={{ version: row.id }}
          aria-label={text.changesNamed(row.versionNumber)}
          className={buttonLook("quiet")}
        >
          {text.changes}
        </Link>
      ) : null}
      {isNewest ? null : (
        <>
          <Link
            to="/my-resumes/$resumeId"
            params={{ resumeId: row.resumeId }}
            search={{ version: row.id }}
            aria-label={text.openNamed(row.versionNumber)}
            className={buttonLook("quiet")}
          >
            {text.open}
          </Link>
          <Button
            look="quiet"
            aria-label={text.restoreNamed(row.versionNumber)}
            busy={restoreVersion.isPending}
            onClick={() => restoreVersion.mutate({ id: row.id, requestKey: crypto.randomUUID() })}
          >
            {text.restore}
          </Button>
        </>
      )}
      <ExportMenu versionId={row.id} label={text.exportNamed(row.versionNumber)} />
    </div>
  );
}
