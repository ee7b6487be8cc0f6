import { Link } from "@tanstack/react-router";

type Props = { label: string; places: readonly { to: string; label: string }[]; current: string };

/** The screens beside this one, as a row of links; the current one is marked. */
export function Places({ label, places, current }: Props) {
  return (
    <nav aria-label={label} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex gap-1 border-b border-line">
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
