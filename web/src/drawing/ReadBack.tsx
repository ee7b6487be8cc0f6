import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Resume, Style } from "../api/resume/document";
import { readBack } from "../api/resume/readback";
import { drawingText } from "../i18n/drawing";
import { Choice } from "../ui/Choice";
import { Icon } from "../ui/Icon";
import { Failed, Loading } from "../ui/Wait";
import { Losses } from "./Losses";

const text = drawingText.readBack;
const formats = ["pdf", "docx", "txt"] as const;

/** What software reads of the file that would be downloaded, compared with the document field by field. */
export function ReadBack({ document, style }: { document: Resume; style?: Style | undefined }) {
  const [format, setFormat] = useState<(typeof formats)[number]>("pdf");
  const { data, isError, isFetching, refetch } = useQuery({
    // A document is the same object for as long as nobody changes it.
    queryKey: ["readBack", format, style, document],
    queryFn: ({ signal }) => readBack(document, format, style, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <section className="space-y-3">
      <h3 className="font-display text-[15px] font-semibold">{text.heading}</h3>
      <p className="text-pretty text-soft">{text.lead}</p>
      <Choice
        label={text.format}
        labelHidden
        value={format}
        onChange={setFormat}
        options={formats.map((value) => ({ value, label: value.toUpperCase() }))}
      />
      {data ? (
        <>
          <p role="status" className="flex items-center gap-1.5 font-medium">
            <Icon
              name={data.losses.length === 0 ? "check" : "alert"}
              className={data.losses.length === 0 ? "size-4 text-good" : "size-4 text-warn"}
            />
            {data.losses.length === 0 ? text.whole : text.lost(data.losses.length)}
          </p>
          {data.losses.length > 0 ? <Losses losses={data.losses} /> : null}
          <details>
            <summary className="font-display text-[15px] font-semibold">{text.text}</summary>
            <pre className="mt-2 max-h-96 overflow-auto whitespace-pre-wrap rounded-control bg-sunken p-4 font-sans text-[13px] text-soft wrap-anywhere">
              {data.text}
            </pre>
          </details>
        </>
      ) : isError ? (
        <Failed
          message={text.failed}
          again={drawingText.pages.again}
          busy={isFetching}
          onAgain={() => void refetch()}
        />
      ) : (
        <Loading label={text.reading} lines={3} />
      )}
    </section>
  );
}
