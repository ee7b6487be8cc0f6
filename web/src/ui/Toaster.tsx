import { useSyncExternalStore } from "react";
import { Button } from "./Button";
import { cx } from "./cx";
import { Icon } from "./Icon";
import { dismiss, hold, release, type Toast, toastStore } from "./toast";

/**
 * Shows the toasts, over everything else. They stand in the middle of the header, where no button is that is pressed
 * twice: a toast under the pointer stays open, and over a page's own buttons it would bar them.
 */
export function Toaster({ close }: { close: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get);
  return (
    // Each toast is its own live region; the attribute only tells dialogs not to silence what stands here.
    <div
      aria-live="off"
      className="pointer-events-none fixed inset-x-3 top-2 z-50 mx-auto flex max-w-96 flex-col print:hidden"
    >
      {toasts
        .filter((one) => one.open)
        .map((one) => (
          <Message key={one.id} toast={one} close={close} />
        ))}
    </div>
  );
}

const signs = {
  default: { name: "check", className: "text-soft" },
  success: { name: "check", className: "text-good" },
  destructive: { name: "alert", className: "text-bad" },
} as const;

function Message({ toast, close }: { toast: Toast; close: string }) {
  const { id, title, description, variant = "default", action } = toast;
  const sign = signs[variant];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being looked at only keeps it open
    <div
      role={variant === "destructive" ? "alert" : "status"}
      onMouseEnter={() => hold(id)}
      onMouseLeave={() => release(id)}
      onFocus={() => hold(id)}
      onBlur={() => release(id)}
      onKeyDown={(event) => event.key === "Escape" && dismiss(id)}
      className={cx(
        "pointer-events-auto flex w-full animate-rise items-start gap-3 rounded-card border bg-surface p-4 pr-2 text-sm shadow-float",
        variant === "destructive" ? "border-bad" : "border-line",
      )}
    >
      <Icon name={sign.name} className={cx("mt-0.5 size-4 shrink-0", sign.className)} />
      <div className="min-w-0 flex-1 text-pretty">
        <p className="font-medium">{title}</p>
        {description ? <p className="text-soft">{description}</p> : null}
      </div>
      {action ? (
        <Button
          size="small"
          onClick={() => {
            dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <button
        type="button"
        aria-label={close}
        onClick={() => dismiss(id)}
        className="flex size-8 shrink-0 items-center justify-center rounded-control text-soft transition-colors duration-150 hover:bg-sunken hover:text-ink"
      >
        <Icon name="cross" />
      </button>
    </div>
  );
}
