import { type RefObject, useEffect, useRef, useState } from "react";
import type { Box, Line } from "../api/resume/reading";
import { readingText as text } from "../i18n/reading";
import { useSeen } from "../lib/useSeen";
import { cx } from "../ui/cx";
import { Notice } from "../ui/Notice";
import { Loading } from "../ui/Wait";
import { openPdf, type Pdf } from "./pdf";
import { isSamePlace } from "./trace";

type Size = { width: number; height: number };

type Props = {
  file: () => Promise<Blob>;
  /** The pages' sizes as the reader reported them; places are in these. */
  sizes: Size[];
  lines: Line[];
  spot: Line | null;
  onPick: (line: Line) => void;
  scroller: RefObject<HTMLElement | null>;
};

/** The pages of a PDF, one under the other, with the line that is looked at marked. */
export default function PageView({ file, sizes, lines, spot, onPick, scroller }: Props) {
  const [pdf, setPdf] = useState<Pdf | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let over = false;
    setPdf(null);
    setFailed(false);
    const { opened, stop } = openPdf(file());
    opened.then(
      (now) => over || setPdf(now),
      () => over || setFailed(true),
    );
    return () => {
      over = true;
      stop();
    };
  }, [file]);

  useEffect(() => {
    const box = scroller.current;
    const mark = pdf && spot ? box?.querySelector<HTMLElement>("[data-spot]") : null;
    if (!box || !mark) return;
    const top = mark.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
    box.scrollTo({ top: top - box.clientHeight / 3 });
  }, [spot, pdf, scroller]);

  if (failed)
    return (
      <div className="p-4">
        <Notice tone="warn">{text.source.failed}</Notice>
      </div>
    );
  if (!pdf)
    return (
      <div className="p-4">
        <Loading label={text.source.drawing} lines={8} />
      </div>
    );
  return (
    <div className="space-y-3 bg-sunken p-3">
      {Array.from({ length: pdf.pages }, (_, i) => (
        <Sheet
          key={i}
          pdf={pdf}
          page={i + 1}
          reported={sizes[i]}
          lines={lines.filter((line) => line.page === i + 1)}
          spot={spot?.page === i + 1 ? spot : null}
          onPick={onPick}
        />
      ))}
    </div>
  );
}

type SheetProps = Pick<Props, "lines" | "spot" | "onPick"> & {
  pdf: Pdf;
  page: number;
  reported: Size | undefined;
};

/** Screens with more pixels get sharper pages, up to this many for one. */
const sharpest = 2;

function Sheet({ pdf, page, reported, lines, spot, onPick }: SheetProps) {
  const holder = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const seen = useSeen(holder);
  const [measured, setMeasured] = useState<Size | undefined>(reported);
  const [drawn, setDrawn] = useState(false);

  useEffect(() => {
    let over = false;
    if (!reported)
      pdf.size(page).then(
        (size) => over || setMeasured(size),
        () => undefined,
      );
    return () => {
      over = true;
    };
  }, [pdf, page, reported]);

  useEffect(() => {
    if (!seen || !canvas.current) return;
    const width = (holder.current?.clientWidth || 600) * Math.min(window.devicePixelRatio || 1, sharpest);
    return pdf.draw(page, canvas.current, width, setDrawn);
  }, [seen, pdf, page]);

  const size = measured ?? { width: 612, height: 792 };
  return (
    <div
      ref={holder}
      data-page={page}
      data-drawn={drawn || undefined}
      // A page is white in both themes, and the colours on it are those of the light one.
      className="relative overflow-hidden rounded-[4px] bg-surface shadow-sm [color-scheme:light]"
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={text.source.pageOf(page, pdf.pages)}
        className="absolute inset-0 size-full"
      />
      <div aria-hidden="true">
        {lines.map((line, i) =>
          line.box ? (
            // biome-ignore lint/a11y/noStaticElementInteractions: a way back for pointers; by keyboard, fields lead to their lines
            // biome-ignore lint/a11y/useKeyWithClickEvents: as above
            <div
              key={i}
              onClick={() => onPick(line)}
              className="absolute cursor-pointer rounded-[2px] hover:outline hover:outline-edge"
              style={around(line.box, size)}
            />
          ) : null,
        )}
        {spot?.box ? (
          <div
            data-spot
            className={cx(
              "pointer-events-none absolute rounded-[2px] bg-mark mix-blend-multiply outline-2 outline-mark",
              !lines.some((line) => isSamePlace(line, spot)) && "outline-dashed",
            )}
            style={around(spot.box, size)}
          />
        ) : null}
      </div>
    </div>
  );
}

/** Points of the page around the letters of a box, by eye. */
const room = 1.5;

/** A box as shares of its page, with a little room around the letters. */
function around({ x0, y0, x1, y1 }: Box, { width, height }: Size) {
  const share = (points: number, of: number) => `${((100 * points) / of).toFixed(3)}%`;
  return {
    left: share(x0 - room, width),
    top: share(y0 - room, height),
    width: share(x1 - x0 + 2 * room, width),
    height: share(y1 - y0 + 2 * room, height),
  };
}
