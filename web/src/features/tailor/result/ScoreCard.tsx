import type { Answer, KnockOut, Report, ScorePart } from "../../../api/resume/engine";
import { tailorText as text } from "../../../i18n/tailor";
import { Card } from "../../../ui/Card";
import { cx } from "../../../ui/cx";
import { Gauge } from "../../../ui/Gauge";
import { Icon } from "../../../ui/Icon";
import { scoreShown } from "../../../ui/Score";
import type { Outcome } from "../trial";
import { toneOf } from "./numbers";

const inks = { good: "text-good", warn: "text-warn", bad: "text-bad", none: "text-soft" } as const;

/** The score from old to new, what it could become, and how it comes about, in one band above the work. */
export function ScoreCard({ outcome: { tailored, changes, decisions } }: { outcome: Outcome }) {
  const { before, after } = tailored;
  const tone = toneOf(after);
  const now = scoreShown(after.matchScore ?? 0);
  const was = scoreShown(before.matchScore ?? 0);
  return (
    <Card aria-label={text.result.score} className="mb-5 p-5 md:px-6">
      <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)] lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,1.25fr)]">
        <Gauge
          value={after.unscored ? null : after.matchScore}
          before={before.matchScore ?? 0}
          tone={tone}
          caption={after.unscored ? text.result.unscored : text.result.score}
          testId="match-score"
          className="size-36 max-sm:mx-auto"
        />
        <div className="max-sm:text-center">
          <h2 className={cx("text-2xl", inks[tone])}>{text.result.tones[tone]}</h2>
          <p className="mt-1 max-w-[44ch] text-pretty text-soft max-sm:mx-auto">
            {after.unscored ||
              (was === now
                ? text.result.same(now, changes.length + decisions.answers.length)
                : text.result.from(was, now))}
          </p>
        </div>
        {after.unscored ? null : <Figures figures={after.figures} tone={tone} />}
        <p role="status" className="sr-only">
          {after.unscored ? after.unscored : text.result.spoken(now)}
        </p>
      </div>
      <div className="mt-4 grid gap-x-8 border-t border-line lg:grid-cols-2">
        <KnockOuts items={(after.knockOuts ?? []).map((item) => withAnswer(item, decisions.answers))} />
        <Parts parts={after.scoreParts ?? []} version={after.formulaVersion} />
      </div>
    </Card>
  );
}

/** The score now and the points that new evidence could add, on one line of 0 to 100. */
function Figures({ figures, tone }: { figures: Report["figures"]; tone: keyof typeof inks }) {
  const { heading, ...labels } = text.result.figures;
  const rows = [
    { label: labels.now, value: scoreShown(figures.now), swatch: cx("bg-current", inks[tone]) },
    { label: labels.newSkills, value: text.result.gain(scoreShown(figures.newSkills)), swatch: "bg-edge/60" },
  ];
  const reach = Math.min(100, figures.now + figures.newSkills);
  return (
    <div className="sm:max-lg:col-span-2">
      <dl aria-label={heading} className="grid grid-cols-2 items-end gap-3 md:gap-4">
        {rows.map((row) => (
          <div key={row.label}>
            <dt className="flex items-center gap-1.5 text-[13px] text-soft">
              <span aria-hidden="true" className={cx("size-2 shrink-0 rounded-full", row.swatch)} />
              {row.label}
            </dt>
            <dd className="mt-0.5 font-display text-[26px] font-semibold leading-tight">{row.value}</dd>
          </div>
        ))}
      </dl>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className={cx("mt-3 h-2 w-full overflow-hidden rounded-full", inks[tone])}
      >
        <rect width="100" height="4" className="fill-line" />
        <rect width={reach} height="4" className="fill-edge/60" />
        <rect width={figures.now} height="4" fill="currentColor" />
      </svg>
    </div>
  );
}

/** A condition with the person's word on it, which goes before what the resume says. */
function withAnswer(item: KnockOut, answers: Answer[]): KnockOut {
  const said = answers.find(({ requirement }) => requirement === item.asked)?.reply;
  if (said === "YES") return { ...item, met: true, unclear: false };
  if (said === "NO") return { ...item, met: false, unclear: false, message: text.result.deniedByYou };
  return item;
}

function KnockOuts({ items }: { items: KnockOut[] }) {
  if (items.length === 0) return null;
  const met = items.filter((item) => item.met && !item.unclear).length;
  return (
    <details className="group pt-3.5" open={met < items.length}>
      <summary className="flex list-none items-center gap-2 font-display text-[15px] font-semibold">
        <Icon
          name={met === items.length ? "check" : "alert"}
          className={cx("size-4 shrink-0", met === items.length ? "text-good" : "text-warn")}
        />
        {text.result.knockOuts}
        <span className="shrink-0 font-sans text-[13px] font-normal text-soft">
          {text.result.conditions(met, items.length)}
        </span>
        <Turn />
      </summary>
      <ul className="mt-2 space-y-2 pb-1 text-sm">
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
    </details>
  );
}

function Turn() {
  return (
    <Icon
      name="chevron"
      className="ml-auto size-5 shrink-0 transition-transform duration-150 group-open:rotate-180"
    />
  );
}

function Parts({ parts, version }: { parts: ScorePart[]; version: string }) {
  if (parts.length === 0) return null;
  return (
    <details className="group pt-3.5">
      <summary className="flex list-none items-center font-display text-[15px] font-semibold">
        {text.result.parts}
        <Turn />
      </summary>
      <ul className="mt-3 space-y-3.5 pb-1 text-sm">
        {parts.map((part) => (
          <li key={part.name}>
            <div className="flex items-baseline justify-between gap-3">
              <span className="font-medium">{part.name}</span>
              <span className="tabular text-soft">
                {text.result.of(scoreShown(part.points), scoreShown(part.maxPoints))}
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
