import type { ExportFormat } from "../../../api/resume/trial";
import { text } from "../../../i18n";
import { Button } from "../../../ui/Button";
import { FootBar } from "../../../ui/FootBar";
import { Icon } from "../../../ui/Icon";
import type { Outcome } from "../trial";
import { TroubleNotice } from "../trouble";
import { useDesk, useDeskState } from "../useDesk";

const formats = ["pdf", "docx", "txt"] as const;

/** How many changes are kept, and the files to take away. */
export function ExportBar({ outcome }: { outcome: Outcome }) {
  const desk = useDesk();
  const { work } = useDeskState();
  const all = outcome.changes.length;
  const button = (format: ExportFormat, label: string) => (
    <Button
      key={format}
      look={format === "pdf" ? "primary" : "secondary"}
      busy={work.exporting === format}
      onClick={() => void desk.download(format)}
      className="max-md:flex-1"
    >
      <Icon name="download" />
      {label}
    </Button>
  );
  return (
    <FootBar
      label={text.exports.label}
      above={work.exportProblem ? <TroubleNotice trouble={work.exportProblem} /> : null}
    >
      <p className="min-w-0 flex-1 text-sm">
        <span className="tabular font-medium">
          {all === 0 ? text.exports.noChanges : text.exports.kept(all - outcome.takenBack.length, all)}
        </span>
        <span role="status" className="ml-3 text-soft">
          {work.saved ? text.exports.saved(work.saved) : ""}
        </span>
      </p>
      <StartOver />
      <div className="flex gap-2 max-md:w-full">
        {formats.map((format) => button(format, text.exports[format]))}
      </div>
    </FootBar>
  );
}

function StartOver() {
  const desk = useDesk();
  return (
    <Button look="quiet" onClick={desk.startOver} className="max-md:px-2">
      {text.bar.startOver}
    </Button>
  );
}
