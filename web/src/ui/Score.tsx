import { number } from "../lib/locale";
import { cx } from "./cx";

/** The colour of a score from 0 to 100; it always stands beside the number. */
export function scoreTone(score: number): "good" | "warn" | "bad" {
  if (score >= 75) return "good";
  return score >= 50 ? "warn" : "bad";
}

/** A score as it is shown: with one decimal where it has one. */
export function scoreShown(score: number): string {
  return number(score);
}

type Props = {
  /** 0 to 100, or null where there is no score. */
  value: number | null;
  label: string;
  /** What stands in place of the number where there is none. */
  none: string;
  className?: string;
};

/** A score as a number in its colour. `label` says it in words. No score has words and no colour. */
export function Score({ value, label, none, className }: Props) {
  if (value === null) return <span className="text-[13px] text-soft">{none}</span>;
  const ink = { good: "text-good", warn: "text-warn", bad: "text-bad" }[scoreTone(value)];
  return (
    <span className={cx("tabular font-display font-semibold leading-none", ink, className ?? "text-2xl")}>
      <span className="sr-only">{label}: </span>
      {scoreShown(value)}
    </span>
  );
}
