import type { Resume } from "../../../api/resume/document";
import { tailorText as text } from "../../../i18n/tailor";
import { Fields } from "../../../reading/Fields";
import { HowSoftwareReads } from "../../../reading/HowSoftwareReads";
import { cx } from "../../../ui/cx";
import { Icon } from "../../../ui/Icon";
import { Notice } from "../../../ui/Notice";
import type { Source } from "../trial";

/** What a parser gets from the original, field by field, with what it did not get. */
export function AsReadPanel({ reading, ats }: { reading: Source; ats: string[] }) {
  return (
    <div className="space-y-4 p-5 text-sm md:p-6">
      <p className="text-pretty text-soft">{text.asRead.lead}</p>
      <Summary document={reading.document} />
      {reading.warnings.map((warning) => (
        <Notice key={warning} tone="warn">
          {warning}
        </Notice>
      ))}
      <HowSoftwareReads reading={reading} resumeId={reading.kept?.resumeId} />
      <Fields document={reading.document} />
      {ats.length > 0 ? <Lines heading={text.asRead.ats} lines={ats} open /> : null}
      {reading.notPlaced.length > 0 ? (
        <Lines heading={text.review.notPlaced(reading.notPlaced.length)} lines={reading.notPlaced} open />
      ) : null}
      {reading.text ? (
        <Lines heading={text.asRead.text} lines={reading.text.split("\n").filter((line) => line.trim())} />
      ) : null}
    </div>
  );
}

/** The two things that parsers most often lose: how to reach the person, and when they worked where. */
function Summary({ document: { basics, work = [] } }: { document: Resume }) {
  const contact = [basics.name, basics.email, basics.phone, basics.location?.city ?? basics.location?.region];
  const found = contact.filter(Boolean).length;
  const undated = work.filter((job) => !job.startDate && !job.endDate).length;
  const rows = [
    { well: found === contact.length, words: text.asRead.found(found, contact.length) },
    ...(work.length > 0
      ? [
          {
            well: undated === 0,
            words: undated === 0 ? text.asRead.dated(work.length) : text.asRead.undated(undated),
          },
        ]
      : []),
  ];
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {rows.map(({ well, words }) => (
        <li key={words} className="flex items-center gap-1.5">
          <Icon name={well ? "check" : "alert"} className={cx("size-4", well ? "text-good" : "text-warn")} />
          {words}
        </li>
      ))}
    </ul>
  );
}

function Lines({ heading, lines, open = false }: { heading: string; lines: string[]; open?: boolean }) {
  return (
    <details open={open}>
      <summary className="font-display text-[15px] font-semibold">{heading}</summary>
      <ul className="mt-2 space-y-1 text-[13px] text-soft">
        {lines.map((line, i) => (
          <li key={i} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </details>
  );
}
