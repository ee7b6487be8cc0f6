import type { KeyboardEvent, RefObject } from "react";
import type { Change } from "../../../api/resume/engine";
import { text } from "../../../i18n";
import { cameForward, wordDiff } from "../../../lib/words";
import { Button } from "../../../ui/Button";
import { cx } from "../../../ui/cx";
import { Icon } from "../../../ui/Icon";
import { Marked } from "../../../ui/Marked";
import type { Desk } from "../desk";
import type { Outcome } from "../trial";
import { TroubleNotice } from "../trouble";
import { useDesk, useDeskState } from "../useDesk";
import { shown } from "./numbers";

type Props = { list: RefObject<HTMLOListElement | null>; outcome: Outcome; onShow: (change: Change) => void };

/** Every change with why it was made and from which words, to keep or to take back one by one. */
export function ChangesPanel({ list, outcome, onShow }: Props) {
  const desk = useDesk();
  const { work } = useDeskState();
  const { changes, takenBack, tailored } = outcome;
  return (
    <div className="p-5 md:p-6">
      {changes.length === 0 ? (
        <p className="text-pretty text-soft">{text.changes.none}</p>
      ) : (
        <p className="text-[13px] text-soft max-md:hidden">{text.changes.keys}</p>
      )}
      {work.decideProblem ? (
        <div className="mt-3">
          <TroubleNotice trouble={work.decideProblem} onRetry={() => void desk.settle()} />
          <p className="mt-1.5 text-[13px] text-soft">{text.changes.behind}</p>
        </div>
      ) : null}
      <ol ref={list} className="mt-3 divide-y divide-line">
        {changes.map((change) => (
          <ChangeItem
            key={change.id}
            change={change}
            taken={takenBack.includes(change.id)}
            onShow={() => onShow(change)}
          />
        ))}
      </ol>
      <Notes notes={tailored.notes} />
    </div>
  );
}

type ItemProps = { change: Change; taken: boolean; onShow: () => void };

function ChangeItem({ change, taken, onShow }: ItemProps) {
  const desk = useDesk();
  const kind = text.changes.kinds[change.kind] ?? change.kind;
  const section = text.changes.sections[change.section] ?? change.section;
  return (
    <li
      data-testid="change"
      data-id={change.id}
      data-taken={taken || undefined}
      tabIndex={-1}
      onFocus={onShow}
      className="-mx-5 scroll-mt-24 scroll-mb-28 px-5 py-4 -outline-offset-2 first:pt-1 md:-mx-6 md:px-6"
    >
      <div className="flex items-baseline justify-between gap-3 text-[13px]">
        <h3 className="font-sans font-medium tracking-normal">
          {section} <span className="font-normal text-soft">{kind === section ? "" : `· ${kind}`}</span>
        </h3>
        <span
          className={cx(
            "tabular shrink-0",
            change.points >= 0.05 && !taken ? "font-medium text-good" : "text-soft",
          )}
        >
          {taken ? text.changes.taken : change.points >= 0.05 ? `+${shown(change.points)}` : null}
        </span>
      </div>
      <div className={cx("mt-1.5 leading-relaxed", taken && "text-soft")}>
        <Difference change={change} taken={taken} />
      </div>
      <p className="mt-1.5 text-pretty text-sm text-soft">{change.reason}</p>
      <Evidence quotes={change.evidence ?? []} />
      <div className="mt-3 flex gap-2">
        <Button
          size="small"
          aria-pressed={!taken}
          className={cx(!taken && "border-brand!")}
          onClick={() => desk.keep(change.id)}
        >
          {taken ? null : <Icon name="check" className="size-3.5" />}
          {text.changes.keep}
        </Button>
        <Button
          size="small"
          aria-pressed={taken}
          className={cx(taken && "border-ink!")}
          onClick={() => desk.takeBack(change.id)}
        >
          {text.changes.takeBack}
        </Button>
      </div>
    </li>
  );
}

/** Old and new in one text: what is not in the resume is struck out, what came into it is marked. */
function Difference({ change, taken }: { change: Change; taken: boolean }) {
  const { before, after } = change;
  if (change.kind === "order") return <Reordered before={items(before)} after={items(after)} taken={taken} />;
  if (after === null) return <p className="wrap-anywhere">{taken ? before : <del>{before}</del>}</p>;
  if (before === null)
    return <p className="wrap-anywhere">{taken ? <del>{after}</del> : <mark>{after}</mark>}</p>;
  return (
    <p className="wrap-anywhere">
      {(taken ? wordDiff(after, before) : wordDiff(before, after)).map((stretch, i) => {
        if (stretch.kind === "removed") return <Struck key={i} words={stretch.text} />;
        return stretch.kind === "same" || taken ? stretch.text : <Marked key={i} words={stretch.text} />;
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

function Evidence({ quotes }: { quotes: string[] }) {
  if (quotes.length === 0) return null;
  return (
    <details className="mt-1.5 text-sm">
      <summary className="text-soft underline-offset-4 hover:underline">{text.changes.why}</summary>
      <ul className="mt-1.5 space-y-1.5">
        {quotes.map((quote) => (
          <li key={quote} className="border-l-2 border-mark pl-3 text-pretty">
            “{quote}”
          </li>
        ))}
      </ul>
    </details>
  );
}

function Notes({ notes }: { notes: string[] }) {
  if (notes.length === 0) return null;
  return (
    <section className="mt-4 border-t border-line pt-4">
      <h3 className="text-[15px]">{text.changes.notes}</h3>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 text-sm text-soft">
        {notes.map((note) => (
          <li key={note} className="text-pretty">
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** J and K move from change to change, A keeps, T takes back; never while something is being typed. */
export function onChangeKey(event: KeyboardEvent, list: HTMLElement | null, desk: Desk): void {
  const target = event.target as HTMLElement;
  if (!list || event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select"))
    return;
  const items = [...list.querySelectorAll<HTMLElement>("[data-testid=change]")];
  const at = items.findIndex((item) => item.contains(document.activeElement));
  const id = items[at]?.dataset.id;
  switch (event.key.toLowerCase()) {
    case "j":
      step(items[Math.min(at + 1, items.length - 1)]);
      return;
    case "k":
      step(items[Math.max(at - 1, 0)]);
      return;
    case "a":
      if (id) desk.keep(id);
      return;
    case "t":
      if (id) desk.takeBack(id);
  }
}

function step(to: HTMLElement | undefined): void {
  to?.focus({ preventScroll: true });
  to?.scrollIntoView({ block: "nearest", behavior: "smooth" });
}
