import type { RefObject } from "react";
import type { Change } from "../../../api/resume/engine";
import { tailorText as text } from "../../../i18n/tailor";
import { Notice } from "../../../ui/Notice";
import type { Outcome } from "../trial";
import { TroubleNotice } from "../trouble";
import { useTailorSession, useTailorState } from "../useTailorSession";
import { ChangeItem } from "./ChangeItem";

type Props = { list: RefObject<HTMLOListElement | null>; outcome: Outcome; onShow: (change: Change) => void };

/** Every change with why it was made and from which words, to keep, to edit or to take back one by one. */
export function ChangesPanel({ list, outcome, onShow }: Props) {
  const session = useTailorSession();
  const { work } = useTailorState();
  const { changes, decisions, tailored, version } = outcome;
  return (
    <div className="p-5 md:p-6">
      {changes.length === 0 ? <p className="text-pretty text-soft">{text.changes.none}</p> : <Keys />}
      {version?.sent ? (
        <div className="mt-3">
          <Notice tone="warn">{text.changes.sent}</Notice>
        </div>
      ) : null}
      {work.decideProblem ? (
        <div className="mt-3">
          <TroubleNotice trouble={work.decideProblem} onRetry={() => void session.settle()} />
          <p className="mt-1.5 text-[13px] text-soft">{text.changes.behind}</p>
        </div>
      ) : null}
      <ol ref={list} className="mt-3 divide-y divide-line">
        {changes.map((change) => (
          <ChangeItem
            key={change.id}
            change={change}
            taken={decisions.takenBack.includes(change.id)}
            own={decisions.edits[change.id]}
            findings={tailored.findings ?? []}
            locked={version?.sent ?? false}
            onShow={() => onShow(change)}
          />
        ))}
      </ol>
      <Notes notes={tailored.notes} />
    </div>
  );
}

function Keys() {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-[13px] text-soft max-md:hidden">
      {text.changes.keys.map((entry) => (
        <span key={entry.at(-1)} className="flex items-center gap-1">
          {entry.slice(0, -1).map((key) => (
            <kbd
              key={key}
              className="inline-flex size-5 items-center justify-center rounded-[5px] border border-line bg-sunken font-sans text-[11px] font-medium text-ink"
            >
              {key}
            </kbd>
          ))}
          {entry.at(-1)}
        </span>
      ))}
    </p>
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
