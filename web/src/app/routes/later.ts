import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { protectedRoute } from "./protected";

/** The subscription: no menu leads to it. */
export const laterRoutes = [
  createRoute({
    getParentRoute: () => protectedRoute,
    path: "/subscription",
    component: lazyRouteComponent(() => import("../../features/marketing/Subscription"), "Subscription"),
  }),
] as const;
