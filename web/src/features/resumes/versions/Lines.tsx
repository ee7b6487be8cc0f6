import { Fragment } from "react";
import { resumePageText } from "../../../i18n/resumePage";
import { wordDiff } from "../../../lib/words";
import { Marked } from "../../../ui/Marked";
import type { LineDifference } from "./differences";

const text = resumePageText.compare;

/** The lines that differ, section by section. `level` is that of the sections' headings. */
export function Lines({ lines, level: Heading = "h3" }: { lines: LineDifference[]; level?: "h3" | "h4" }) {
  const sections = [...new Set(lines.map((line) => line.section))];
  return sections.map((section) => (
    <section key={section} className="mt-5">
      <Heading className="text-[15px]">{text.sections[section] ?? section}</Heading>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {lines
          .filter((line) => line.section === section)
          .map((line, i) => (
            <li key={i} className="py-2.5 text-sm text-pretty wrap-anywhere">
              <Line line={line} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

/** One line that differs: a changed one word by word. */
function Line({ line: { before, after } }: { line: LineDifference }) {
  if (before === null || after === null)
    return (
      <>
        <span className="mr-2 text-[13px] text-soft">{before === null ? text.added : text.removed}</span>
        {before === null ? (
          <ins className="font-medium text-good no-underline">{after}</ins>
        ) : (
          <del>{before}</del>
        )}
      </>
    );
  return (
    <>
      <span className="mr-2 text-[13px] text-soft">{text.changed}</span>
      {wordDiff(before, after).map((stretch, i, all) => {
        if (stretch.kind === "same") return stretch.text;
        if (stretch.kind === "removed") return <Marked key={i} as="del" words={stretch.text} />;
        // A gap where the new words stand right behind the old ones.
        const behind = all[i - 1];
        const gap = behind?.kind === "removed" && !/\s$/.test(behind.text) ? " " : "";
        return (
          <Fragment key={i}>
            {gap}
            <ins className="font-medium text-good no-underline">{stretch.text}</ins>
          </Fragment>
        );
      })}
    </>
  );
}
