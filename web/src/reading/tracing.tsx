import { createContext, type KeyboardEvent, useContext, useMemo, useState } from "react";
import type { Line, ReadField } from "../api/resume/reading";
import type { Reading } from "../api/resume/trial";
import { type Part, type Row, rowsOf } from "./rows";
import { isSamePlace, type Trace, traceOf } from "./trace";

/** A trace with what is being looked at. A part is named by its first path. */
export type Tracing = Trace & {
  rows: Row[];
  chosen: string | null;
  /** The line to be shown: of the field under the pointer, of the chosen one, or a place of its own. */
  spot: Line | null;
  /** The field that `spot` belongs to. */
  field: ReadField | undefined;
  choose: (path: string | null) => void;
  hover: (path: string | null) => void;
  /** Shows a line of the file, whether a field came from it or not. */
  show: (line: Line) => void;
  /** Goes to the next or the previous field that is to be checked. */
  step: (by: 1 | -1) => void;
};

const TracingContext = createContext<Tracing | null>(null);

export const TracingProvider = TracingContext.Provider;

/** The trace of what is shown around; null where fields are only words. */
export const useTracing = (): Tracing | null => useContext(TracingContext);

/** Follows what was read back to its lines. */
export function useTraceOf({ document, fields }: Pick<Reading, "document" | "fields">): Tracing {
  const rows = useMemo(() => rowsOf(document, fields), [document, fields]);
  const trace = useMemo(() => traceOf(rows, fields), [rows, fields]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [shown, setShown] = useState<Line | null>(null);
  const field = trace.at(hovered ?? chosen);

  function choose(path: string | null) {
    setChosen(path);
    setHovered(null);
    setShown(null);
  }

  function step(by: 1 | -1) {
    const { toCheck } = trace;
    const now = toCheck.findIndex((part) => nameOf(part) === chosen);
    const next = now < 0 ? (by > 0 ? 0 : toCheck.length - 1) : (now + by + toCheck.length) % toCheck.length;
    const part = toCheck[next];
    if (part) choose(nameOf(part));
  }

  return {
    ...trace,
    rows,
    chosen,
    field,
    spot: (hovered ? field : undefined) ?? shown ?? field ?? null,
    choose,
    hover: setHovered,
    show: (line) => {
      const path = trace.from(line);
      setChosen(path ?? null);
      setHovered(null);
      // A place beside the field's own line stays the place that was asked for.
      const own = trace.at(path ?? null);
      setShown(own && isSamePlace(own, line) ? null : line);
    },
    step,
  };
}

export const nameOf = (part: Part): string => part.paths[0] ?? "";

/** N and P go to the next and the previous field to check, wherever nothing is typed. */
export function onCheckKey(event: KeyboardEvent, { toCheck, step }: Tracing): void {
  if (event.ctrlKey || event.metaKey || event.altKey || toCheck.length === 0) return;
  if (event.target instanceof HTMLElement && event.target.closest("input, textarea, select")) return;
  const by = ({ n: 1, p: -1 } as const)[event.key.toLowerCase()];
  if (!by) return;
  event.preventDefault();
  step(by);
}
