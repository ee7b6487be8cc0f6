import { useQuery } from "@tanstack/react-query";
import { scoringQuery } from "../../api/resume/scoring";
import { scoringText as text } from "../../i18n/help";
import { Failed } from "../../ui/Wait";

/** How the score is computed, from the constants that the program uses. */
export function Scoring() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(scoringQuery);
  return (
    <section
      id="scoring"
      aria-labelledby="scoring-heading"
      className="mt-8 scroll-mt-24 rounded-card border border-line bg-surface p-6 md:p-8"
    >
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[260px_minmax(0,1fr)]">
        <div>
          <h2 id="scoring-heading" className="text-2xl">
            {text.heading}
          </h2>
          <p className="mt-3 text-pretty text-soft">{text.lead}</p>
          <p className="mt-3 min-h-[1.55em] text-[13px] text-soft">
            {data ? text.version(data.version) : ""}
          </p>
        </div>
        <div>
          {isPending ? <Rows /> : null}
          {isError ? (
            <Failed
              message={text.failed}
              again={text.again}
              busy={isFetching}
              onAgain={() => void refetch()}
            />
          ) : null}
          {data ? (
            <ul className="divide-y divide-line">
              {data.parts.map((part) => (
                <li key={part.name} className="py-3.5 first:pt-0">
                  <div className="flex items-baseline justify-between gap-4">
                    <span className="font-medium first-letter:uppercase">{part.name}</span>
                    <span className="tabular font-display text-lg font-semibold">{part.maxPoints}</span>
                  </div>
                  <div aria-hidden="true" className="mt-1.5 h-1 rounded-full bg-sunken">
                    <div className="h-full rounded-full bg-brand" style={{ width: `${part.maxPoints}%` }} />
                  </div>
                  <p className="mt-2 text-pretty text-sm text-soft">{part.explanation}</p>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
      <ul className="mt-6 grid gap-x-10 gap-y-4 border-t border-line pt-6 text-sm text-soft md:grid-cols-3">
        {text.notes.map((note) => (
          <li key={note} className="text-pretty">
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As much room as the parts take, so that nothing below moves once they come. */
function Rows() {
  return (
    <div role="status">
      <span className="sr-only">{text.loading}</span>
      <div aria-hidden="true" className="animate-breathe divide-y divide-line">
        {[45, 8, 16, 13, 8, 10].map((points, at) => (
          <div key={at} className="py-3.5 text-transparent first:pt-0">
            <div className="flex items-baseline justify-between gap-4">
              <span className="font-medium">.</span>
              <span className="font-display text-lg font-semibold">{points}</span>
            </div>
            <div className="mt-1.5 h-1 rounded-full bg-line" />
            <p className="mt-2 text-sm">.</p>
          </div>
        ))}
      </div>
    </div>
  );
}
