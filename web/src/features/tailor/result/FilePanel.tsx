import type { Resume } from "../../../api/resume/document";
import { DrawnPages } from "../../../drawing/DrawnPages";
import { LookPanel } from "../../../drawing/LookPanel";
import { ReadBack } from "../../../drawing/ReadBack";
import { drawingText } from "../../../i18n/drawing";
import { useDesk, useDeskState } from "../useDesk";

/** The file to take away: its look, its pages, and what software reads of it. */
export default function FilePanel({ document }: { document: Resume }) {
  const desk = useDesk();
  const { trial } = useDeskState();
  const style = { ...document.meta?.vitae?.style, ...trial.style };
  return (
    <div className="space-y-8 p-5 text-sm md:p-6">
      <ReadBack document={document} style={style} />
      <LookPanel document={document} style={style} onChange={desk.setStyle} />
      <DrawnPages document={document} style={style} label={drawingText.pages.label} />
    </div>
  );
}
