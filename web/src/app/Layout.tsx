import { Link, Outlet } from "@tanstack/react-router";
import { text } from "../i18n";
import { Logo } from "../ui/Logo";
import { ThemeToggle } from "./ThemeToggle";

/** The frame of every screen: skip link, header, main, footer. */
export function Layout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute left-4 top-3 z-30 -translate-y-16 rounded-control bg-brand px-4 py-2 text-sm font-medium text-on-brand focus:translate-y-0"
      >
        {text.skip}
      </a>
      <header className="sticky top-0 z-20 border-b border-line bg-paper">
        <div className="mx-auto flex h-16 max-w-[1376px] items-center justify-between px-4 sm:px-6">
          <Link
            to="/"
            aria-label={text.home}
            className="flex items-center gap-2.5 rounded-control font-display text-[19px] font-semibold tracking-tight"
          >
            <Logo />
            {text.brand}
          </Link>
          <ThemeToggle />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[1376px] flex-1 px-4 pt-6 sm:px-6 md:pt-8"
      >
        <Outlet />
      </main>
      <footer className="mt-16 border-t border-line">
        <div className="mx-auto flex max-w-[1376px] flex-wrap gap-x-6 gap-y-1 px-4 py-6 text-sm text-soft sm:px-6">
          <p>{text.footer.copyright(new Date().getFullYear())}</p>
          <p>{text.footer.privacy}</p>
        </div>
      </footer>
    </div>
  );
}
