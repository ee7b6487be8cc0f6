import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

type Props = { label: string; places: readonly { to: string; label: string }[]; current: string };

/** The screens beside this one, as a row of links; the current one is marked, and in view where the row is longer. */
export function Places({ label, places, current }: Props) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current place is another link
  useEffect(() => {
    const here = row.current?.querySelector("[aria-current=page]")?.getBoundingClientRect();
    if (!row.current || !here) return;
    const { left, width } = row.current.getBoundingClientRect();
    row.current.scrollLeft += here.left - left - (width - here.width) / 2;
  }, [current]);
  return (
    <nav ref={row} aria-label={label} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex w-max min-w-full gap-1 border-b border-line">
        {places.map(({ to, label: name }) => (
          <li key={to}>
            <Link
              to={to}
              // A place above this one is not the current one.
              activeOptions={{ exact: true }}
              aria-current={to === current ? "page" : undefined}
              className="-mb-px flex h-11 items-center whitespace-nowrap border-b-2 border-transparent px-3 text-sm font-medium text-soft -outline-offset-2 transition-colors duration-150 hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
