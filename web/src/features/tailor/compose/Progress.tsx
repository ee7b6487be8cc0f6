import { useEffect, useState } from "react";
import { type Progress as ProgressEvent, useConnection } from "../../../api/events";
import { provesByWork } from "../../../api/resume/engine";
import { tailorText as text } from "../../../i18n/tailor";
import { useLate } from "../../../lib/useLate";
import { skillCount } from "../../../reading/rows";
import { Card } from "../../../ui/Card";
import { cx } from "../../../ui/cx";
import { Icon } from "../../../ui/Icon";
import type { TailorState } from "../state";
import { useTailorSession, useTailorState } from "../useTailorSession";

type Stage = { label: string; detail?: string; done: boolean };

/** What is done and what is under way, with counts as they are reported. No percentages: only what is known. */
export function Progress() {
  const session = useTailorSession();
  const state = useTailorState();
  const { state: connection } = useConnection();
  // A stream that has only just been asked for is not worth a word.
  const quiet = useLate(session.user !== null && connection !== "open", 3000);
  const stages = session.user ? memberStages(state) : visitorStages(state);
  const running = stages.findIndex((stage) => !stage.done);
  return (
    <Card aria-labelledby="progress-heading" aria-live="polite" className="animate-rise p-5 md:p-6">
      <h2 id="progress-heading" className="text-xl">
        {text.progress.heading} <Seconds />
      </h2>
      <div className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-2">
        <ol className="space-y-3.5">
          {stages.map((stage, i) => (
            <li
              key={stage.label}
              aria-current={i === running ? "step" : undefined}
              className={cx("flex gap-3", !stage.done && i !== running && "text-soft")}
            >
              <Dot done={stage.done} running={i === running} />
              <span className="min-w-0">
                {stage.label}
                {stage.detail ? <span className="block text-sm text-soft">{stage.detail}</span> : null}
              </span>
            </li>
          ))}
        </ol>
        <Evidence reported={state.work.reported} />
      </div>
      {session.user ? (
        <p className="mt-5 border-t border-line pt-4 text-sm text-soft">
          {quiet ? text.progress.quiet : text.progress.safe}
        </p>
      ) : null}
    </Card>
  );
}

function Dot({ done, running }: { done: boolean; running: boolean }) {
  return (
    <span
      className={cx(
        "flex size-6 shrink-0 items-center justify-center rounded-full",
        done ? "bg-brand text-on-brand" : "border border-edge/60",
      )}
    >
      {done ? (
        <Icon name="check" className="size-3.5" />
      ) : running ? (
        <span className="size-2 animate-breathe rounded-full bg-brand" />
      ) : null}
    </span>
  );
}

/** For visitors no server tells how far it is: what was read, and that the rest is under way. */
function visitorStages({ trial: { reading, jobRead } }: TailorState): Stage[] {
  return [
    reading
      ? {
          label: text.progress.resume(reading.document.work?.length ?? 0, skillCount(reading.document)),
          done: true,
        }
      : { label: text.progress.resumeWaiting, done: false },
    jobRead
      ? { label: text.progress.job(jobRead.requirements.length), done: true }
      : { label: text.progress.jobWaiting, done: false },
    { label: text.progress.work, done: false },
  ];
}

const names = ["reading", "posting", "matching", "writing", "checking"] as const;

/** The server's stages in their order, each with its own words about what it counted once it is over. */
function memberStages({ work: { reported } }: TailorState): Stage[] {
  return names.map((name) => {
    const over = reported.find(({ stage }) => stage === name);
    return {
      label: text.progress.stages[name],
      done: over !== undefined,
      ...(over && { detail: over.message }),
    };
  });
}

type Found = { skill: string; quote: string; status: string; grade?: string };

/** What was found so far; only what work proves stands under the marker. */
function Evidence({ reported }: { reported: ProgressEvent[] }) {
  const found = reported.flatMap(({ evidence }) => (Array.isArray(evidence) ? (evidence as Found[]) : []));
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="evidence-heading" className="min-w-0">
      <h3 id="evidence-heading" className="font-sans text-[13px] font-medium tracking-normal text-soft">
        {text.progress.evidence}
      </h3>
      <ul className="mt-2 space-y-2 text-sm">
        {found.slice(0, 7).map(({ skill, quote, status, grade = "" }, i) => (
          <li key={skill} className="animate-rise" style={{ animationDelay: `${i * 60}ms` }}>
            {status === "MATCHED" && provesByWork(grade) ? (
              <mark className="font-medium">{skill}</mark>
            ) : (
              <span className="font-medium">{skill}</span>
            )}
            <span className="mt-0.5 line-clamp-1 text-soft">“{quote}”</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The time it has taken so far, once that is worth saying. */
function Seconds() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((s) => s + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  if (seconds < 2) return null;
  return (
    <span aria-hidden="true" className="tabular ml-2 font-sans text-sm font-normal text-soft">
      {text.progress.seconds(seconds)}
    </span>
  );
}
