import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { cx } from "./cx";

export type Tab<T extends string> = { value: T; label: string; count?: number; panel: ReactNode };

type Props<T extends string> = {
  label: string;
  tabs: readonly Tab<T>[];
  value: T;
  onChange: (value: T) => void;
};

/** Tabs as the ARIA pattern has them: one stop for Tab, arrows, Home and End move and choose. */
export function Tabs<T extends string>({ label, tabs, value, onChange }: Props<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.value === value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    const next = tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus();
  }

  const current = tabs.find((tab) => tab.value === value);
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex flex-wrap gap-1 border-b border-line px-3"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            data-tab={tab.value}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={cx(
              "-mb-px h-11 whitespace-nowrap border-b-2 px-2.5 text-sm font-medium -outline-offset-2 transition-colors duration-150",
              tab.value === value ? "border-brand text-ink" : "border-transparent text-soft hover:text-ink",
            )}
          >
            {tab.label}
            {tab.count === undefined ? null : (
              <span className="tabular ml-1.5 font-normal text-soft">{tab.count}</span>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {current?.panel}
      </div>
    </>
  );
}
