import type { Reading } from "../../../api/resume/trial";
import { text } from "../../../i18n";
import { Notice } from "../../../ui/Notice";

/** What a parser gets from the file: its words line by line, and what is worth knowing about them. */
export function AsReadPanel({ reading, ats }: { reading: Reading; ats: string[] }) {
  return (
    <div className="space-y-4 p-5 text-sm md:p-6">
      <p className="text-pretty text-soft">{text.asRead.lead}</p>
      {reading.warnings.map((warning) => (
        <Notice key={warning} tone="warn">
          {warning}
        </Notice>
      ))}
      {ats.length > 0 ? <Lines heading={text.asRead.ats} lines={ats} /> : null}
      {reading.notPlaced.length > 0 ? (
        <Lines heading={text.review.notPlaced(reading.notPlaced.length)} lines={reading.notPlaced} />
      ) : null}
      {reading.text ? (
        <Lines heading={text.asRead.text} lines={reading.text.split("\n").filter((line) => line.trim())} />
      ) : null}
    </div>
  );
}

function Lines({ heading, lines }: { heading: string; lines: string[] }) {
  return (
    <section>
      <h3 className="text-[15px]">{heading}</h3>
      <ul className="mt-2 space-y-1 text-[13px] text-soft">
        {lines.map((line, i) => (
          <li key={i} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
