import type { ReactNode } from "react";
import { useTitle } from "../lib/useTitle";
import { Places } from "./Places";

type Props = {
  /** The heading, and the name in the browser's tab. */
  title: string;
  tab: string;
  label: string;
  places: readonly { to: string; label: string }[];
  current: string;
  action?: ReactNode;
  children: ReactNode;
};

/** The frame of lists that stand beside each other: heading, the places, content. */
export function Shelf({ title, tab, label, places, current, action, children }: Props) {
  useTitle(tab);
  return (
    <div className="mx-auto max-w-[1152px]">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="min-w-0 text-[32px] leading-tight md:text-[40px]">{title}</h1>
        {action}
      </div>
      <div className="mt-4">
        <Places label={label} current={current} places={places} />
      </div>
      <div className="mt-5">{children}</div>
    </div>
  );
}
