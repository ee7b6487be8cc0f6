import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useCallback } from "react";
import { ApiProblem } from "../../api/problem";
import { originalFile } from "../../api/resume/reading";
import { keptReadingQuery } from "../../api/resume/readingQuery";
import type { Reading } from "../../api/resume/trial";
import { resumePageText as text } from "../../i18n/resumePage";
import { shelfText } from "../../i18n/resumes";
import { ReadingView } from "../../reading/ReadingView";
import { onCheckKey, TracingProvider, useTraceOf } from "../../reading/tracing";
import { Card } from "../../ui/Card";
import { Empty } from "../../ui/Empty";
import { Notice } from "../../ui/Notice";
import { Failed, Loading } from "../../ui/Wait";

/** The file that a resume came from, and what is read from it. */
export default function FileView({ resumeId }: { resumeId: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(keptReadingQuery(resumeId));
  if (isPending)
    return (
      <Card className="p-6">
        <Loading label={text.file.loading} lines={8} />
      </Card>
    );
  if (data) return <Read resumeId={resumeId} reading={data} />;
  if (error instanceof ApiProblem && error.status === 404)
    return <Empty title={text.file.none} text={text.file.noneText} />;
  return (
    <Failed
      message={text.file.failed}
      again={shelfText.again}
      busy={isFetching}
      onAgain={() => void refetch()}
    />
  );
}

function Read({ resumeId, reading }: { resumeId: string; reading: Reading }) {
  const tracing = useTraceOf(reading);
  const file = useCallback(() => originalFile(resumeId), [resumeId]);
  const keys = (event: KeyboardEvent) => onCheckKey(event, tracing);
  return (
    <TracingProvider value={tracing}>
      <section aria-labelledby="file-heading" onKeyDown={keys}>
        <Card className="p-5 md:p-6">
          <h2 id="file-heading" className="text-xl wrap-anywhere">
            {reading.fileName ?? text.views.file}
          </h2>
          <p className="mt-1 max-w-[68ch] text-pretty text-sm text-soft">{text.file.lead}</p>
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
            <ReadingView reading={reading} file={file} />
          </div>
        </Card>
      </section>
    </TracingProvider>
  );
}
