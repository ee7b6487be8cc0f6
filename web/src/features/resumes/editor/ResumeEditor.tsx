import { type KeyboardEvent, useDeferredValue, useEffect, useReducer, useState } from "react";
import type { Resume } from "../../../api/resume/document";
import { resumePageText as text } from "../../../i18n/resumePage";
import { Button } from "../../../ui/Button";
import { Choice } from "../../../ui/Choice";
import { cx } from "../../../ui/cx";
import { FootBar } from "../../../ui/FootBar";
import { Icon } from "../../../ui/Icon";
import { Notice } from "../../../ui/Notice";
import { Preview } from "../Preview";
import { keepDraft, readDraft } from "./draft";
import { isSame, wrongDates } from "./finish";
import { begin, type History, step } from "./history";
import { BasicsCard, Sections } from "./Sections";
import { insert, keyed, move, put, remove } from "./tree";
import { type Editor, EditorProvider } from "./useEditor";
import { useSaving } from "./useSaving";

type Props = {
  resumeId: string;
  /** The newest version: its document is what the editor begins with. */
  latest: { id: string; versionNumber: number };
  document: Resume;
};

/** The editor of a resume with its page beside it. Unsaved work is kept in this tab. */
export default function ResumeEditor({ resumeId, latest, document }: Props) {
  // What the work began from; it stays so while another tab saves.
  const [base, setBase] = useState(() => ({ ...latest, document, ...began(resumeId, document) }));
  const [history, dispatch] = useReducer(
    step<Resume>,
    base.begun,
    (first): History<Resume> => begin(keyed(first)),
  );
  const [side, setSide] = useState<"editor" | "preview">("editor");
  const { now } = history;
  const shown = useDeferredValue(now);
  const changed = !isSame(now, base.document);
  const wrong = wrongDates(now);

  useEffect(() => {
    const { id, versionNumber } = base;
    keepDraft(resumeId, changed ? { base: { id, versionNumber }, document: now } : null);
  }, [resumeId, changed, base, now]);

  const saving = useSaving({
    resumeId,
    base,
    document: now,
    changed,
    onSaved: (version) => {
      keepDraft(resumeId, null);
      setBase({ ...version, begun: now, drafted: false });
    },
  });

  // Another tab saved and nothing was changed here: go on from the newest.
  if (!changed && !saving.busy && latest.versionNumber > base.versionNumber) {
    setBase({ ...latest, document, begun: document, drafted: false });
    dispatch({ do: "reset", to: keyed(document) });
  }

  const change: Editor["change"] = (to, mark = "") => dispatch({ do: "change", to, mark, at: Date.now() });
  const editor: Editor = {
    document: now,
    change,
    set: (path, value) => change(put(now, path, value), path.join(".")),
    insert: (path, index, item) => change(insert(now, path, index, item)),
    remove: (path, index) => change(remove(now, path, index)),
    move: (path, from, to) => change(move(now, path, from, to)),
  };

  function keys(event: KeyboardEvent) {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== "z" && key !== "y")) return;
    event.preventDefault();
    dispatch({ do: key === "y" || event.shiftKey ? "redo" : "undo" });
  }

  const toolbar = (
    <div className="flex items-center gap-1">
      <Button
        look="quiet"
        size="small"
        aria-keyshortcuts="Control+Z"
        disabled={history.past.length === 0}
        className="disabled:opacity-45"
        onClick={() => dispatch({ do: "undo" })}
      >
        <Icon name="undo" />
        {text.undo}
      </Button>
      <Button
        look="quiet"
        size="small"
        aria-keyshortcuts="Control+Shift+Z"
        disabled={history.future.length === 0}
        className="disabled:opacity-45"
        onClick={() => dispatch({ do: "redo" })}
      >
        <Icon name="redo" />
        {text.redo}
      </Button>
    </div>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of undo and redo hold for every field inside
    <div onKeyDown={keys}>
      {base.drafted ? (
        <div className="mb-4">
          <Notice
            tone="warn"
            action={
              <Button
                size="small"
                onClick={() => {
                  dispatch({ do: "reset", to: keyed(base.document) });
                  setBase({ ...base, drafted: false });
                }}
              >
                {text.discard}
              </Button>
            }
          >
            {text.keptDraft}
          </Notice>
        </div>
      ) : null}
      <Choice
        label={text.sides.label}
        labelHidden
        value={side}
        onChange={setSide}
        options={[
          { value: "editor", label: text.sides.editor },
          { value: "preview", label: text.sides.preview },
        ]}
        className="mb-4 lg:hidden"
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <EditorProvider value={editor}>
          <div className={cx("min-w-0 space-y-4", side === "preview" && "max-lg:hidden")}>
            <BasicsCard />
            <Sections />
          </div>
        </EditorProvider>
        <section
          className={cx(
            "min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-11rem)] lg:overflow-y-auto",
            side === "editor" && "max-lg:hidden",
          )}
          // A part that scrolls must be reached by keyboard.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
          aria-label={text.preview}
        >
          <Preview resume={shown} />
        </section>
      </div>
      <FootBar
        label={text.save(saving.next)}
        above={wrong > 0 ? <Notice tone="warn">{text.wrongDates(wrong)}</Notice> : undefined}
      >
        {toolbar}
        <p role="status" className="text-[13px] text-soft max-sm:order-last max-sm:w-full">
          {changed ? text.unsaved : text.saved}
        </p>
        <Button
          look="primary"
          className="ml-auto aria-disabled:opacity-60"
          disabled={!changed || wrong > 0}
          busy={saving.busy}
          onClick={() => void saving.save()}
        >
          {text.save(saving.next)}
        </Button>
      </FootBar>
      {saving.dialog}
    </div>
  );
}

/** What the editor begins with: a draft of before where there is one that says something else. */
function began(resumeId: string, document: Resume) {
  const draft = readDraft(resumeId);
  if (!draft || isSame(draft.document, document)) return { begun: document, drafted: false };
  // A draft of an older version keeps its base, so that saving it tells of the newer one.
  return { ...draft.base, begun: draft.document, drafted: true };
}
