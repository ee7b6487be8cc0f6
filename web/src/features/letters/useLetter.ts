import { useEffect, useRef, useState } from "react";
import type { LetterPage } from "../../api/resume/letters";
import { added, type Block, type Caret, contentOf, joined, partsOf, toBlocks, typed } from "./blocks";
import { keepDraft, readDraft } from "./draft";

type Base = { number: number; content: string };

/**
 * A letter as it is edited in this tab. What is not saved is kept against a reload; where nothing is unsaved,
 * the letter
 * follows what other tabs save.
 */
export function useLetter(letter: LetterPage) {
  const [{ base, blocks, drafted }, setState] = useState(() => began(letter));
  const [name, setName] = useState<string | null>(null);
  const caret = useRef<Caret | undefined>(undefined);
  const fields = useRef(new Map<number, HTMLTextAreaElement>());
  const content = contentOf(blocks);
  const changed = content !== contentOf([{ text: base.content }]);
  const title = name ?? letter.title;
  const renamed = title.trim() !== letter.title;

  if (!changed && letter.versionNumber > base.number) setState((now) => restarted(letter, now.blocks));

  useEffect(
    () => keepDraft(letter.id, changed ? { base: base.number, content } : null),
    [letter.id, changed, base.number, content],
  );

  // A split or a joint sets the cursor once its field stands.
  useEffect(() => {
    const to = caret.current;
    const field = to && fields.current.get(to.id);
    if (!field) return;
    caret.current = undefined;
    field.focus();
    field.setSelectionRange(to.at, to.at);
  });

  function change(next: { blocks: Block[]; caret?: Caret }) {
    if (next.caret) caret.current = next.caret;
    setState((now) => ({ ...now, blocks: next.blocks }));
  }

  return {
    blocks,
    base,
    content,
    changed,
    drafted,
    title,
    renamed,
    rename: setName,
    type: (id: number, text: string, at: number) => change(typed(blocks, id, text, at)),
    join: (id: number) => change(joined(blocks, id)),
    add: () => change(added(blocks)),
    discard: () => {
      setName(null);
      setState((now) => restarted(letter, now.blocks));
    },
    /** Goes on from what was saved; what was typed meanwhile stays. */
    saved: (sent: string, now: { versionNumber: number; content: string }) => {
      setName(null);
      setState((before) =>
        contentOf(before.blocks) === sent
          ? restarted(now, before.blocks)
          : { ...before, drafted: false, base: { number: now.versionNumber, content: now.content } },
      );
    },
    /** Tells where the field of a block stands. */
    field: (id: number) => (field: HTMLTextAreaElement | null) => {
      if (field) fields.current.set(id, field);
      else fields.current.delete(id);
    },
  };
}

type State = { base: Base; blocks: Block[]; drafted: boolean };

/** What the editor begins with: a draft of before where there is one that says something else. */
function began(letter: LetterPage): State {
  const draft = readDraft(letter.id);
  if (!draft || draft.content === contentOf([{ text: letter.content }])) return restarted(letter, []);
  // A draft of an older version keeps its base, so that saving it tells of the newer one.
  return {
    base: { number: draft.base, content: letter.content },
    blocks: toBlocks(draft.content, letter.content),
    drafted: true,
  };
}

function restarted(now: { versionNumber: number; content: string }, before: Block[]): State {
  return {
    base: { number: now.versionNumber, content: now.content },
    blocks: toBlocks(now.content, now.content, before),
    drafted: false,
  };
}

/** How many words a text has. */
export const wordsOf = (content: string) => partsOf(content).join(" ").split(/\s+/).filter(Boolean).length;
