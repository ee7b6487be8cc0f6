import { Link } from "@tanstack/react-router";
import { memo, type RefObject, useEffect, useRef } from "react";
import type { BoardJob } from "../../../api/resume/board";
import { type Stage, stages } from "../../../api/resume/stages";
import { boardText as text } from "../../../i18n/jobBoard";
import { jobsText, stageNames } from "../../../i18n/jobs";
import { shelfText } from "../../../i18n/resumes";
import { cx } from "../../../ui/cx";
import { Icon } from "../../../ui/Icon";
import { Score } from "../../../ui/Score";
import { Select } from "../../../ui/Select";
import { nextOf } from "../next";
import { dragged } from "./drag";

/** A job that was just moved, and which of its parts had the focus. */
export type Moved = { id: string; part: "a" | "select" };

type Props = {
  job: BoardJob;
  /** Where the focus goes once the card stands in its new column. */
  moved: RefObject<Moved | null>;
  onMove: (job: BoardJob, to: Stage, part: Moved["part"]) => void;
};

/** What fingers need. */
const touched = { minHeight: 44 };
/** What is not in sight is not drawn; this is about how high a card is. */
const unseen = { contentVisibility: "auto", containIntrinsicSize: "auto 150px" } as const;

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** A job on the board. */
export const JobCard = memo(function JobCard({ job, moved, onMove }: Props) {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (moved.current?.id !== job.id) return;
    card.current?.querySelector<HTMLElement>(moved.current.part)?.focus();
    moved.current = null;
  }, [job.id, moved]);
  const analysis = job.analyses[0];
  return (
    <li
      ref={card}
      data-job={job.id}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(dragged, JSON.stringify(job));
        event.dataTransfer.effectAllowed = "move";
      }}
      style={unseen}
      className="relative rounded-control border border-line bg-surface p-3 hover:border-edge focus-within:border-edge"
    >
      <div className="flex items-start gap-2">
        <Link
          to="/my-resumes/jobs/$jobId"
          params={{ jobId: job.id }}
          draggable={false}
          onKeyDown={(event) => {
            const to = event.shiftKey
              ? stages[stages.indexOf(job.stage) + (steps[event.key] ?? Number.NaN)]
              : null;
            if (!to) return;
            event.preventDefault();
            onMove(job, to, "a");
          }}
          aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
          className="min-w-0 flex-1 font-medium wrap-anywhere after:absolute after:inset-0"
        >
          {job.title}
        </Link>
        {analysis ? (
          <Score
            value={analysis.matchScore}
            label={shelfText.score}
            none={shelfText.unscored}
            className="text-lg"
          />
        ) : null}
      </div>
      <p className="text-[13px] text-soft wrap-anywhere">
        {[job.company ?? jobsText.list.untold, job.location].filter(Boolean).join(" · ")}
      </p>
      <NextLines job={job} />
      <Chips job={job} />
      <Select<Stage | "">
        label={text.move(job.title)}
        labelHidden
        quiet
        value=""
        options={[
          { value: "", label: text.moveTo },
          ...stages
            .filter((stage) => stage !== job.stage)
            .map((stage) => ({ value: stage, label: stageNames[stage] })),
        ]}
        onChange={(to) => to && onMove(job, to, "select")}
        style={touched}
        className="relative z-10 -mx-2 -mb-2 mt-1"
      />
    </li>
  );
});

/** What comes next for a job, a line each. */
export function NextLines({ job }: { job: BoardJob }) {
  return nextOf(job, new Date()).map((next) => (
    <p
      key={next.text}
      className={cx(
        "mt-1 flex items-center gap-1.5 text-[13px]",
        { soft: "text-soft", warn: "text-warn", bad: "text-bad", good: "text-good" }[next.tone],
        next.tone !== "soft" && "font-medium",
      )}
    >
      {next.bell ? <Icon name="bell" className="size-4 shrink-0" /> : null}
      {next.text}
    </p>
  ));
}

/** Salary, and what was sent. */
export function Chips({ job }: { job: BoardJob }) {
  const sent = job.sentVersionId || job.sentLetterId;
  const chips = [
    job.salary,
    sent ? text.sent(job.sentVersion?.versionNumber ?? null, Boolean(job.sentLetterId)) : null,
  ].filter((one) => one !== null);
  if (chips.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-1.5">
      {chips.map((chip) => (
        <li
          key={chip}
          className="max-w-full truncate rounded-full border border-line px-2.5 py-0.5 text-[13px]"
        >
          {chip}
        </li>
      ))}
    </ul>
  );
}
