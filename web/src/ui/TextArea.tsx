import { type Ref, type TextareaHTMLAttributes, useId } from "react";
import { cx } from "./cx";

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id"> & {
  label: string;
  labelHidden?: boolean;
  error?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
};

export function TextArea({ label, labelHidden = false, error, className, ...rest }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <label htmlFor={id} className={labelHidden ? "sr-only" : "mb-2 block text-sm font-medium"}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
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
    </div>
  );
}
