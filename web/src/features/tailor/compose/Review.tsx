import { type KeyboardEvent, lazy, Suspense, useState } from "react";
import { tailorText as text } from "../../../i18n/tailor";
import { ReadingView } from "../../../reading/ReadingView";
import { onCheckKey, TracingProvider, useTraceOf } from "../../../reading/tracing";
import { Button } from "../../../ui/Button";
import { Notice } from "../../../ui/Notice";
import type { Source as ReadSource } from "../trial";
import { useTailorSession } from "../useTailorSession";
import { Corrections } from "./Corrections";

const NotPlaced = lazy(() => import("./NotPlaced"));

/** What was read, as fields, beside the file that they came from, with the lines that found no place. */
export function Review({ reading }: { reading: ReadSource }) {
  const session = useTailorSession();
  const [correcting, setCorrecting] = useState(false);
  const tracing = useTraceOf(reading);
  const keys = (event: KeyboardEvent) => onCheckKey(event, tracing);
  return (
    <TracingProvider value={tracing}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts beside buttons that do the same */}
      <div className="mt-6 animate-rise" onKeyDown={keys}>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="text-lg">{text.review.heading}</h3>
          <Button size="small" aria-expanded={correcting} onClick={() => setCorrecting(!correcting)}>
            {correcting ? text.review.done : text.review.correct}
          </Button>
        </div>
        <p className="mt-1 max-w-[68ch] text-pretty text-sm text-soft">{text.review.lead}</p>
        {reading.warnings.length > 0 ? (
          <div className="mt-4 space-y-2">
            {reading.warnings.map((warning) => (
              <Notice key={warning} tone="warn">
                {warning}
              </Notice>
            ))}
          </div>
        ) : null}
        <div className="mt-4">
          <ReadingView
            reading={reading}
            file={session.fileOf(reading)}
            resumeId={reading.kept?.resumeId}
            onRight={session.confirm}
            instead={correcting ? <Corrections reading={reading} /> : undefined}
          >
            <Suspense>
              <NotPlaced reading={reading} />
            </Suspense>
          </ReadingView>
        </div>
      </div>
    </TracingProvider>
  );
}
