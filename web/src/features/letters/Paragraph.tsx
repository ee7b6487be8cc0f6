import { type KeyboardEvent, type Ref, useId, useState } from "react";
import type { LetterPage } from "../../api/resume/letters";
import { lettersText } from "../../i18n/letters";
import { Spelled } from "../../spelling/Spelled";
import { cx } from "../../ui/cx";
import { Icon } from "../../ui/Icon";
import type { Block } from "./blocks";

const text = lettersText.page;
type Source = LetterPage["paragraphs"][number]["sources"][number];

type Props = {
  block: Block;
  /** Its place among the paragraphs; none for greeting and close. */
  number: number | undefined;
  label: string;
  /** What the saved paragraph rests on; none where it was not saved so. */
  sources: Source[] | undefined;
  /** Values that the saved paragraph claims and nothing of the user's says. */
  claims: string[];
  field: Ref<HTMLTextAreaElement>;
  onType: (text: string, at: number) => void;
  onJoin: () => void;
};

/** A part of the letter as a text to write in, and beside a paragraph what it rests on. */
export function Paragraph({ block, number, label, sources, claims, field, onType, onJoin }: Props) {
  const id = useId();
  function keys(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (event.key !== "Backspace" || selectionStart > 0 || selectionEnd > 0) return;
    event.preventDefault();
    onJoin();
  }
  return (
    <li className="grid gap-x-6 gap-y-1 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Spelled label={label} value={block.text} onChange={(next) => onType(next, next.length)}>
        <textarea
          ref={field}
          aria-label={label}
          aria-describedby={number ? id : undefined}
          // For browsers that do not grow it with its text.
          rows={Math.ceil(block.text.length / 60) + block.text.split("\n").length}
          value={block.text}
          onChange={({ target }) => onType(target.value, target.selectionStart)}
          onKeyDown={keys}
          className="field-sizing-content block min-h-10 w-full resize-none self-start rounded-control border border-transparent bg-surface px-3 py-2 leading-relaxed transition-colors duration-150 hover:border-edge focus:bg-paper"
        />
      </Spelled>
      {number ? (
        <section id={id} aria-label={text.sources(number)} className="min-w-0 px-3 pb-3 pt-2 text-sm lg:px-0">
          <Sources block={block} sources={sources} claims={claims} />
        </section>
      ) : null}
    </li>
  );
}

function Sources({ block, sources, claims }: Pick<Props, "block" | "sources" | "claims">) {
  // On a phone the lines would tear the letter apart: they open on demand. Beside it they always stand.
  const [open, setOpen] = useState(false);
  const edited = block.text.trim() !== block.was;
  return (
    <>
      {edited ? <p className="text-[13px] text-soft">{text.edited}</p> : null}
      {!edited && sources?.length === 0 ? <p className="text-[13px] text-soft">{text.unsupported}</p> : null}
      {edited
        ? null
        : claims.map((value) => (
            <p key={value} className="mb-2 rounded-control bg-warn-wash px-3 py-2">
              {text.question(value)}
            </p>
          ))}
      {sources?.length ? (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex h-8 items-center gap-1.5 text-[13px] text-soft hover:text-ink lg:hidden"
        >
          {text.restsOn(sources.length)}
          <Icon name="chevron" className={cx("size-4", open && "rotate-180")} />
        </button>
      ) : null}
      {sources?.length ? (
        <ul className={cx("space-y-2 border-l border-line pl-3", edited && "mt-2", !open && "max-lg:hidden")}>
          {sources.map((source) => (
            <li key={`${source.path} ${source.text}`}>
              <span className="block text-[13px] text-soft">{placeOf(source)}</span>
              <q className="wrap-anywhere">{source.text}</q>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** Where a source stands, in words: "Your resume, experience". */
function placeOf({ from, path }: Source): string {
  const section = text.sections[/^\w+/.exec(path ?? "")?.[0] ?? ""];
  return [text.from[from], section].filter(Boolean).join(", ");
}
