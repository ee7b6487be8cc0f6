import { createRoute } from "@tanstack/react-router";
import type { AdminSearch } from "../../features/admin/address";
import { lazyScreen } from "../lazyScreen";
import { holds, protectedRoute } from "./protected";

const dashboard = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/my",
  component: lazyScreen(() => import("../../features/dashboard/DashboardScreen"), "DashboardScreen"),
});

const profile = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/profile",
  component: lazyScreen(() => import("../../features/account/ProfileScreen"), "ProfileScreen"),
});

const facts = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/my-facts",
  component: lazyScreen(() => import("../../features/facts/FactsScreen"), "FactsScreen"),
});

const settings = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/settings",
  component: lazyScreen(() => import("../../features/account/SettingsScreen"), "SettingsScreen"),
});

const notifications = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/notifications",
  component: lazyScreen(() => import("../AccountBar"), "NotificationsScreen"),
});

const subscription = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/subscription",
  component: lazyScreen(() => import("../../features/plans/SubscriptionScreen"), "SubscriptionScreen"),
});

const administration = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/admin/$",
  validateSearch: holds<AdminSearch>,
  component: lazyScreen(() => import("../AdminRoute"), "AdminRoute"),
});

/** The screens of a user's own, and those of administrators. */
export const accountRoutes = [
  dashboard,
  profile,
  facts,
  settings,
  subscription,
  notifications,
  administration,
] as const;
