import { type KeyboardEvent, useRef, useState } from "react";
import type { Change, Finding } from "../../../api/resume/engine";
import { tailorText as text } from "../../../i18n/tailor";
import { namesOf } from "../../../spelling/names";
import { Spelled } from "../../../spelling/Spelled";
import { SpellingBar } from "../../../spelling/SpellingBar";
import { SpellingProvider } from "../../../spelling/SpellingProvider";
import { Button } from "../../../ui/Button";
import { cx } from "../../../ui/cx";
import { Icon } from "../../../ui/Icon";
import { scoreShown } from "../../../ui/Score";
import { TextArea } from "../../../ui/TextArea";
import { useTailorSession, useTailorState } from "../useTailorSession";
import { Difference } from "./Difference";

type Props = {
  change: Change;
  taken: boolean;
  /** The person's own words in the place of the new text. */
  own: string | undefined;
  findings: Finding[];
  /** The version was sent, so nothing of it changes any more. */
  locked: boolean;
  onShow: () => void;
};

/** One change: what it was and is, why, from which words, and the three things to do about it. */
export function ChangeItem({ change, taken, own, findings, locked, onShow }: Props) {
  const [editing, setEditing] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const now = own === undefined ? change : { ...change, after: own, own: true };

  function leave() {
    setEditing(false);
    item.current?.focus({ preventScroll: true });
  }

  return (
    <li
      ref={item}
      data-testid="change"
      data-id={change.id}
      data-taken={taken || undefined}
      tabIndex={-1}
      onFocus={onShow}
      className="group/change relative -mx-5 scroll-mt-24 scroll-mb-28 px-5 py-4 -outline-offset-2 first:pt-2 md:-mx-6 md:px-6"
    >
      <span
        aria-hidden="true"
        className="absolute inset-y-3 left-0 w-[3px] rounded-r bg-brand opacity-0 transition-opacity duration-150 group-focus-within/change:opacity-100"
      />
      <Head change={change} taken={taken} own={own} />
      {editing ? (
        <Editor
          id={change.id}
          words={own ?? change.after ?? ""}
          offered={change.after ?? ""}
          onLeave={leave}
        />
      ) : (
        <div className={cx("mt-1.5 leading-relaxed", taken && "text-soft")}>
          <Difference change={now} taken={taken} />
        </div>
      )}
      {own === undefined || taken ? null : <Claims words={own} findings={findings} />}
      {own === undefined ? <p className="mt-1.5 text-pretty text-sm text-soft">{change.reason}</p> : null}
      <Evidence quotes={change.evidence ?? []} />
      {editing || locked ? null : (
        <Acts change={change} taken={taken} own={own} onEdit={() => setEditing(true)} />
      )}
    </li>
  );
}

/** The fewest points that are shown: a tenth, rounded, as the server's notes have it. */
const leastPoints = 0.05;

/** What is changed and where, and what that gains, or that it was taken back. */
function Head({ change, taken, own }: Pick<Props, "change" | "taken" | "own">) {
  const kind = text.changes.kinds[change.kind] ?? change.kind;
  // Sections of the person's own are numbered: "other0".
  const section = text.changes.sections[change.section.replace(/\d+$/, "")] ?? change.section;
  const gains = change.points >= leastPoints && own === undefined;
  return (
    <div className="flex items-baseline justify-between gap-3 text-[13px]">
      <h3 className="font-sans font-medium tracking-normal">
        {section}{" "}
        <span className="font-normal text-soft">
          {own !== undefined ? `· ${text.changes.yours}` : kind === section ? "" : `· ${kind}`}
        </span>
      </h3>
      <span className={cx("tabular shrink-0", gains && !taken ? "font-medium text-good" : "text-soft")}>
        {taken ? text.changes.taken : gains ? `+${scoreShown(change.points)}` : null}
      </span>
    </div>
  );
}

type ActsProps = Pick<Props, "change" | "taken" | "own"> & { onEdit: () => void };

function Acts({ change, taken, own, onEdit }: ActsProps) {
  const session = useTailorSession();
  const writes = change.after !== null && change.kind !== "order";
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button
        size="small"
        aria-pressed={!taken}
        className={cx(!taken && "border-brand!")}
        onClick={() => session.keep(change.id)}
      >
        {taken ? null : <Icon name="check" className="size-3.5" />}
        {text.changes.keep}
      </Button>
      {writes ? (
        <Button size="small" data-edit onClick={onEdit}>
          {text.changes.edit}
        </Button>
      ) : null}
      <Button
        size="small"
        aria-pressed={taken}
        className={cx(taken && "border-ink!")}
        onClick={() => session.takeBack(change.id)}
      >
        {text.changes.takeBack}
      </Button>
      {own === undefined ? null : (
        <Button size="small" look="quiet" onClick={() => session.edit(change.id, null)}>
          {text.changes.restore}
        </Button>
      )}
    </div>
  );
}

type EditorProps = { id: string; words: string; offered: string; onLeave: () => void };

/** The new text as the person wants it. Empty is no text: taking back is what leaves it out. */
function Editor({ id, words, offered, onLeave }: EditorProps) {
  const session = useTailorSession();
  const { trial } = useTailorState();
  const resume = trial.outcome?.reading.document;
  const [typed, setTyped] = useState(words);

  function save() {
    const own = typed.trim().replace(/\s+/g, " ");
    if (own !== "" && own !== words) session.edit(id, own === offered ? null : own);
    onLeave();
  }

  function keys(event: KeyboardEvent) {
    if (event.key === "Escape") onLeave();
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <SpellingProvider names={resume ? namesOf(resume) : []} language={resume?.meta?.vitae?.language}>
      <div className="mt-2">
        <Spelled label={text.changes.editing} value={typed} onChange={setTyped}>
          <TextArea
            label={text.changes.editing}
            labelHidden
            value={typed}
            rows={Math.min(8, Math.max(3, Math.ceil(typed.length / 52)))}
            maxLength={2000}
            // The person asked to type here.
            autoFocus
            onFocus={(event) => event.target.setSelectionRange(typed.length, typed.length)}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={keys}
            className="px-3! py-2! text-sm"
          />
        </Spelled>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <Button size="small" look="primary" onClick={save}>
            {text.changes.save}
          </Button>
          <Button size="small" onClick={onLeave}>
            {text.changes.leave}
          </Button>
          <span className="text-[13px] text-soft max-md:hidden">{text.changes.editHint}</span>
        </div>
        <div className="mt-2">
          <SpellingBar texts={[typed]} />
        </div>
      </div>
    </SpellingProvider>
  );
}

/** What the person's words claim and the resume does not say: asked, never refused. */
function Claims({ words, findings }: { words: string; findings: Finding[] }) {
  const found = findings.filter(({ line }) => line.includes(words) || words.includes(line));
  const values = [...new Set(found.map(({ value }) => value))];
  if (values.length === 0) return null;
  return (
    <div role="status" className="mt-2 rounded-control bg-warn-wash px-3 py-2 text-sm">
      {values.map((value) => (
        <p key={value}>{text.changes.claim(value)}</p>
      ))}
      <p className="text-soft">{text.changes.claims}</p>
    </div>
  );
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
