import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useCurrentUser } from "../api/identity/currentUser";
import { frameText } from "../i18n/frame";
import { buttonLook } from "../ui/Button";
import { cx } from "../ui/cx";
import { Icon } from "../ui/Icon";
import { Logo } from "../ui/Logo";
import { MobileMenu } from "./MobileMenu";
import { openPalette } from "./palette/opening";
import { ThemeToggle } from "./ThemeToggle";
import type { Way } from "./way";

const { nav } = frameText;

// Visitors load none of it.
const AccountBar = lazy(() => import("./AccountBar"));

/** The bar at the top of every screen. */
export function Header() {
  const { user, loading } = useCurrentUser();
  const ways: Way[] = [
    { to: "/", label: nav.home },
    { to: "/plans", label: nav.pricing },
    ...(user ? [{ to: "/my-resumes", label: nav.resumes }] : []),
  ];
  // Until it is known, visitors see their links and others a gap, by what public/theme.js found.
  const toVisitors = cx("hidden items-center gap-1 md:flex", loading && "md:in-data-signed-in:hidden");
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper">
      <div className="mx-auto flex h-16 max-w-(--page) items-center gap-1 px-4 sm:px-6">
        <Link
          to="/"
          aria-label={frameText.home}
          className="mr-auto flex items-center gap-2.5 rounded-control font-display text-[19px] font-semibold tracking-tight md:mr-5"
        >
          <Logo />
          {frameText.brand}
        </Link>
        <nav aria-label={nav.label} className="mr-auto hidden gap-1 md:flex">
          {ways.map((way) => (
            <Link
              key={way.to}
              to={way.to}
              activeOptions={{ exact: true, includeSearch: false }}
              className="flex h-10 items-center rounded-control px-3 text-sm font-medium text-soft transition-colors duration-150 hover:text-ink aria-[current=page]:text-ink"
            >
              {way.label}
            </Link>
          ))}
        </nav>
        <button
          type="button"
          onClick={openPalette}
          aria-label={nav.find}
          title={nav.find}
          className="hidden size-10 shrink-0 items-center justify-center rounded-control text-soft transition-colors duration-150 hover:bg-sunken hover:text-ink md:flex"
        >
          <Icon name="search" className="size-5" />
        </button>
        <ThemeToggle />
        {loading ? <Gap className="not-in-data-signed-in:hidden" /> : null}
        {user ? (
          <Suspense fallback={<Gap />}>
            <AccountBar user={user} />
          </Suspense>
        ) : (
          <div className={toVisitors}>
            <Link to="/auth" search={{ mode: "login" }} className={buttonLook("quiet")}>
              {nav.login}
            </Link>
            <Link to="/auth" search={{ mode: "register" }} className={buttonLook("primary")}>
              {nav.register}
            </Link>
          </div>
        )}
        <MobileMenu ways={ways} visitor={!user && !loading} />
      </div>
    </header>
  );
}

/** Keeps the room of the account bar. */
const Gap = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={cx("h-10 w-[84px]", className)} />
);
