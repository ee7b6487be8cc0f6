import { useId } from "react";
import { cx } from "./cx";

type Props<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  labelHidden?: boolean;
  className?: string;
};

/** One of a few, all in sight: radio buttons drawn as one bar. */
export function Choice<T extends string>({
  label,
  value,
  options,
  onChange,
  labelHidden,
  className,
}: Props<T>) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className={labelHidden ? "sr-only" : "mb-2 text-sm font-medium"}>{label}</legend>
      <div className="flex w-full flex-wrap rounded-control border border-line bg-sunken p-[3px]">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              "relative flex h-8 flex-1 cursor-pointer items-center justify-center whitespace-nowrap rounded-[7px] px-2.5 text-[13px] font-medium transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-brand",
              option.value === value ? "bg-surface text-ink shadow-sm" : "text-soft hover:text-ink",
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
