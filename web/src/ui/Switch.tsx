import { useId } from "react";
import { cx } from "./cx";

type Props = {
  label: string;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** A setting that is on or off and takes effect at once. */
export function Switch({ label, hint, checked, disabled = false, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-6 py-3">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint ? (
          <p id={`${id}-hint`} className="text-pretty text-[13px] text-soft">
            {hint}
          </p>
        ) : null}
      </div>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        aria-disabled={disabled || undefined}
        onClick={() => !disabled && onChange(!checked)}
        className={cx(
          "relative mt-0.5 h-6 w-11 shrink-0 rounded-full border transition-colors duration-150 aria-disabled:opacity-60",
          checked ? "border-brand bg-brand" : "border-edge bg-sunken",
        )}
      >
        <span
          className={cx(
            "absolute top-[3px] size-4 rounded-full transition-[left] duration-150",
            checked ? "left-[23px] bg-on-brand" : "left-[3px] bg-edge",
          )}
        />
      </button>
    </div>
  );
}
