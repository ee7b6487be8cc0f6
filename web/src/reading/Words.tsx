import { type RefObject, useEffect, useMemo } from "react";
import type { Line } from "../api/resume/reading";
import { cx } from "../ui/cx";
import { isSamePlace, numbered } from "./trace";

type Props = {
  words: string;
  notPlaced: string[];
  /** The lines that fields came from. */
  lines: Line[];
  spot: Line | null;
  onPick: (line: Line) => void;
  scroller: RefObject<HTMLElement | null>;
};

/** The words of a file, line by line; a line that became a field leads to it. */
export function Words({ words, notPlaced, lines, spot, onPick, scroller }: Props) {
  const all = useMemo(() => words.split("\n"), [words]);
  const known = useMemo(() => numbered(all, lines), [all, lines]);
  const left = useMemo(() => new Set(notPlaced.map((line) => line.trim())), [notPlaced]);
  const lit = useMemo(() => (spot ? placesOf(spot, known, all) : []), [spot, known, all]);
  const first = lit[0] ?? -1;

  useEffect(() => {
    const box = scroller.current;
    const line = box?.querySelector<HTMLElement>(`[data-line="${first}"]`);
    if (box && line) box.scrollTo({ top: line.offsetTop - box.clientHeight / 3 });
  }, [first, scroller]);

  return (
    <div className="px-4 py-3 text-[13px] leading-relaxed">
      {all.map((line, i) => {
        const from = known.get(i);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: a way back for pointers; by keyboard, fields lead to their lines
          <p
            key={i}
            data-line={i}
            onClick={from && (() => onPick(from))}
            className={cx(
              "min-h-[1.6em] wrap-anywhere",
              from && "cursor-pointer hover:text-ink",
              left.has(line.trim()) && line.trim() ? "bg-warn-wash text-warn" : "text-soft",
            )}
          >
            {lit.includes(i) ? <mark>{line}</mark> : line}
          </p>
        );
      })}
    </div>
  );
}

/** The numbers of the lines of the words that a line of the file is; none where it is not among them. */
function placesOf(spot: Line, known: Map<number, Line>, all: string[]): number[] {
  const own = [...known].filter(([, line]) => isSamePlace(line, spot)).map(([i]) => i);
  return own.length > 0 ? own : [...numbered(all, [spot]).keys()];
}
