import { type RefObject, useLayoutEffect, useState } from "react";
import { spellingText as text } from "../i18n/spelling";
import { Button } from "../ui/Button";
import { applied, type Mark } from "./marks";
import { useOwnWords } from "./settings";
import { useMarks } from "./useMarks";
import type { Spelling } from "./useSpelling";

type Props = {
  area: RefObject<HTMLDivElement | null>;
  label: string;
  value: string;
  onChange: (value: string) => void;
  spelling: Spelling;
};

/** More marks than this in one field are mostly a text that the checker doesn't understand. */
const mostShown = 5;

/** What was found in a field: underlined in it, and listed below with what can be done. */
export function Marks({ area, label, value, onChange, spelling }: Props) {
  const { marks } = useMarks([value], spelling);
  const { add } = useOwnWords();
  const found = marks(value);
  if (found.length === 0) return null;

  const field = () => area.current?.querySelector<HTMLTextAreaElement | HTMLInputElement>("textarea, input");
  function replace(mark: Mark, suggestion: string) {
    onChange(applied(value, mark, suggestion));
    const at = mark.start + suggestion.length;
    requestAnimationFrame(() => {
      field()?.focus();
      field()?.setSelectionRange(at, at);
    });
  }
  function dismiss(act: () => void) {
    act();
    field()?.focus();
  }

  return (
    <>
      <Underlines area={area} value={value} marks={found} />
      <ul aria-label={text.mistakes(label)} className="mt-1.5 space-y-1.5 text-[13px]">
        {found.slice(0, mostShown).map((mark) => (
          <li key={`${mark.start} ${mark.words}`} className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
            <span className="mr-1 wrap-anywhere">
              “{mark.words.trim()}” {text.reasons[mark.kind]}
            </span>
            {mark.suggestions.map((suggestion) => (
              <Button
                key={suggestion}
                size="small"
                aria-label={text.replace(mark.words, suggestion)}
                onClick={() => replace(mark, suggestion)}
                className="pointer-coarse:h-11"
              >
                {suggestion}
              </Button>
            ))}
            <Button
              size="small"
              look="quiet"
              aria-label={text.ignoreOne(mark.words)}
              onClick={() => dismiss(() => spelling.ignore(mark.words))}
              className="pointer-coarse:h-11"
            >
              {text.ignore}
            </Button>
            {mark.kind === "spelling" ? (
              <Button
                size="small"
                look="quiet"
                aria-label={text.addOne(mark.words)}
                onClick={() => dismiss(() => add(mark.words))}
                className="pointer-coarse:h-11"
              >
                {text.add}
              </Button>
            ) : null}
          </li>
        ))}
        {found.length > mostShown ? (
          <li className="text-soft">{text.more(found.length - mostShown)}</li>
        ) : null}
      </ul>
    </>
  );
}

/** What of a field's look decides where its words stand. */
const copied = [
  "fontFamily",
  "fontSize",
  "fontWeight",
  "letterSpacing",
  "lineHeight",
  "paddingTop",
  "paddingRight",
  "paddingBottom",
  "paddingLeft",
  "borderTopWidth",
  "borderRightWidth",
  "borderBottomWidth",
  "borderLeftWidth",
  "textIndent",
] as const;

/** The same words in the same places over the field, unseen but for the lines under what is marked. */
function Underlines({ area, value, marks }: Pick<Props, "area" | "value"> & { marks: Mark[] }) {
  const [over, setOver] = useState<HTMLDivElement | null>(null);
  useLayoutEffect(() => {
    const field = area.current?.querySelector<HTMLElement>("textarea, input");
    if (!over || !field) return;
    const place = () => {
      const look = getComputedStyle(field);
      for (const name of copied) over.style[name] = look[name];
      over.style.top = `${field.offsetTop}px`;
      over.style.left = `${field.offsetLeft}px`;
      over.style.width = `${field.offsetWidth}px`;
      over.style.height = `${field.offsetHeight}px`;
      over.scrollTop = field.scrollTop;
    };
    place();
    const resized = new ResizeObserver(place);
    resized.observe(field);
    field.addEventListener("scroll", place);
    return () => {
      resized.disconnect();
      field.removeEventListener("scroll", place);
    };
  }, [area, over]);
  return (
    <div
      ref={setOver}
      aria-hidden="true"
      className="pointer-events-none absolute select-none overflow-hidden whitespace-pre-wrap wrap-break-word border-transparent text-transparent"
    >
      {pieces(value, marks).map(({ words, at, marked }) => (
        <span
          key={at}
          className={
            marked ? "underline decoration-bad decoration-wavy decoration-1 underline-offset-3" : undefined
          }
        >
          {words}
        </span>
      ))}
    </div>
  );
}

/** A text cut where marks begin and end. */
function pieces(value: string, marks: Mark[]) {
  const out: { words: string; at: number; marked: boolean }[] = [];
  let from = 0;
  for (const { start, end } of marks) {
    if (start < from) continue;
    if (start > from) out.push({ words: value.slice(from, start), at: from, marked: false });
    out.push({ words: value.slice(start, end), at: start, marked: true });
    from = end;
  }
  return [...out, { words: value.slice(from), at: from, marked: false }];
}
