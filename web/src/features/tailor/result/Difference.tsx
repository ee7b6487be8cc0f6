import { cameForward, wordDiff } from "../../../lib/words";
import { Marked } from "../../../ui/Marked";
import type { ShownChange } from "../trial";

type Props = { change: ShownChange; taken: boolean };

/** Old and new in one text: what is not in the resume is struck out, what came into it is marked, or underlined where it is the person's own. */
export function Difference({ change, taken }: Props) {
  const { before, after, own } = change;
  const tag = own ? "ins" : "mark";
  if (change.kind === "order") return <Reordered before={items(before)} after={items(after)} taken={taken} />;
  if (after === null) return <p className="wrap-anywhere">{taken ? before : <del>{before}</del>}</p>;
  if (before === null)
    return <p className="wrap-anywhere">{taken ? <del>{after}</del> : <Marked as={tag} words={after} />}</p>;
  return (
    <p className="wrap-anywhere">
      {(taken ? wordDiff(after, before) : wordDiff(before, after)).map((stretch, i) => {
        if (stretch.kind === "removed") return <Struck key={i} words={stretch.text} />;
        return stretch.kind === "same" || taken ? (
          stretch.text
        ) : (
          <Marked key={i} as={tag} words={stretch.text} />
        );
      })}
    </p>
  );
}

/** The items of a list whose order changed: one a line, or set apart by commas where they are short. */
function items(list: string | null): string[] {
  return (list ?? "").split(list?.includes("\n") ? "\n" : ", ");
}

function Reordered({ before, after, taken }: { before: string[]; after: string[]; taken: boolean }) {
  const shown = taken ? before : after;
  const elsewhere = taken ? new Set<number>() : cameForward(before, after);
  return (
    <ol className="list-decimal space-y-0.5 pl-6 text-sm marker:text-soft">
      {shown.map((item, i) => (
        <li key={item} title={item}>
          <span className="line-clamp-1">{elsewhere.has(i) ? <mark>{item}</mark> : item}</span>
        </li>
      ))}
    </ol>
  );
}

/** Struck words end in a space, so that they never touch the words that take their place. */
function Struck({ words }: { words: string }) {
  return <Marked as="del" words={/\s$/.test(words) ? words : `${words} `} />;
}
