import { type Ref, type TextareaHTMLAttributes, useId } from "react";
import { cx } from "./cx";

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id"> & {
  label: string;
  labelHidden?: boolean;
  error?: string | undefined;
  /** How much of its limit the text uses. */
  count?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
};

export function TextArea({ label, labelHidden = false, error, count, className, ...rest }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  const ids = [error && errorId, count && `${id}-count`].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id} className={labelHidden ? "sr-only" : "mb-2 block text-sm font-medium"}>
        {label}
      </label>
      <textarea
        dir="auto"
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids || undefined}
        className={cx(
          "block w-full resize-y rounded-control border bg-paper px-4 py-3 leading-relaxed transition-colors duration-150 placeholder:text-soft",
          error ? "border-bad" : "border-edge/60 hover:border-edge",
          className,
        )}
      />
      {error ? (
        <p id={errorId} role="alert" className="mt-2 text-sm text-bad">
          {error}
        </p>
      ) : null}
      {count ? (
        <p id={`${id}-count`} className="tabular mt-1 text-[13px] text-soft">
          {count}
        </p>
      ) : null}
    </div>
  );
}
