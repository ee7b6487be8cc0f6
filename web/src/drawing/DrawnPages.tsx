import type { Resume, Style } from "../api/resume/document";
import { drawingText } from "../i18n/drawing";
import { Button } from "../ui/Button";
import { cx } from "../ui/cx";
import { Notice } from "../ui/Notice";
import { Loading } from "../ui/Wait";
import { useDrawn } from "./useDrawn";

const text = drawingText.pages;

type Props = {
  document: Resume;
  /** Another style than the document's own. */
  style?: Style;
  label: string;
};

/** A document as the pages of its file. They are pictures: the words to edit and to hear stand beside them. */
export function DrawnPages({ document, style, label }: Props) {
  const { pages, busy, failed, again } = useDrawn(document, style);
  const goal = style?.pages ?? document.meta?.vitae?.style?.pages ?? 0;
  return (
    <section aria-label={label} aria-busy={busy} className="space-y-3">
      {failed ? (
        <Notice
          tone="warn"
          action={
            <Button size="small" onClick={again}>
              {text.again}
            </Button>
          }
        >
          {text.failed}
        </Notice>
      ) : null}
      {pages?.tooLong ? <Notice tone="warn">{text.tooLong(goal)}</Notice> : null}
      {pages && pages.missing.length > 0 ? (
        <Notice tone="warn">{text.missing(pages.missing.slice(0, 12).join(" "))}</Notice>
      ) : null}
      {pages ? (
        <ol className={cx("space-y-3 transition-opacity duration-150", busy && "opacity-75")}>
          {pages.addresses.map((address, i) => (
            <li key={i}>
              <img
                src={address}
                alt={text.page(i + 1, pages.count)}
                width={pages.width}
                height={pages.height}
                className="block h-auto w-full rounded-card border border-line bg-white"
              />
            </li>
          ))}
        </ol>
      ) : failed ? null : (
        <Loading label={text.drawing} lines={10} />
      )}
      {pages && pages.count > pages.pages.length ? (
        <p className="text-[13px] text-soft">{text.first(pages.pages.length, pages.count)}</p>
      ) : null}
    </section>
  );
}
