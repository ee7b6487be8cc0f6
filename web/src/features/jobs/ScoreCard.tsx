import type { KnockOut, Report, ScorePart } from "../../api/resume/engine";
import { jobsText } from "../../i18n/jobs";
import { Card } from "../../ui/Card";
import { cx } from "../../ui/cx";
import { Gauge } from "../../ui/Gauge";
import { Icon } from "../../ui/Icon";
import { scoreShown, scoreTone } from "../../ui/Score";

const text = jobsText.analysis;

/** The score, what it could become, what comes before it, and what it is made of. */
export function ScoreCard({ report }: { report: Report }) {
  const tone = report.unscored || report.matchScore === null ? "none" : scoreTone(report.matchScore);
  return (
    <Card aria-label={text.score} className="p-5 md:p-6">
      <div className="flex flex-col items-center gap-3 text-center">
        <Gauge
          value={report.unscored ? null : report.matchScore}
          tone={tone}
          caption={report.unscored ? text.unscored : text.score}
          testId="match-score"
          className="size-44"
        />
        {tone === "none" ? (
          <p className="text-pretty text-sm text-soft">{report.unscored}</p>
        ) : (
          <h2 className={cx("text-xl", { good: "text-good", warn: "text-warn", bad: "text-bad" }[tone])}>
            {text.tones[tone]}
          </h2>
        )}
      </div>
      {report.unscored ? null : <Figures figures={report.figures} />}
      <KnockOuts items={report.knockOuts ?? []} />
      <Parts parts={report.scoreParts ?? []} version={report.formulaVersion} />
    </Card>
  );
}

function Figures({ figures }: { figures: Report["figures"] }) {
  const rows = [
    [text.now, scoreShown(figures.now)],
    [text.newSkills, text.gain(scoreShown(figures.newSkills))],
  ];
  return (
    <dl aria-label={text.figures} className="mt-4 space-y-1 border-t border-line pt-3 text-sm">
      {rows.map(([label, value]) => (
        <div key={label} className="flex items-baseline justify-between gap-3">
          <dt className="text-soft">{label}</dt>
          <dd className="tabular font-display text-lg font-semibold leading-tight">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function KnockOuts({ items }: { items: KnockOut[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="knock-outs" className="mt-5 border-t border-line pt-4">
      <h3 id="knock-outs" className="text-[15px]">
        {text.knockOuts}
      </h3>
      <ul className="mt-2 space-y-2 text-sm">
        {items.map((item) => {
          const state = item.unclear ? "unclear" : item.met ? "met" : "open";
          return (
            <li key={`${item.kind}${item.asked}`} className="flex gap-2.5">
              <Icon
                name={({ met: "check", open: "cross", unclear: "dash" } as const)[state]}
                className={cx(
                  "mt-0.5 size-4 shrink-0",
                  { met: "text-good", unclear: "text-warn", open: "text-bad" }[state],
                )}
              />
              <span className="min-w-0">
                <span className="sr-only">{text.knockOut[state]}: </span>
                <span className="font-medium">{item.asked}</span>
                {state === "met" ? null : <span className="block text-pretty text-soft">{item.message}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Parts({ parts, version }: { parts: ScorePart[]; version: string }) {
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby="parts-heading" className="mt-5 border-t border-line pt-4">
      <h3 id="parts-heading" className="text-[15px]">
        {text.parts}
      </h3>
      <ul className="mt-3 space-y-3.5 text-sm">
        {parts.map((part) => (
          <li key={part.name}>
            <div className="flex items-baseline justify-between gap-3">
              <span className="font-medium">{part.name}</span>
              <span className="tabular text-soft">
                {text.of100(scoreShown(part.points), scoreShown(part.maxPoints))}
              </span>
            </div>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              className="mt-1 h-1.5 w-full overflow-hidden rounded-full"
            >
              <rect width="100" height="4" className="fill-line" />
              <rect
                width={part.maxPoints > 0 ? (100 * part.points) / part.maxPoints : 0}
                height="4"
                className="fill-brand"
              />
            </svg>
            <p className="mt-1 text-pretty text-soft">{part.explanation}</p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-[13px] text-soft">{text.formula(version)}</p>
    </section>
  );
}
