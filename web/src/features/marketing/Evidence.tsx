import { landingText } from "../../i18n/marketing";
import { cx } from "../../ui/cx";
import { Icon } from "../../ui/Icon";

const text = landingText.example;

/** The example of the hero: lines of a resume, and what a job asks for with the line that proves it. */
export function Evidence() {
  return (
    <figure
      aria-label={text.label}
      className="animate-rise overflow-hidden rounded-card border border-line bg-surface shadow-float"
    >
      <div className="px-6 pt-6 pb-5 sm:px-7">
        <p className="font-display text-xl font-semibold tracking-tight">{text.resume.name}</p>
        <p className="text-[13px] text-soft">
          {text.resume.role} · {text.resume.place}
        </p>
        <ol className="mt-4 space-y-2.5 text-[15px] leading-snug">
          {text.resume.lines.map((line, at) => (
            <li key={line.proof} className="flex gap-3">
              <span className="min-w-0 flex-1">
                {line.before}
                <mark>{line.proof}</mark>
                {line.after}
              </span>
              <Footnote n={at + 1} />
            </li>
          ))}
        </ol>
      </div>

      <div className="border-t border-line bg-sunken px-6 py-5 sm:px-7">
        <div className="flex items-start justify-between gap-4">
          <div>
            <p className="font-display text-[17px] font-semibold tracking-tight">{text.job}</p>
            <p className="text-[13px] text-soft">{text.company}</p>
          </div>
          <p className="text-right leading-none">
            <span className="tabular font-display text-[40px] font-semibold leading-none tracking-tight text-good">
              {text.score}
            </span>{" "}
            <span className="block pt-1 text-[13px] text-soft">{text.outOf}</span>
          </p>
        </div>
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {text.asked.map((asked, at) => (
            <li key={asked.name} className="flex items-center gap-3 py-2.5">
              {asked.proven ? (
                <Footnote n={at + 1} />
              ) : (
                <span className="flex size-5 shrink-0 items-center justify-center text-bad">
                  <Icon name="dash" className="size-3.5" />
                </span>
              )}
              <span className="min-w-0 flex-1 sm:flex sm:items-baseline sm:justify-between sm:gap-4">
                <span className="block text-sm font-medium">
                  <span className="sr-only">{asked.proven ? text.proven : text.missing} </span>
                  {asked.name}
                </span>
                <span className={cx("block text-[13px]", asked.proven ? "text-soft" : "text-bad")}>
                  {asked.why}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </div>

      <dl className="grid grid-cols-3 divide-x divide-line border-t border-line">
        {text.figures.map((figure) => (
          <div key={figure.name} className="flex flex-col-reverse justify-end px-3 py-4 text-center sm:px-4">
            <dt className="text-[13px] leading-tight text-soft">{figure.name}</dt>
            <dd className="tabular font-display text-xl font-semibold tracking-tight">{figure.value}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

/** Ties a line to what it proves, as a footnote does. */
function Footnote({ n }: { n: number }) {
  return (
    <span
      aria-hidden="true"
      className="tabular flex size-5 shrink-0 items-center justify-center rounded-full bg-mark text-[11px] font-semibold text-on-mark"
    >
      {n}
    </span>
  );
}
