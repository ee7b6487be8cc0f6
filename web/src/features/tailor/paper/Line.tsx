import { cutAtBytes } from "../../../lib/bytes";
import { wordDiff } from "../../../lib/words";
import { Marked } from "../../../ui/Marked";
import { useMarks } from "./marks";

/** One statement of a resume under its JSON path, with the words marked that a change wrote or that prove a skill. */
export function Line({ path, words }: { path: string; words: string }) {
  const marks = useMarks();
  const change = marks.changeOf(path, words);
  const proof = marks.proofOf(path);
  return (
    <span data-path={path} data-change={change?.id} data-lit={proof ? "" : undefined}>
      {change ? (
        <Changed before={change.before} after={change.after} words={words} side={marks.side} />
      ) : proof && proof.text === words ? (
        <Proven words={words} start={proof.start} end={proof.end} />
      ) : (
        words
      )}
    </span>
  );
}

type ChangedProps = {
  before: string | null;
  after: string | null;
  words: string;
  side: "original" | "tailored";
};

function Changed({ before, after, words, side }: ChangedProps) {
  if (side === "original") return before !== null && after !== null ? words : <del>{words}</del>;
  if (before === null || after === null) return <mark>{words}</mark>;
  return wordDiff(before, after).map((stretch, i) => {
    if (stretch.kind === "removed") return null;
    return stretch.kind === "added" ? <Marked key={i} words={stretch.text} /> : stretch.text;
  });
}

function Proven({ words, start, end }: { words: string; start: number; end: number }) {
  const { before, within, after } = cutAtBytes(words, start, end);
  return (
    <>
      {before}
      {within ? <mark>{within}</mark> : null}
      {after}
    </>
  );
}
