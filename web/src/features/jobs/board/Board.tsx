import { type KeyboardEvent, useCallback, useRef, useState } from "react";
import type { BoardJob, JobCounts, JobFilter, JobSort } from "../../../api/resume/board";
import { type Stage, stages } from "../../../api/resume/stages";
import { boardText as text } from "../../../i18n/jobBoard";
import { stageNames } from "../../../i18n/jobs";
import { Column } from "./Column";
import type { Moved } from "./JobCard";
import { StageTabs } from "./StageTabs";
import { useMove } from "./useMove";

type Props = {
  userId: string;
  filter: JobFilter;
  sort: JobSort;
  counts: JobCounts;
  /** The column that narrow screens show. */
  stage: Stage;
  onStage: (stage: Stage) => void;
};

/** As many columns as there are in sight, of equal width: five, or one on narrow screens. */
const columns = { gridTemplateColumns: "repeat(auto-fit, minmax(170px, 1fr))" };

/** Jobs in columns by stage. Cards are moved by dragging, by keys and by the choice on each card. */
export function Board({ userId, filter, sort, counts, stage, onStage }: Props) {
  const board = useRef<HTMLDivElement>(null);
  const moved = useRef<Moved | null>(null);
  const [said, setSaid] = useState("");
  const move = useMove();
  const latest = useRef(move);
  latest.current = move;
  const onMove = useCallback((job: BoardJob, to: Stage, part: Moved["part"]) => {
    if (job.stage === to) return;
    moved.current = { id: job.id, part };
    setSaid(text.moved(job.title, stageNames[to]));
    latest.current(job, to);
  }, []);
  const countOf = (of: Stage) => counts.stages.find((one) => one.stage === of)?.count ?? 0;

  return (
    <>
      <StageTabs value={stage} countOf={countOf} onChange={onStage} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the links inside */}
      <div
        ref={board}
        onKeyDown={(event) => choose(event, board.current)}
        className="mt-4 grid items-stretch gap-3"
        style={columns}
      >
        {stages.map((one) => (
          <Column
            key={one}
            userId={userId}
            stage={one}
            filter={filter}
            sort={sort}
            count={countOf(one)}
            current={one === stage}
            moved={moved}
            onMove={onMove}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <p className="mt-3 flex flex-wrap gap-4 text-[13px] text-soft max-lg:hidden">
        {text.keys.map(([keys, does]) => (
          <span key={keys}>
            <kbd className="font-sans font-medium">{keys}</kbd> {does}
          </span>
        ))}
      </p>
    </>
  );
}

/** Arrows go from card to card. With Shift they move the card itself, which the card does. */
function choose(event: KeyboardEvent, board: HTMLElement | null) {
  const link = event.target as HTMLElement;
  const column = link.closest<HTMLElement>("[data-stage]");
  const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step || !column || link.tagName !== "A") return;
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
  const links = (of: Element) => [...of.querySelectorAll<HTMLElement>("[data-job] a")];
  const at = links(column).indexOf(link);
  event.preventDefault();
  if (event.key === "ArrowUp" || event.key === "ArrowDown") {
    links(column)[at + step]?.focus();
    return;
  }
  const all = [...(board?.querySelectorAll("[data-stage]") ?? [])];
  for (let next = all.indexOf(column) + step; all[next]; next += step) {
    const there = links(all[next] as Element);
    const target = there[Math.min(at, there.length - 1)];
    if (!target) continue;
    target.focus();
    return;
  }
}
