import type { BoardJob } from "../../api/resume/board";
import { stageNames } from "../../i18n/jobs";

type Column = readonly [heading: string, value: (job: BoardJob) => string | number | null | undefined];

const columns: readonly Column[] = [
  ["Title", (job) => job.title],
  ["Company", (job) => job.company],
  ["Location", (job) => job.location],
  ["Stage", (job) => stageNames[job.stage]],
  ["Match score", (job) => job.analyses[0]?.matchScore],
  ["Salary", (job) => job.salary],
  ["Link", (job) => job.sourceUrl],
  ["Date found", (job) => job.foundOn],
  ["Date applied", (job) => job.appliedOn],
  ["Interview", (job) => job.interviewAt],
  ["Follow up on", (job) => job.followUpOn],
  ["Version sent", (job) => job.sentVersion?.versionNumber],
  [
    "Contacts",
    (job) =>
      job.contacts
        .map((one) => [one.name, one.role, one.email, one.phone].filter(Boolean).join(", "))
        .join("; "),
  ],
];

/** What a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r]/;

/** One cell: quoted where it must be, and never a formula. */
function cell(value: string | number | null | undefined): string {
  if (typeof value === "number") return String(value);
  const text = value ?? "";
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Jobs as CSV (RFC 4180), with a mark by which spreadsheets know that it is UTF-8. */
export function toCsv(jobs: readonly BoardJob[]): string {
  const rows = [
    columns.map(([heading]) => heading),
    ...jobs.map((job) => columns.map(([, value]) => value(job))),
  ];
  return `\ufeff${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
