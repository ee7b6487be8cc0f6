import type { Reading } from "../api/resume/trial";
import { readingText as text } from "../i18n/reading";
import { cx } from "../ui/cx";
import { Icon } from "../ui/Icon";
import { coverageOf } from "./coverage";

/** One count of what was read: the words in fields, and the jobs that are whole. Never green over a resume without a dated job. */
export function CoverageLine({ reading }: { reading: Pick<Reading, "document" | "coverage"> }) {
  const { words, placed, jobs, complete, sound } = coverageOf(reading);
  return (
    <p
      data-testid="coverage"
      className={cx(
        "flex items-start gap-2 text-sm",
        sound ? "text-soft" : "rounded-control bg-warn-wash px-4 py-2.5",
      )}
    >
      <Icon
        name={sound ? "check" : "alert"}
        className={cx("mt-0.5 size-4 shrink-0", sound ? "text-good" : "text-warn")}
      />
      <span className="tabular text-pretty">
        {words > 0 ? `${text.coverage.words(placed, words)} ` : null}
        {jobs > 0 ? text.coverage.jobs(complete, jobs) : text.coverage.noJobs}
        {sound ? null : ` ${text.coverage.look}`}
      </span>
    </p>
  );
}
