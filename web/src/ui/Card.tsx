import type { HTMLAttributes } from "react";
import { cx } from "./cx";

/** A surface with a line around it. Padding is the caller's, since lists want none. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <section {...rest} className={cx("rounded-card border border-line bg-surface", className)} />;
}
