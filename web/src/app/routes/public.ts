import { createRoute, defaultParseSearch, redirect } from "@tanstack/react-router";
import { forwardTo } from "../../features/marketing/forward";
import { lazyScreen } from "../lazyScreen";
import { rootRoute } from "./root";

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  // The value is read as JSON before it comes here, so that a number is one.
  validateSearch: (search: Record<string, unknown>): { route?: string } =>
    typeof search.route === "string" || typeof search.route === "number"
      ? { route: String(search.route) }
      : {},
  beforeLoad: ({ search }) => {
    const url = forwardTo(search.route);
    if (!url) return;
    throw redirect({
      to: url.pathname as string,
      search: defaultParseSearch(url.search) as never,
      hash: url.hash.slice(1),
      replace: true,
    });
  },
  component: lazyScreen(() => import("../../features/marketing/Landing"), "Landing"),
});

const under = <Path extends string>(path: Path, component: ReturnType<typeof lazyScreen>) =>
  createRoute({ getParentRoute: () => rootRoute, path, component });

const lazy = lazyScreen;

/** The screens that anybody can open. */
export const publicRoutes = [
  home,
  under(
    "/about",
    lazy(() => import("../../features/marketing/About"), "About"),
  ),
  under(
    "/contact",
    lazy(() => import("../ContactRoute"), "ContactRoute"),
  ),
  under(
    "/gdpr-settings",
    lazy(() => import("../PrivacyRoute"), "PrivacyRoute"),
  ),
  under(
    "/help",
    lazy(() => import("../HelpRoute"), "HelpRoute"),
  ),
  under(
    "/plans",
    lazy(() => import("../../features/plans/Plans"), "Plans"),
  ),
  under(
    "/privacy-policy",
    lazy(() => import("../../features/marketing/PrivacyPolicy"), "PrivacyPolicy"),
  ),
  under(
    "/subscribe",
    lazy(() => import("../../features/plans/Subscribe"), "Subscribe"),
  ),
  under(
    "/terms",
    lazy(() => import("../../features/marketing/Terms"), "Terms"),
  ),
  under(
    "/unauthorized-client",
    lazy(() => import("../../features/help/Deactivated"), "Deactivated"),
  ),
  under(
    "/websocket-test",
    lazy(() => import("../../features/help/Live"), "Live"),
  ),
] as const;
