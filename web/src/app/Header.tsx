import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useCurrentUser } from "../api/identity/currentUser";
import { frameText } from "../i18n/frame";
import { buttonLook } from "../ui/Button";
import { Logo } from "../ui/Logo";
import { MobileMenu } from "./MobileMenu";
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
  const visitor = !user && !loading;
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper">
      <div className="mx-auto flex h-16 max-w-[1376px] items-center gap-1 px-4 sm:px-6">
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
        <ThemeToggle />
        {user ? (
          <Suspense fallback={<div className="h-10 w-[84px]" />}>
            <AccountBar user={user} />
          </Suspense>
        ) : null}
        {visitor ? (
          <div className="hidden items-center gap-1 md:flex">
            <Link to="/auth" search={{ mode: "login" }} className={buttonLook("quiet")}>
              {nav.login}
            </Link>
            <Link to="/auth" search={{ mode: "register" }} className={buttonLook("primary")}>
              {nav.register}
            </Link>
          </div>
        ) : null}
        <MobileMenu ways={ways} visitor={visitor} />
      </div>
    </header>
  );
}
