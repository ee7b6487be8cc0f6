import { useEffect, useState } from "react";
import { text } from "../../../i18n";
import { Card } from "../../../ui/Card";
import { cx } from "../../../ui/cx";
import { Icon } from "../../../ui/Icon";
import { skillCount } from "../paper/sections";
import { useDeskState } from "../useDesk";

/** What is done and what is under way. No percentages: only what is known. */
export function Progress() {
  const { trial } = useDeskState();
  const { reading, jobRead } = trial;
  const stages = [
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
  const running = stages.findIndex((stage) => !stage.done);
  return (
    <Card aria-labelledby="progress-heading" aria-live="polite" className="animate-rise p-5 md:p-6">
      <h2 id="progress-heading" className="text-xl">
        {text.progress.heading} <Seconds />
      </h2>
      <ol className="mt-4 space-y-3">
        {stages.map((stage, i) => (
          <li
            key={stage.label}
            className={cx("flex items-center gap-3", !stage.done && i !== running && "text-soft")}
          >
            <span
              className={cx(
                "flex size-6 shrink-0 items-center justify-center rounded-full",
                stage.done ? "bg-mark text-on-mark" : "border border-edge/60",
              )}
            >
              {stage.done ? (
                <Icon name="check" className="size-3.5" />
              ) : i === running ? (
                <span className="size-2 animate-breathe rounded-full bg-brand" />
              ) : null}
            </span>
            {stage.label}
          </li>
        ))}
      </ol>
    </Card>
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
