import type { ComponentPropsWithRef } from "react";
import { cx } from "./cx";

const looks = {
  primary: "bg-brand text-on-brand hover:bg-brand-strong border-transparent",
  secondary: "bg-surface text-ink border-line hover:border-edge",
  quiet: "bg-transparent text-soft border-transparent hover:text-ink hover:bg-sunken",
} as const;

const sizes = {
  small: "h-8 px-3 text-[13px] gap-1.5",
  normal: "h-10 px-4 text-sm gap-2",
  large: "h-12 px-6 text-[15px] gap-2",
} as const;

const shape =
  "inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap rounded-control border font-medium transition-colors duration-150";

/** The classes that draw a link as a button. */
export function buttonLook(
  look: keyof typeof looks = "secondary",
  size: keyof typeof sizes = "normal",
): string {
  return cx(shape, looks[look], sizes[size]);
}

type Props = ComponentPropsWithRef<"button"> & {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
  /** Work is under way: the button keeps its place and its focus, and ignores further clicks. */
  busy?: boolean;
};

export function Button({
  look = "secondary",
  size = "normal",
  busy = false,
  className,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || rest.disabled || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        // The second click of a double click means the same as the first.
        if (busy || event.detail > 1) event.preventDefault();
        else onClick?.(event);
      }}
      className={cx(
        shape,
        "aria-disabled:cursor-default aria-disabled:opacity-70",
        looks[look],
        sizes[size],
        className,
      )}
    />
  );
}
