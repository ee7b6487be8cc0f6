import type { ReactNode } from "react";
import { cx } from "./cx";
import { Icon } from "./Icon";

type Props = {
  tone: "bad" | "warn";
  id?: string;
  /** Read out at once: for what goes wrong after something the person did. */
  urgent?: boolean;
  title?: string;
  children: ReactNode;
  action?: ReactNode;
};

/** Says what went wrong or needs care, and what to do about it. */
export function Notice({ tone, id, urgent = false, title, children, action }: Props) {
  return (
    <div
      id={id}
      role={urgent ? "alert" : undefined}
      className={cx(
        "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control px-4 py-3 text-sm",
        tone === "bad" ? "bg-bad-wash" : "bg-warn-wash",
      )}
    >
      <Icon name="alert" className={cx("size-4 shrink-0", tone === "bad" ? "text-bad" : "text-warn")} />
      <div className="min-w-0 flex-1 basis-52 text-pretty">
        {title ? <strong className="font-medium">{title} </strong> : null}
        {children}
      </div>
      {action}
    </div>
  );
}
