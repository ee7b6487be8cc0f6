import type { MatrixCell, MatrixRow } from "../../api/resume/comparisons";
import { comparisonsText } from "../../i18n/comparisons";
import { Choice } from "../../ui/Choice";
import { cx } from "../../ui/cx";
import { Icon } from "../../ui/Icon";
import { scoreShown } from "../../ui/Score";

const text = comparisonsText.page;

const looks = {
  MATCHED: { ink: "text-good", icon: "check" },
  RELATED: { ink: "text-warn", icon: "dash" },
  MISSING: { ink: "text-bad", icon: "cross" },
} as const;

/** How many jobs ask for it, and how the resume shows it. */
export function Demand({ row, all }: { row: MatrixRow; all: number }) {
  const { ink, icon } = looks[row.status];
  return (
    <>
      <span className="block text-[13px] text-soft">{text.asked(row.asked, all, row.required)}</span>
      <span className={cx("mt-0.5 flex items-center gap-1.5 text-[13px] font-medium", ink)}>
        <Icon name={icon} className="size-3.5" />
        {row.standing}
      </span>
    </>
  );
}

/** The lines of the resume that show it. */
export function Lines({ row: { evidence } }: { row: MatrixRow }) {
  if (evidence.length === 0) return <span className="mt-1 block text-[13px] text-soft">{text.noLine}</span>;
  return evidence.map((line, i) => (
    <span key={i} className="mt-1 block text-pretty text-[13px] text-soft wrap-anywhere">
      “{line.text}”
    </span>
  ));
}

/** One job's demand, where there is one. */
export function Cell({ cell }: { cell: MatrixCell | undefined }) {
  if (cell) return <Asked cell={cell} />;
  return (
    <span className="text-soft">
      <span aria-hidden>–</span>
      <span className="sr-only">{text.notAsked}</span>
    </span>
  );
}

/** How firmly a job asks for it, in its own words, and the points that hang on it. */
export function Asked({ cell }: { cell: MatrixCell }) {
  const { words, choice, points, maxPoints } = cell;
  return (
    <>
      <span className="block font-medium">{text.classes[cell.class]}</span>
      <span className="block text-[13px] text-soft">
        {text.points(scoreShown(points), scoreShown(maxPoints))}
      </span>
      <span className="block text-[13px] text-soft wrap-anywhere">
        “{words}”{choice.length > 0 ? ` ${text.or(choice.join(", "))}` : null}
      </span>
    </>
  );
}

const steps = [0, 1, 2, 3];

/** How much it counts for the user; a weight between the steps is a step of its own. */
export function Weigher({ row, onWeight }: { row: MatrixRow; onWeight: (weight: number) => void }) {
  const all = steps.includes(row.weight) ? steps : [...steps, row.weight].sort((a, b) => a - b);
  return (
    <Choice
      label={text.weightOf(row.requirement)}
      labelHidden
      value={String(row.weight)}
      options={all.map((weight) => ({ value: String(weight), label: String(weight) }))}
      onChange={(weight) => onWeight(Number(weight))}
    />
  );
}
