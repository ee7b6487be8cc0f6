import { paletteText as text } from "../../i18n/palette";
import { cx } from "../../ui/cx";
import type { Entry, Section } from "./entries";

type Props = { id: string; sections: Section[]; active: number; onChoose: (entry: Entry) => void };

/** The list under the field, in groups. The field has the focus and names the active option. */
export function Results({ id, sections, active, onChoose }: Props) {
  let n = 0;
  return (
    <div
      id={`${id}-results`}
      role="listbox"
      aria-label={text.results}
      className="mt-2 overflow-y-auto"
      // Half a row more than whole ones, so that it shows that there are others.
      style={{ maxHeight: "min(21rem, 60dvh)" }}
    >
      {sections.map(({ group, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box has groups of options, and no fieldsets
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} className="px-3 pb-1 pt-3 text-[13px] font-medium text-soft">
            {text.groups[group]}
          </p>
          {entries.map((entry) => {
            const at = n++;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys
              // biome-ignore lint/a11y/useFocusableInteractive: the field names the active one
              <div
                key={entry.key}
                ref={(element) => {
                  if (at === active) element?.scrollIntoView?.({ block: "nearest" });
                }}
                id={`${id}-${at}`}
                role="option"
                aria-selected={at === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(entry)}
                className={cx(
                  "flex min-h-10 cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-control px-3 py-2 text-sm hover:bg-sunken",
                  at === active && "bg-sunken",
                )}
              >
                <span className="min-w-0 wrap-anywhere">{entry.label}</span>
                {entry.note ? <span className="text-[13px] text-soft">{entry.note}</span> : null}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
