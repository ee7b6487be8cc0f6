import { type InputHTMLAttributes, useId } from "react";
import { cx } from "./cx";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "id"> & {
  label: string;
  error?: string | undefined;
};

export function TextField({ label, error, className, ...rest }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-[13px] text-soft">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className={cx(
          "h-10 w-full rounded-control border bg-paper px-3 transition-colors duration-150",
          error ? "border-bad" : "border-edge/60 hover:border-edge",
        )}
      />
      {error ? (
        <p id={errorId} className="mt-1 text-[13px] text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}
