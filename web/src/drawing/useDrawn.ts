import { useEffect, useState } from "react";
import type { Resume, Style } from "../api/resume/document";
import { drawPages, type PagePictures } from "../api/resume/looks";

/** Milliseconds without a change before the pages are drawn anew. */
const pause = 250;

type Drawn = {
  /** The last pages that were drawn; they stay while newer ones are on their way, and where those fail. */
  pages: (PagePictures & { addresses: string[] }) | undefined;
  busy: boolean;
  failed: boolean;
  again: () => void;
};

/**
 * A document as pictures of its pages, drawn by the server with the layout that its files have. The addresses are blob
 * URLs, which live as long as the pages are shown.
 */
export function useDrawn(document: Resume | undefined, style?: Style): Drawn {
  const [pages, setPages] = useState<Drawn["pages"]>();
  const [state, setState] = useState<"busy" | "failed" | "done">("busy");
  const [round, setRound] = useState(0);
  const wanted = JSON.stringify(style);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a style is the same while it says the same; a round asks again
  useEffect(() => {
    if (!document) return;
    const call = new AbortController();
    setState("busy");
    const timer = setTimeout(
      () => {
        drawPages(document, style, call.signal).then(
          (drawn) => {
            if (call.signal.aborted) return;
            setPages({ ...drawn, addresses: drawn.pages.map(pictureAddress) });
            setState("done");
          },
          () => !call.signal.aborted && setState("failed"),
        );
      },
      pages ? pause : 0,
    );
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [document, wanted, round]);

  useEffect(() => () => pages?.addresses.forEach((each) => void URL.revokeObjectURL(each)), [pages]);

  return {
    pages,
    busy: state === "busy",
    failed: state === "failed",
    again: () => setRound(round + 1),
  };
}

const pictureAddress = (svg: string) => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
