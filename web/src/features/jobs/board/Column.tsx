import { useInfiniteQuery } from "@tanstack/react-query";
import { type DragEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { type BoardJob, boardQuery, type JobFilter, type JobSort } from "../../../api/resume/board";
import type { Stage } from "../../../api/resume/stages";
import { boardText as text } from "../../../i18n/jobBoard";
import { stageNames } from "../../../i18n/jobs";
import { shelfText } from "../../../i18n/resumes";
import { useSeen } from "../../../lib/useSeen";
import { Button } from "../../../ui/Button";
import { cx } from "../../../ui/cx";
import { Failed, Loading } from "../../../ui/Wait";
import { dragged, droppedJob } from "./drag";
import { JobCard, type Moved } from "./JobCard";

type Props = {
  userId: string;
  stage: Stage;
  filter: JobFilter;
  sort: JobSort;
  count: number;
  /** On narrow screens one column stands alone. */
  current: boolean;
  moved: RefObject<Moved | null>;
  onMove: (job: BoardJob, to: Stage, part: Moved["part"]) => void;
};

/** A stage with its jobs; cards can be dropped on it. */
export function Column({ userId, stage, filter, sort, count, current, moved, onMove }: Props) {
  const id = useId();
  const list = useInfiniteQuery(boardQuery(userId, stage, filter, sort));
  const [over, setOver] = useState(false);
  const rows = list.data;

  function drop(event: DragEvent) {
    setOver(false);
    const job = droppedJob(event.dataTransfer);
    if (!job) return;
    event.preventDefault();
    onMove(job, stage, "a");
  }

  return (
    <section
      aria-labelledby={id}
      data-stage={stage}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragged)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
      className={cx(
        "min-w-0 rounded-card border bg-sunken p-2.5",
        over ? "border-brand" : "border-transparent",
        !current && "max-lg:hidden",
      )}
    >
      <h2 id={id} className="px-1 pb-2 font-sans text-sm font-medium">
        {stageNames[stage]} <span className="text-soft">{count}</span>
      </h2>
      {list.isPending ? (
        <Loading label={shelfText.loading} lines={4} />
      ) : !rows ? (
        <Failed
          message={shelfText.failed}
          again={shelfText.again}
          busy={list.isFetching}
          onAgain={() => void list.refetch()}
        />
      ) : rows.length === 0 ? (
        <p className="px-1 text-[13px] text-soft">{text.none}</p>
      ) : (
        <ul className="space-y-2">
          {rows.map((job) => (
            <JobCard key={job.id} job={job} moved={moved} onMove={onMove} />
          ))}
        </ul>
      )}
      {list.hasNextPage ? (
        <More key={rows?.length} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
      ) : null}
    </section>
  );
}

/** Fetches the next part once it comes near the window; the button is for whoever gets there first. */
export function More({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each part
  useEffect(() => {
    if (seen) onMore();
  }, [seen]);
  return (
    <div ref={place} className="mt-2 text-center">
      <Button look="quiet" busy={busy} onClick={onMore}>
        {text.more}
      </Button>
    </div>
  );
}
