import { type Stage, stages } from "../../../api/resume/stages";
import { boardText as text } from "../../../i18n/jobBoard";
import { stageNames } from "../../../i18n/jobs";
import { cx } from "../../../ui/cx";

type Props = { value: Stage; countOf: (stage: Stage) => number; onChange: (stage: Stage) => void };

/** Which column a narrow screen shows. */
export function StageTabs({ value, countOf, onChange }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight
    <div
      role="group"
      aria-label={text.stage}
      className="mt-4 flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none] lg:hidden"
    >
      {stages.map((stage) => (
        <button
          key={stage}
          type="button"
          aria-pressed={stage === value}
          onClick={() => onChange(stage)}
          style={{ minHeight: 44 }}
          className={cx(
            "shrink-0 border-b-2 px-3 text-sm font-medium",
            stage === value ? "border-brand text-ink" : "border-transparent text-soft",
          )}
        >
          {stageNames[stage]} {countOf(stage)}
        </button>
      ))}
    </div>
  );
}
