import { type KeyboardEvent, useId, useState } from "react";
import { readStored, session, store } from "../../lib/storage";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { TextArea } from "../../ui/TextArea";

/** As many characters as the server keeps. */
const most = 20_000;

type Props = {
  /** Names the draft: what was not saved outlives a reload of this tab. */
  of: string;
  saved: string;
  texts: { notes: string; notesLabel: string; notesHint: string; saveNotes: string; unsaved: string };
  busy: boolean;
  /** Saves, and tells how the server keeps them. */
  onSave: (notes: string, done: (kept: string) => void) => void;
};

/** The user's own notes, saved by a button or Ctrl+Enter. */
export function NotesCard({ of, saved, texts, busy, onSave }: Props) {
  const id = useId();
  const key = `vitae.notes.${of}`;
  const [draft, setDraft] = useState(() => readStored(session, key));
  // What was saved and is not in `saved` yet.
  const [kept, setKept] = useState<string | null>(null);
  const value = draft ?? kept ?? saved;
  const changed = value !== (kept ?? saved);
  if (kept !== null && kept === saved) setKept(null);

  function write(next: string | null) {
    setDraft(next);
    store(session, key, next);
  }
  function save() {
    if (!changed || busy) return;
    onSave(value, (now) => {
      setKept(now);
      // What was typed while it was saved stays.
      setDraft((typed) => (typed === value ? null : typed));
      if (readStored(session, key) === value) store(session, key, null);
    });
  }
  function keys(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  }

  return (
    <Card aria-labelledby={id} className="p-5 md:p-6">
      <h2 id={id} className="text-xl">
        {texts.notes}
      </h2>
      <p className="mb-3 mt-1 text-pretty text-sm text-soft">{texts.notesHint}</p>
      <TextArea
        label={texts.notesLabel}
        labelHidden
        rows={4}
        maxLength={most}
        value={value}
        aria-keyshortcuts="Control+Enter"
        onChange={({ target }) => write(target.value === (kept ?? saved) ? null : target.value)}
        onKeyDown={keys}
        className="text-sm"
      />
      <div className="mt-3 flex items-center justify-between gap-3">
        <p role="status" className="text-[13px] text-soft">
          {changed ? texts.unsaved : null}
        </p>
        <Button disabled={!changed} busy={busy} className="disabled:opacity-60" onClick={save}>
          {texts.saveNotes}
        </Button>
      </div>
    </Card>
  );
}
