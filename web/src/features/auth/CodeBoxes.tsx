import { type ClipboardEvent, type KeyboardEvent, type Ref, useImperativeHandle, useRef } from "react";
import { authText } from "../../i18n/auth";
import { cx } from "../../ui/cx";

export const codeLength = 6;

/** What stands in the boxes: a digit each, or nothing. */
export type Digits = readonly string[];

export const noDigits: Digits = Array<string>(codeLength).fill("");

/** A way to put the cursor into a box. */
export type BoxesHandle = { focus: (place: number) => void };

type Props = {
  digits: Digits;
  onChange: (digits: Digits) => void;
  /** Enter was pressed; filling the last box alone hands in nothing. */
  onEnter?: () => void;
  autoFocus?: boolean;
  invalid?: boolean;
  describedBy?: string;
  ref?: Ref<BoxesHandle>;
};

/** Six boxes of a digit each. Keys, pastes and what a keyboard fills in by itself all end in `onChange`. */
export function CodeBoxes({ digits, onChange, onEnter, autoFocus, invalid, describedBy, ref }: Props) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);

  function focus(place: number) {
    const box = boxes.current[Math.max(0, Math.min(place, codeLength - 1))];
    box?.focus();
    box?.select();
  }
  useImperativeHandle(ref, () => ({ focus }));

  /** Writes digits from a place on, as many as there are boxes, and stands behind the last one. */
  function write(from: number, given: string) {
    const fitting = given.slice(0, codeLength - from);
    onChange(digits.toSpliced(from, fitting.length, ...fitting));
    focus(from + fitting.length);
  }

  function clear(place: number) {
    onChange(digits.with(place, ""));
    focus(place);
  }

  function remove(place: number, step: -1 | 1) {
    if (digits[place]) clear(place);
    else if (step === 1) focus(place + 1);
    else if (place > 0) clear(place - 1);
  }

  function press(event: KeyboardEvent, place: number) {
    const { key } = event;
    const moves: Record<string, () => void> = {
      Backspace: () => remove(place, -1),
      Delete: () => remove(place, 1),
      ArrowLeft: () => focus(place - 1),
      ArrowRight: () => focus(place + 1),
      Home: () => focus(0),
      End: () => focus(codeLength - 1),
      ...(onEnter && { Enter: onEnter }),
    };
    const move = moves[key];
    // Shortcuts, Tab and the keys of no letter go where the browser takes them.
    if (event.ctrlKey || event.metaKey || event.altKey || (!move && key.length > 1)) return;
    event.preventDefault();
    if (move) move();
    else if (isDigits(key)) write(place, key);
  }

  function paste(event: ClipboardEvent, place: number) {
    event.preventDefault();
    const given = event.clipboardData.getData("text").replaceAll(/[\s-]/g, "");
    if (isDigits(given)) write(place, given);
  }

  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="sr-only">{authText.code.boxes}</legend>
      <div className="flex gap-2">
        {digits.map((digit, place) => (
          <input
            key={place}
            ref={(box) => {
              boxes.current[place] = box;
            }}
            // Whoever comes here has just asked for the code and types nothing else.
            // biome-ignore lint/a11y/noAutofocus: see above
            autoFocus={autoFocus && place === 0}
            inputMode="numeric"
            maxLength={1}
            autoComplete={place === 0 ? "one-time-code" : "off"}
            aria-label={authText.code.digit(place + 1)}
            aria-invalid={invalid || undefined}
            value={digit}
            onKeyDown={(event) => press(event, place)}
            onPaste={(event) => paste(event, place)}
            onFocus={(event) => event.target.select()}
            // Keyboards on screens send no keys: their digits come as a change.
            onChange={({ target: { value } }) => {
              if (isDigits(value)) write(place, value);
              else if (value === "") clear(place);
            }}
            className={cx(
              "tabular h-12 w-full min-w-0 max-w-14 rounded-control border bg-paper text-center font-display text-xl font-semibold transition-colors duration-150",
              invalid ? "border-bad" : "border-edge/60 hover:border-edge",
            )}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The digits as a code, undefined until there are six. */
export function codeOf(digits: Digits): string | undefined {
  const code = digits.join("");
  return code.length === codeLength ? code : undefined;
}

function isDigits(text: string): boolean {
  return /^[0-9]+$/.test(text);
}
