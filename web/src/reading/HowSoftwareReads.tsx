import { lazy, Suspense, useState } from "react";
import type { Line } from "../api/resume/reading";
import type { Reading } from "../api/resume/trial";
import { readingText as text } from "../i18n/reading";
import { Loading } from "../ui/Wait";

// Only those who ask how software reads their file load it.
const Readability = lazy(() => import("./Readability"));

type Props = {
  reading: Pick<Reading, "readability" | "text">;
  /** The kept resume whose file can be looked at where the reading lacks it. */
  resumeId?: string | undefined;
  /** Shows a place in the file, where the file is in sight. */
  onPlace?: (line: Line) => void;
};

/** How software reads the file, for whoever opens it. */
export function HowSoftwareReads({ reading, resumeId, onPlace }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="min-w-0 rounded-control border border-line"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="px-4 py-3 font-display text-[15px] font-semibold">{text.ats.heading}</summary>
      {open ? (
        <div className="border-t border-line p-4">
          <Suspense fallback={<Loading label={text.ats.loading} lines={5} />}>
            <Readability
              report={reading.readability}
              words={reading.text}
              resumeId={resumeId}
              onPlace={onPlace}
            />
          </Suspense>
        </div>
      ) : null}
    </details>
  );
}
