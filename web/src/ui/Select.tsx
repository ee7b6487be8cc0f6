import { type SelectHTMLAttributes, useId } from "react";
import { cx } from "./cx";

type Props<T extends string> = Omit<SelectHTMLAttributes<HTMLSelectElement>, "id" | "onChange" | "value"> & {
  label: string;
  labelHidden?: boolean;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  /** Without a box until it is pointed at or focused, for rows that hold one each. */
  quiet?: boolean;
};

/** One of a list that is too long to show: the browser's own select, so that it works everywhere. */
export function Select<T extends string>({
  label,
  labelHidden = false,
  value,
  options,
  onChange,
  className,
  quiet = false,
  ...rest
}: Props<T>) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className={labelHidden ? "sr-only" : "mb-1 block text-[13px] text-soft"}>
        {label}
      </label>
      <select
        {...rest}
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value as T)}
        className={cx(
          "h-10 w-full rounded-control border transition-colors duration-150 hover:border-edge",
          quiet
            ? "field-sizing-content border-transparent bg-transparent px-2 text-[13px] text-soft hover:bg-paper hover:text-ink focus-visible:bg-paper focus-visible:text-ink"
            : "border-edge/60 bg-paper px-3 text-sm",
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
