/** A part of a letter as it is edited. `was` is what the saved letter says in its place; empty for a new one. */
export type Block = { id: number; text: string; was: string };

/** Where the cursor is to stand after a change of the blocks. */
export type Caret = { id: number; at: number };

const gap = /\n[ \t]*(?:\n[ \t]*)+/;

/** The parts of a letter: what stands between its empty lines. */
export function partsOf(content: string): string[] {
  return content
    .split(gap)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The letter that the blocks make; empty ones are left out. */
export const contentOf = (blocks: readonly { text: string }[]): string =>
  blocks.flatMap(({ text }) => partsOf(text)).join("\n\n");

/** Blocks of a letter's text. A part that stood there before keeps its id, so that the cursor stays in it. */
export function toBlocks(content: string, saved: string, before: Block[] = []): Block[] {
  const then = new Set(partsOf(saved));
  const first = nextId(before);
  return partsOf(content).map((text, i) => ({
    id: before[i]?.id ?? first + i,
    text,
    was: then.has(text) ? text : "",
  }));
}

const nextId = (blocks: readonly { id: number }[]) => Math.max(-1, ...blocks.map(({ id }) => id)) + 1;

/** A new text of one block. Where it holds an empty line, it becomes several. */
export function typed(
  blocks: Block[],
  id: number,
  text: string,
  at: number,
): { blocks: Block[]; caret?: Caret } {
  const index = blocks.findIndex((block) => block.id === id);
  const block = blocks[index];
  if (!block) return { blocks };
  const parts = text.split(gap);
  if (parts.length === 1) return { blocks: blocks.with(index, { ...block, text }) };
  const first = nextId(blocks);
  const made = parts.map((part, i) =>
    i === 0 ? { ...block, text: part.trimEnd() } : { id: first + i, text: part.trimStart(), was: "" },
  );
  const before = text.slice(0, at).split(gap);
  const target = made[before.length - 1] ?? block;
  return {
    blocks: blocks.toSpliced(index, 1, ...made),
    caret: { id: target.id, at: before.at(-1)?.length ?? 0 },
  };
}

/** Joins a block with the one before it. */
export function joined(blocks: Block[], id: number): { blocks: Block[]; caret?: Caret } {
  const index = blocks.findIndex((block) => block.id === id);
  const [before, block] = [blocks[index - 1], blocks[index]];
  if (!before || !block) return { blocks };
  const head = before.text && block.text ? `${before.text} ` : before.text;
  return {
    blocks: blocks.toSpliced(index - 1, 2, { ...before, text: head + block.text }),
    caret: { id: before.id, at: head.length },
  };
}

/** Puts an empty paragraph before the close of the letter. */
export function added(blocks: Block[]): { blocks: Block[]; caret: Caret } {
  const id = nextId(blocks);
  const last = blocks.at(-1);
  const at = last && closes(last.text) ? blocks.length - 1 : blocks.length;
  return { blocks: blocks.toSpliced(at, 0, { id, text: "", was: "" }), caret: { id, at: 0 } };
}

/** Whether a first part greets, as the server sees it: one short line that ends with a comma or colon. */
export const greets = (text: string) => text.length <= 80 && /^[^\n]*[,:]$/.test(text.trim());

/** Whether a last part closes, as the server sees it: a short line with a comma at its end or a German or French formula, and a name at most. */
export const closes = (text: string) =>
  /^[^\n]{0,79},[ \t]*(\n[^\n]*)?$/.test(text.trim()) || formula.test(text.trim());

const formula =
  /^((mit \p{L}+ |\p{L}+ )gr(ü|ue)(ß|ss)e?n?|(je vous prie d[’']agréer|veuillez )[^.\n]{0,60}\.?)[ \t]*(\n[^\n]*)?$/iu;

/** The places of the blocks that make paragraphs, counted from 1; greeting and close have none. */
export function numbers(blocks: Block[]): Map<number, number> {
  const last = blocks.length - 1;
  const inner = blocks.filter(({ text }, i) => !(i === 0 && greets(text)) && !(i === last && closes(text)));
  return new Map(inner.map(({ id }, i) => [id, i + 1]));
}
