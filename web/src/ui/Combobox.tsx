import { type KeyboardEvent, useId, useRef, useState } from "react";
import { cx } from "./cx";
import { TextField } from "./TextField";
import { useDismiss } from "./useDismiss";

export type Option = { value: string; label: string; note?: string };

type Props = {
  label: string;
  text: string;
  options: readonly Option[];
  /** Said to those who cannot see the list, such as how many were found. */
  status: string;
  onText: (text: string) => void;
  onPick: (option: Option) => void;
  error?: string | undefined;
  hint?: string | undefined;
};

/** A text field with suggestions, as the ARIA pattern has it: arrows move, Enter picks, Escape closes, typing goes on. */
export function Combobox({ label, text, options, status, onText, onPick, error, hint }: Props) {
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const area = useRef<HTMLDivElement>(null);
  const id = useId();
  const shown = open && options.length > 0;
  const active = shown && at >= 0 && at < options.length ? at : -1;
  useDismiss(shown, area, () => setOpen(false));

  function pick(option: Option | undefined) {
    if (!option) return;
    setOpen(false);
    setAt(-1);
    onPick(option);
  }

  function move(event: KeyboardEvent) {
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      // Past either end stands the field itself.
      const places = options.length + 1;
      setAt(((active + 1 + (key === "ArrowDown" ? 1 : places - 1)) % places) - 1);
    } else if (key === "Enter" && active >= 0) {
      event.preventDefault();
      pick(options[active]);
    } else if (key === "Tab") setOpen(false);
  }

  return (
    <div ref={area} className="relative">
      <TextField
        label={label}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? `${id}-list` : undefined}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setOpen(true);
          setAt(-1);
          onText(event.target.value);
        }}
        onKeyDown={move}
        error={error}
        hint={hint}
      />
      <p role="status" className="sr-only">
        {open ? status : ""}
      </p>
      {shown ? (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          className="absolute top-full z-30 mt-2 max-h-80 w-full overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-float"
        >
          {options.map((option, i) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys
            // biome-ignore lint/a11y/useFocusableInteractive: the field names the active one
            <div
              key={option.value}
              ref={(element) => {
                if (i === active) element?.scrollIntoView?.({ block: "nearest" });
              }}
              id={`${id}-${i}`}
              role="option"
              aria-selected={i === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(option)}
              className={cx(
                "cursor-pointer rounded-control px-3 py-2 text-sm wrap-anywhere hover:bg-sunken",
                i === active && "bg-sunken",
              )}
            >
              {option.label}
              {option.note ? <span className="ml-2 text-[13px] text-soft">{option.note}</span> : null}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
