import type { KnockOut, Report, ScorePart } from "../../../api/resume/engine";
import { text } from "../../../i18n";
import { Card } from "../../../ui/Card";
import { cx } from "../../../ui/cx";
import { Gauge } from "../../../ui/Gauge";
import { Icon } from "../../../ui/Icon";
import { shown, toneOf } from "./numbers";

/** The score from old to new, what it could become, and how it comes about. */
export function ScoreCard({ before, after }: { before: Report; after: Report }) {
  const tone = toneOf(after);
  const now = shown(after.matchScore);
  const was = shown(before.matchScore);
  return (
    <Card aria-label={text.result.score} className="p-5 md:p-6">
      <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-4">
        <Gauge
          value={after.unscored ? null : after.matchScore}
          before={before.matchScore}
          tone={tone}
          caption={after.unscored ? text.result.unscored : text.result.score}
          testId="match-score"
          className="size-40"
        />
        <div className="min-w-44 flex-1">
          <h2
            className={cx(
              "text-xl",
              { good: "text-good", warn: "text-warn", bad: "text-bad", none: "text-soft" }[tone],
            )}
          >
            {text.result.tones[tone]}
          </h2>
          <p className="mt-0.5 text-pretty text-sm text-soft">
            {after.unscored || (was === now ? text.result.same(now) : text.result.from(was, now))}
          </p>
          {after.unscored ? null : <Figures figures={after.figures} />}
        </div>
        <p role="status" className="sr-only">
          {after.unscored ? after.unscored : text.result.spoken(now)}
        </p>
      </div>
      <KnockOuts items={after.knockOuts ?? []} />
      <Parts parts={after.scoreParts ?? []} version={after.formulaVersion} />
    </Card>
  );
}

function Figures({ figures }: { figures: Report["figures"] }) {
  const { heading, ...labels } = text.result.figures;
  const rows = [
    { label: labels.now, value: shown(figures.now) },
    { label: labels.wording, value: shown(figures.wording) },
    { label: labels.newSkills, value: text.result.gain(shown(figures.newSkills)) },
  ];
  return (
    <dl aria-label={heading} className="mt-3 space-y-1 border-t border-line pt-3 text-sm">
      {rows.map((row) => (
        <div key={row.label} className="flex items-baseline justify-between gap-3">
          <dt className="text-soft">{row.label}</dt>
          <dd className="tabular font-display text-lg font-semibold leading-tight">{row.value}</dd>
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
        {text.result.knockOuts}
      </h3>
      <ul className="mt-2 space-y-2 text-sm">
        {items.map((item) => {
          const state = item.unclear ? "unclear" : item.met ? "met" : "open";
          return (
            <li key={`${item.kind}${item.asked}`} className="flex gap-2.5">
              <Icon
                name={state === "met" ? "check" : state === "open" ? "cross" : "dash"}
                className={cx(
                  "mt-0.5 size-4 shrink-0",
                  { met: "text-good", unclear: "text-warn", open: "text-bad" }[state],
                )}
              />
              <span className="min-w-0">
                <span className="sr-only">{text.result.knockOut[state]}: </span>
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
    <details className="group mt-5 border-t border-line pt-4">
      <summary className="flex list-none items-center justify-between font-display text-[15px] font-semibold">
        {text.result.parts}
        <Icon name="chevron" className="size-5 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <ul className="mt-3 space-y-3.5 text-sm">
        {parts.map((part) => (
          <li key={part.name}>
            <div className="flex items-baseline justify-between gap-3">
              <span className="font-medium">{part.name}</span>
              <span className="tabular text-soft">
                {text.result.of(shown(part.points), shown(part.maxPoints))}
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
      <p className="mt-3 text-[13px] text-soft">{text.result.formula(version)}</p>
    </details>
  );
}
