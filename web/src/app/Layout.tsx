import { Outlet, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { frameText } from "../i18n/frame";
import { cx } from "../ui/cx";
import { Footer } from "./Footer";
import { Header } from "./Header";

const Floats = lazy(() => import("./Floats"));

/** The frame of every screen: skip link, header, main, footer, and what floats over them. */
export function Layout() {
  // Header and footer are as wide as what stands between them: the session needs more than the other screens.
  const wide = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname === "/upload",
  });
  return (
    <div className={cx("flex min-h-dvh flex-col", wide ? "[--page:1376px]" : "[--page:1200px]")}>
      <a
        href="#main"
        className="absolute left-4 top-3 z-30 -translate-y-16 rounded-control bg-brand px-4 py-2 text-sm font-medium text-on-brand focus:translate-y-0"
      >
        {frameText.skip}
      </a>
      <Header />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-(--page) flex-1 px-4 pt-6 sm:px-6 md:pt-8"
      >
        <Outlet />
      </main>
      <Footer />
      <Suspense>
        <Floats />
      </Suspense>
    </div>
  );
}
