import type { Resume, Style } from "../../../api/resume/document";
import { DrawnPages } from "../../../drawing/DrawnPages";
import { LookPanel } from "../../../drawing/LookPanel";
import { ReadBack } from "../../../drawing/ReadBack";
import { drawingText } from "../../../i18n/drawing";
import { useTailorSession, useTailorState } from "../useTailorSession";

type Props = { document: Resume };

/** The file to take away: what software reads of it, and its look. */
export default function FilePanel({ document }: Props) {
  const session = useTailorSession();
  const style = useFileStyle(document);
  return (
    <div className="space-y-8 p-5 text-sm md:p-6">
      <ReadBack document={document} style={style} />
      <LookPanel document={document} style={style} onChange={session.setStyle} />
    </div>
  );
}

/** The pages of the file, in the look that was chosen. */
export function FilePages({ document }: Props) {
  const style = useFileStyle(document);
  return <DrawnPages document={document} style={style} label={drawingText.pages.label} />;
}

function useFileStyle(document: Resume): Style {
  const { trial } = useTailorState();
  return { ...document.meta?.vitae?.style, ...trial.style };
}
