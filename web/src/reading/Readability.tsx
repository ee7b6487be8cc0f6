import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem } from "../api/problem";
import type { Check, Line, Readability as Report } from "../api/resume/reading";
import { keptReadingQuery } from "../api/resume/readingQuery";
import { readingText } from "../i18n/reading";
import { cx } from "../ui/cx";
import { Icon, type IconName } from "../ui/Icon";
import { Failed, Loading } from "../ui/Wait";

const text = readingText.ats;

type Props = {
  report: Report | undefined;
  /** The words as they were read here. */
  words: string | undefined;
  resumeId?: string | undefined;
  onPlace?: ((line: Line) => void) | undefined;
};

/** How well software reads a file: as it was sent with the reading, or else asked for of the file that is kept. */
export default function Readability({ report, words, resumeId, onPlace }: Props) {
  if (report) return <Findings report={report} words={words} onPlace={onPlace} />;
  if (resumeId) return <Asked resumeId={resumeId} />;
  return <p className="text-sm text-soft">{text.nothing}</p>;
}

function Asked({ resumeId }: { resumeId: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(keptReadingQuery(resumeId));
  if (isPending) return <Loading label={text.loading} lines={5} />;
  if (data?.readability) return <Findings report={data.readability} words={data.text} />;
  if (data) return <p className="text-sm text-soft">{text.nothing}</p>;
  if (error instanceof ApiProblem && error.status === 404)
    return <p className="text-sm text-soft">{text.noFile}</p>;
  return <Failed message={text.failed} again={text.again} busy={isFetching} onAgain={() => void refetch()} />;
}

const order = ["failure", "warning", "advice", "pass"] as const;

function Findings({ report, words = "", onPlace }: Omit<Props, "report"> & { report: Report }) {
  const passed = report.checks.filter((check) => check.level === "pass");
  const failed = report.checks
    .filter((check) => check.level !== "pass")
    .sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level) || b.points - a.points);
  return (
    <div className="@container space-y-5 text-sm">
      <p className="max-w-[68ch] text-pretty text-soft">{text.lead}</p>
      <Figure report={report} />
      {failed.length > 0 ? (
        <ul className="divide-y divide-line rounded-control border border-line">
          {failed.map((check, i) => (
            <Finding key={i} check={check} onPlace={onPlace} />
          ))}
        </ul>
      ) : (
        <p className="flex items-center gap-2 text-good">
          <Icon name="check" className="size-4 shrink-0" />
          {text.clean}
        </p>
      )}
      {passed.length > 0 ? (
        <details>
          <summary className="font-medium">{text.passed(passed.length)}</summary>
          <ul className="mt-2 space-y-2">
            {passed.map(({ title, message }, i) => (
              <li key={i} className="flex gap-2">
                <Icon name="check" className="mt-0.5 size-4 shrink-0 text-good" />
                <span className="min-w-0">
                  <span className="block">{title}</span>
                  <span className="block text-[13px] text-soft">{message}</span>
                </span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {report.parserText === undefined ? null : <Compared theirs={report.parserText} ours={words} />}
    </div>
  );
}

const ticks = 25;

/** The score of the file, as a ruler in plain ink: nothing about it looks like a match score. */
function Figure({ report: { score, version } }: { report: Report }) {
  return (
    <section aria-label={text.score} data-testid="file-readability">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{text.score}</span>
        <span className="tabular">{text.of(score)}</span>
      </p>
      <div aria-hidden="true" className="mt-1.5 flex gap-[3px]">
        {Array.from({ length: ticks }, (_, i) => (
          <span
            key={i}
            className={cx(
              "h-3.5 flex-1 rounded-[1px]",
              i < Math.round((score * ticks) / 100) ? "bg-ink" : "bg-line",
            )}
          />
        ))}
      </div>
      <p className="mt-1.5 text-pretty text-[13px] text-soft">
        {text.apart} {text.version(version)}.
      </p>
    </section>
  );
}

const looks: Record<Check["level"], { icon: IconName; ink: string }> = {
  failure: { icon: "cross", ink: "text-bad" },
  warning: { icon: "alert", ink: "text-warn" },
  advice: { icon: "dash", ink: "text-soft" },
  pass: { icon: "check", ink: "text-good" },
};

function Finding({ check, onPlace }: { check: Check; onPlace: Props["onPlace"] }) {
  const { level, title, points, message, advice } = check;
  const { icon, ink } = looks[level];
  return (
    <li className="flex gap-3 px-4 py-3">
      <Icon name={icon} className={cx("mt-0.5 size-4 shrink-0", ink)} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-medium">{title}</span>
          <span className="tabular text-[13px] text-soft">
            <span className={ink}>{text.levels[level]}</span>
            {points > 0 ? ` · ${text.points(points)}` : ""}
          </span>
        </p>
        <p className="mt-0.5 text-pretty text-soft">{message}</p>
        {advice ? <p className="mt-1 text-pretty">{advice}</p> : null}
        <Places places={check.places ?? []} onPlace={onPlace} />
      </div>
    </li>
  );
}

const few = 3;

/** The lines that a check is about; where the file is in sight, each shows its own. */
function Places({ places, onPlace }: { places: Line[]; onPlace: Props["onPlace"] }) {
  const [all, setAll] = useState(false);
  const named = places.filter((line) => line.text.trim() || line.box);
  if (named.length === 0) return null;
  const shown = all || named.length <= few + 1 ? named : named.slice(0, few);
  return (
    <ul aria-label={text.places} className="mt-2 space-y-1 text-[13px]">
      {shown.map((line, i) => (
        <li key={i} className="flex min-w-0">
          {onPlace ? (
            <button
              type="button"
              onClick={() => onPlace(line)}
              className="flex min-h-6 min-w-0 gap-2 text-left underline decoration-dotted underline-offset-4 hover:text-brand"
            >
              <span className="sr-only">{text.show}</span>
              <PlaceWords line={line} />
            </button>
          ) : (
            <span className="flex min-w-0 gap-2 text-soft">
              <PlaceWords line={line} />
            </span>
          )}
        </li>
      ))}
      {shown.length < named.length ? (
        <li>
          <button type="button" onClick={() => setAll(true)} className="min-h-6 underline underline-offset-4">
            {text.more(named.length - shown.length)}
          </button>
        </li>
      ) : null}
    </ul>
  );
}

function PlaceWords({ line }: { line: Line }) {
  return (
    <>
      <span className="line-clamp-2 wrap-anywhere">
        {line.text.trim() ? `“${line.text.trim()}”` : text.picture}
      </span>
      {line.page ? <span className="shrink-0 text-soft">{readingText.onPage(line.page)}</span> : null}
    </>
  );
}

/** The words as simple software gets them, beside those that were read here. */
function Compared({ theirs, ours }: { theirs: string; ours: string }) {
  const same = squeezed(theirs) === squeezed(ours);
  return (
    <details>
      <summary className="font-medium">{text.simple}</summary>
      <p className="mt-1 text-pretty text-[13px] text-soft">{same ? text.same : text.simpleLead}</p>
      <div className={cx("mt-2 grid gap-3", !same && "@xl:grid-cols-2")}>
        <Column label={text.theirs} words={theirs} />
        {same ? null : <Column label={text.ours} words={ours} />}
      </div>
    </details>
  );
}

function Column({ label, words }: { label: string; words: string }) {
  return (
    <div className="min-w-0">
      <p className="mb-1 text-[13px] font-medium">{label}</p>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        className="max-h-80 overflow-y-auto whitespace-pre-wrap rounded-control border border-line bg-paper px-3 py-2 text-[13px] leading-relaxed text-soft wrap-anywhere"
      >
        {words.trim() ? words : text.noWords}
      </section>
    </div>
  );
}

const squeezed = (words: string) => words.replace(/\s+/g, " ").trim();
