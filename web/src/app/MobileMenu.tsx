import { Link, useRouterState } from "@tanstack/react-router";
import { useEffect, useId, useRef, useState } from "react";
import { frameText } from "../i18n/frame";
import { buttonLook } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { useDismiss } from "../ui/useDismiss";
import { openPalette } from "./palette/opening";
import type { Way } from "./way";

const { nav } = frameText;

/** From here on the header has room for its links. */
const wide = "(min-width: 768px)";

/** The header's links on a phone. It closes with a choice, and when the window grows beyond a phone's. */
export function MobileMenu({ ways, visitor }: { ways: Way[]; visitor: boolean }) {
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const id = useId();
  const address = useRouterState({ select: (state) => state.location.href });
  const close = () => setOpen(false);
  useDismiss(open, area, close);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the address closes it
  useEffect(close, [address]);
  useEffect(() => {
    const query = window.matchMedia(wide);
    const grown = () => query.matches && setOpen(false);
    query.addEventListener("change", grown);
    return () => query.removeEventListener("change", grown);
  }, []);

  return (
    <div ref={area} className="md:hidden">
      <button
        type="button"
        aria-label={nav.menu}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex size-10 items-center justify-center rounded-control hover:bg-sunken"
      >
        <Icon name={open ? "cross" : "menu"} className="size-5" />
      </button>
      <nav
        id={id}
        aria-label={nav.menu}
        hidden={!open}
        className="absolute inset-x-0 top-full border-b border-line bg-paper px-4 pb-4 pt-2 shadow-float"
      >
        {ways.map((way) => (
          <Link
            key={way.to}
            to={way.to}
            onClick={close}
            activeOptions={{ exact: true, includeSearch: false }}
            className="flex h-12 items-center rounded-control px-2 font-medium text-soft aria-[current=page]:text-ink"
          >
            {way.label}
          </Link>
        ))}
        <button
          type="button"
          onClick={() => {
            close();
            openPalette();
          }}
          className="flex h-12 w-full items-center rounded-control px-2 font-medium text-soft"
        >
          {nav.find}
        </button>
        {visitor ? (
          <div className="mt-2 grid grid-cols-2 gap-3">
            <Link to="/auth" search={{ mode: "login" }} onClick={close} className={buttonLook()}>
              {nav.login}
            </Link>
            <Link to="/auth" search={{ mode: "register" }} onClick={close} className={buttonLook("primary")}>
              {nav.register}
            </Link>
          </div>
        ) : null}
      </nav>
    </div>
  );
}
