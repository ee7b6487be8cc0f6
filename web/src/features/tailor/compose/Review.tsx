import { useState } from "react";
import type { Reading } from "../../../api/resume/trial";
import { tailorText as text } from "../../../i18n/tailor";
import { Button } from "../../../ui/Button";
import { cx } from "../../../ui/cx";
import { Notice } from "../../../ui/Notice";
import { Corrections } from "./Corrections";
import { Fields } from "./Fields";

/** What was read, as fields, beside the words of the file, with the lines that found no place. */
export function Review({ reading }: { reading: Reading }) {
  const [correcting, setCorrecting] = useState(false);
  return (
    <div className="mt-6 animate-rise">
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
      <div className={cx("mt-4 grid gap-5", reading.text && "lg:grid-cols-2")}>
        {correcting ? <Corrections document={reading.document} /> : <Fields document={reading.document} />}
        {reading.text ? <Source words={reading.text} notPlaced={reading.notPlaced} /> : null}
      </div>
      <NotPlaced lines={reading.notPlaced} />
    </div>
  );
}

function Source({ words, notPlaced }: { words: string; notPlaced: string[] }) {
  const left = new Set(notPlaced.map((line) => line.trim()));
  return (
    <div className="relative rounded-control border border-line bg-paper">
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
        tabIndex={0}
        aria-label={text.review.source}
        className="inset-0 max-h-[480px] overflow-y-auto rounded-control px-4 py-3 text-[13px] leading-relaxed lg:absolute lg:max-h-none"
      >
        <h4 className="mb-2 font-medium">{text.review.source}</h4>
        {words.split("\n").map((line, i) => (
          <p
            key={i}
            className={cx(
              "min-h-[1.6em] wrap-anywhere",
              left.has(line.trim()) && line.trim() ? "bg-warn-wash text-warn" : "text-soft",
            )}
          >
            {line}
          </p>
        ))}
      </section>
    </div>
  );
}

function NotPlaced({ lines }: { lines: string[] }) {
  if (lines.length === 0) return <p className="mt-4 text-sm text-good">{text.review.allPlaced}</p>;
  return (
    <details className="mt-4 rounded-control bg-warn-wash px-4 py-3 text-sm" open={lines.length <= 6}>
      <summary className="font-medium">{text.review.notPlaced(lines.length)}</summary>
      <p className="mt-1 text-soft">{text.review.notPlacedLead}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {lines.map((line, i) => (
          <li key={i} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </details>
  );
}
