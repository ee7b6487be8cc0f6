import { type Proof, provesByWork } from "../../../api/resume/engine";
import { cutAtBytes } from "../../../lib/bytes";
import { wordDiff } from "../../../lib/words";
import { Marked } from "../../../ui/Marked";
import type { ShownChange } from "../trial";
import { useMarks } from "./marks";

/** One statement of a resume under its JSON path, with the words marked that a change wrote or that prove a skill. */
export function Line({ path, words }: { path: string; words: string }) {
  const marks = useMarks();
  const change = marks.changeOf(path, words);
  const proof = marks.proofOf(path);
  return (
    <span
      data-path={path}
      data-change={change?.id}
      data-own={change?.own || undefined}
      data-lit={proof ? "" : undefined}
    >
      {change ? (
        <Changed change={change} words={words} side={marks.side} />
      ) : proof && proof.text === words ? (
        <Shown words={words} proof={proof} />
      ) : (
        words
      )}
    </span>
  );
}

type ChangedProps = { change: ShownChange; words: string; side: "original" | "tailored" };

/** The person's own words are underlined: the marker stands for what their resume proves, and nothing here does. */
function Changed({ change: { before, after, own }, words, side }: ChangedProps) {
  const tag = own ? "ins" : "mark";
  if (side === "original") return before !== null && after !== null ? words : <del>{words}</del>;
  if (before === null || after === null) return <Marked as={tag} words={words} />;
  return wordDiff(before, after).map((stretch, i) => {
    if (stretch.kind === "removed") return null;
    return stretch.kind === "added" ? <Marked key={i} as={tag} words={stretch.text} /> : stretch.text;
  });
}

/** The words that show a skill; only where work shows it, they stand under the marker. */
function Shown({ words, proof }: { words: string; proof: Proof }) {
  const { before, within, after } = cutAtBytes(words, proof.start, proof.end);
  return (
    <>
      {before}
      {within ? <Marked as={provesByWork(proof.grade) ? "mark" : "ins"} words={within} /> : null}
      {after}
    </>
  );
}
