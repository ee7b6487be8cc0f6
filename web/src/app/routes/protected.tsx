import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "./root";

/** The layout of the screens that need a signed-in user. */
export const protectedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "protected",
  component: lazyRouteComponent(() => import("../ProtectedLayout"), "ProtectedLayout"),
});
