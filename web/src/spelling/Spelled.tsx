import { type ReactNode, useEffect, useRef } from "react";
import { Marks } from "./Marks";
import { useSpelling } from "./useSpelling";

type Props = {
  /** What the field is called. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The field itself. */
  children: ReactNode;
};

/** A field whose spelling is checked once the person edits. */
export function Spelled({ label, value, onChange, children }: Props) {
  const spelling = useSpelling();
  const area = useRef<HTMLDivElement>(null);
  const first = useRef(value);
  const activate = spelling?.activate;
  // Typing is what starts the check, however the field is written.
  useEffect(() => {
    if (value !== first.current && area.current?.contains(document.activeElement)) activate?.();
  }, [value, activate]);
  // Two checkers would underline the same word twice; the browser's own knows other languages.
  const isOurs = spelling?.active && (spelling.language ?? "en") === "en";
  return (
    <div ref={area} className="relative" spellCheck={!isOurs}>
      {children}
      {spelling?.active && value.trim() ? (
        <Marks area={area} label={label} value={value} onChange={onChange} spelling={spelling} />
      ) : null}
    </div>
  );
}
