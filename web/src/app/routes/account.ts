import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AdminSearch } from "../../features/admin/address";
import { holds, protectedRoute } from "./protected";

const dashboard = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/my",
  component: lazyRouteComponent(() => import("../../features/dashboard/DashboardScreen"), "DashboardScreen"),
});

const profile = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/profile",
  component: lazyRouteComponent(() => import("../../features/account/ProfileScreen"), "ProfileScreen"),
});

const settings = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/settings",
  component: lazyRouteComponent(() => import("../../features/account/SettingsScreen"), "SettingsScreen"),
});

const notifications = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/notifications",
  component: lazyRouteComponent(() => import("../AccountBar"), "NotificationsScreen"),
});

const subscription = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/subscription",
  component: lazyRouteComponent(
    () => import("../../features/plans/SubscriptionScreen"),
    "SubscriptionScreen",
  ),
});

const administration = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/admin/$",
  validateSearch: holds<AdminSearch>,
  component: lazyRouteComponent(() => import("../AdminRoute"), "AdminRoute"),
});

/** The screens of a user's own, and those of administrators. */
export const accountRoutes = [
  dashboard,
  profile,
  settings,
  subscription,
  notifications,
  administration,
] as const;
