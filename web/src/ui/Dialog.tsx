import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { cx } from "./cx";

type Props = {
  open: boolean;
  /** Asked to close, by Escape or a press outside. A dialog that must be answered leaves it out. */
  onClose?: () => void;
  title: string;
  description?: string;
  wide?: boolean;
  /** Its head stays where it is while what it holds grows and shrinks. */
  high?: boolean;
  children: ReactNode;
};

/** A modal dialog: focus stays in it and goes back where it was. Load it lazily, its base is not small. */
export function Dialog({ open, onClose, title, description, wide = false, high = false, children }: Props) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose?.()} disablePointerDismissal={!onClose}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-[oklch(0.2_0.01_106/0.5)]" />
        <Base.Popup
          className={cx(
            "fixed left-1/2 top-1/2 z-40 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-card border border-line bg-surface p-6 shadow-float",
            wide ? "max-w-2xl" : "max-w-md",
          )}
          style={high ? { top: "8dvh", translate: "-50% 0", maxHeight: "84dvh" } : undefined}
        >
          <Base.Title className="text-xl wrap-anywhere">{title}</Base.Title>
          {description ? <Base.Description className="mt-2 text-soft">{description}</Base.Description> : null}
          <div className="mt-5">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
