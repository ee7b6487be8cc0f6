import { type ReactNode, useRef } from "react";
import type { Line } from "../api/resume/reading";
import type { Reading } from "../api/resume/trial";
import { cx } from "../ui/cx";
import { CheckBar } from "./CheckBar";
import { CoverageLine } from "./CoverageLine";
import { coverageOf } from "./coverage";
import { Fields } from "./Fields";
import { HowSoftwareReads } from "./HowSoftwareReads";
import { type FileSource, Source } from "./Source";
import { useTracing } from "./tracing";

type Props = {
  reading: Reading;
  file: FileSource | undefined;
  /** The kept resume whose file can be looked at where the reading does not tell how software reads it. */
  resumeId?: string | undefined;
  /** The person says that these paths are right as they were read. */
  onRight?: (paths: string[]) => void;
  /** Stands in the place of the fields. */
  instead?: ReactNode;
  /** Stands under the fields. */
  children?: ReactNode;
};

/** What was read on the left and the file on the right, which stays in sight; on a phone, one under the other. */
export function ReadingView({ reading, file, resumeId, onRight, instead, children }: Props) {
  const tracing = useTracing();
  const source = useRef<HTMLDivElement>(null);
  const { text, fields = [], document } = reading;

  function showPlace(line: Line) {
    tracing?.show(line);
    source.current?.scrollIntoView({ block: "nearest" });
  }

  return (
    <div className={cx("grid items-start gap-5", text && "lg:grid-cols-2 lg:grid-rows-[auto_1fr]")}>
      <div className="min-w-0 space-y-3">
        <CoverageLine reading={reading} />
        {fields.length > 0 && !instead ? (
          <CheckBar
            sound={coverageOf(reading).sound && reading.warnings.length === 0}
            {...(onRight && { onRight })}
          />
        ) : null}
        {instead ?? <Fields document={document} />}
        {children}
      </div>
      {text ? (
        <div
          ref={source}
          className="min-w-0 scroll-mb-32 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <Source reading={reading} file={file} />
        </div>
      ) : null}
      <HowSoftwareReads reading={reading} resumeId={resumeId} {...(text && { onPlace: showPlace })} />
    </div>
  );
}
