import { lazy, Suspense, useMemo, useRef, useState } from "react";
import type { Line } from "../api/resume/reading";
import type { Reading } from "../api/resume/trial";
import { readingText as text } from "../i18n/reading";
import { Choice } from "../ui/Choice";
import { Loading } from "../ui/Wait";
import { sureness } from "./Fields";
import { linesOf } from "./trace";
import { useTracing } from "./tracing";
import { Words } from "./Words";

// The reader of PDF files comes with it.
const PageView = lazy(() => import("./PageView"));

/** Gets the file that was read. */
export type FileSource = () => Promise<Blob>;

type View = "page" | "text";

/** Where both fit beside each other, the file itself is shown first. */
const isWide = () => window.matchMedia("(min-width: 64rem)").matches;

type Props = {
  reading: Reading;
  /** The PDF itself, where it can be had; without it there are only its words. */
  file?: FileSource | undefined;
};

/** The file beside its fields: its pages or its words, with the line of the field that is looked at. */
export function Source({ reading, file }: Props) {
  const tracing = useTracing();
  const [picked, setPicked] = useState<View | null>(null);
  const scroller = useRef<HTMLElement>(null);
  const { fields, notPlaced, pageSizes } = reading;
  const words = reading.text ?? "";
  const lines = useMemo(() => linesOf(fields ?? []), [fields]);
  const drawable = file !== undefined && reading.format === "pdf" && lines.some((line) => line.box);
  const view = drawable ? (picked ?? (isWide() ? "page" : "text")) : "text";
  const spot = tracing?.spot ?? null;
  const pick = (line: Line) => tracing?.show(line);
  return (
    <div className="flex min-w-0 flex-col rounded-control border border-line bg-paper lg:h-[calc(100dvh-12rem)] lg:min-h-[420px]">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2 text-[13px]">
        <p className="font-medium">{text.source.words}</p>
        {drawable ? (
          <Choice
            label={text.source.view}
            labelHidden
            className="w-40"
            value={view}
            onChange={setPicked}
            options={(["page", "text"] as const).map((value) => ({ value, label: text.source[value] }))}
          />
        ) : null}
        <p className="tabular w-full text-soft max-lg:hidden">
          {tracing?.field && spot
            ? [spot.page ? text.onPage(spot.page) : "", sureness(tracing.field)].filter(Boolean).join(" · ")
            : lines.length > 0
              ? text.source.hint
              : ""}
        </p>
      </div>
      <section
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
        tabIndex={0}
        aria-label={text.source.words}
        className="relative max-h-[480px] min-h-0 flex-1 overflow-y-auto scroll-smooth rounded-b-control -outline-offset-2 lg:max-h-none"
      >
        {view === "page" && file ? (
          <Suspense fallback={<Wait />}>
            <PageView
              file={file}
              sizes={pageSizes ?? []}
              lines={lines}
              spot={spot}
              onPick={pick}
              scroller={scroller}
            />
            <div className="sr-only">{words}</div>
          </Suspense>
        ) : (
          <Words
            words={words}
            notPlaced={notPlaced}
            lines={lines}
            spot={spot}
            onPick={pick}
            scroller={scroller}
          />
        )}
      </section>
    </div>
  );
}

function Wait() {
  return (
    <div className="p-4">
      <Loading label={text.source.drawing} lines={8} />
    </div>
  );
}
