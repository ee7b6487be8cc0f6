import { type KeyboardEvent, lazy, Suspense, useDeferredValue, useEffect, useReducer, useState } from "react";
import type { Resume, Style } from "../../../api/resume/document";
import { DrawnPages } from "../../../drawing/DrawnPages";
import { resumePageText as text } from "../../../i18n/resumePage";
import { spellingText } from "../../../i18n/spelling";
import { namesOf, textsOf } from "../../../spelling/names";
import { SpellingBar } from "../../../spelling/SpellingBar";
import { SpellingProvider } from "../../../spelling/SpellingProvider";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { Choice } from "../../../ui/Choice";
import { cx } from "../../../ui/cx";
import { FootBar } from "../../../ui/FootBar";
import { Icon } from "../../../ui/Icon";
import { Notice } from "../../../ui/Notice";
import { Loading } from "../../../ui/Wait";
import { keepDraft, readDraft } from "./draft";
import { isSame, wrongDates } from "./finish";
import { begin, type History, step } from "./history";
import { BasicsCard, Sections } from "./Sections";
import { insert, keyed, move, put, remove } from "./tree";
import { type Editor, EditorProvider } from "./useEditor";
import { useSaving } from "./useSaving";

// Templates come when somebody wants to see them.
const LookPanel = lazy(async () => ({ default: (await import("../../../drawing/LookPanel")).LookPanel }));

type Side = "editor" | "look" | "preview";

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
  const [side, setSide] = useState<Side>("editor");
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

  const setStyle = (style: Style) =>
    change(put(now, ["meta", "vitae", "style"], Object.keys(style).length > 0 ? style : undefined));

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
      <SideChoice
        sides={["editor", "look", "preview"]}
        side={side}
        onChange={setSide}
        className="lg:hidden"
      />
      {/* Where there is room the pages are always in sight. */}
      <SideChoice
        sides={["editor", "look"]}
        side={side === "preview" ? "editor" : side}
        onChange={setSide}
        className="max-w-64 max-lg:hidden"
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <EditorProvider value={editor}>
          <div
            className={cx(
              "min-w-0 space-y-4",
              side === "preview" && "max-lg:hidden",
              side === "look" && "hidden",
            )}
          >
            <SpellingProvider names={namesOf(now)} language={now.meta?.vitae?.language}>
              <SpellingBar texts={textsOf(now)} hint={spellingText.elsewhere} />
              <BasicsCard />
              <Sections />
            </SpellingProvider>
          </div>
        </EditorProvider>
        {side === "look" ? (
          <Card className="p-5 md:p-6">
            <Suspense fallback={<Loading label={text.loadingLooks} lines={8} />}>
              <LookPanel document={now} style={styleOf(now)} onChange={setStyle} />
            </Suspense>
          </Card>
        ) : null}
        <section
          className={cx(
            "min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-11rem)] lg:overflow-y-auto",
            side !== "preview" && "max-lg:hidden",
          )}
          // A part that scrolls must be reached by keyboard.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
          aria-label={text.preview}
        >
          <DrawnPages document={shown} label={text.pages} />
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

const styleOf = (document: Resume): Style => document.meta?.vitae?.style ?? {};

type SideProps = { sides: Side[]; side: Side; onChange: (side: Side) => void; className: string };

/** What is in sight: the words, how they look, the pages. */
function SideChoice({ sides, side, onChange, className }: SideProps) {
  return (
    <Choice
      label={text.sides.label}
      labelHidden
      value={side}
      onChange={onChange}
      options={sides.map((value) => ({ value, label: text.sides[value] }))}
      className={cx("mb-4", className)}
    />
  );
}

/** What the editor begins with: a draft of before where there is one that says something else. */
function began(resumeId: string, document: Resume) {
  const draft = readDraft(resumeId);
  if (!draft || isSame(draft.document, document)) return { begun: document, drafted: false };
  // A draft of an older version keeps its base, so that saving it tells of the newer one.
  return { ...draft.base, begun: draft.document, drafted: true };
}
