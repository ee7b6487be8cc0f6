import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { ComparisonSearch } from "../../features/comparisons/address";
import { holds, protectedRoute } from "./protected";

const load = () => import("../../features/comparisons/screens");

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/competitive-analysis",
  validateSearch: holds<ComparisonSearch>,
  component: lazyRouteComponent(load, "ComparisonsScreen"),
});

const one = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/competitive-analysis/$id",
  component: lazyRouteComponent(load, "ComparisonScreen"),
});

const create = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/create-competitive-analysis",
  component: lazyRouteComponent(load, "NewComparisonScreen"),
});

/** Comparisons of jobs: all of them, one, and a new one. */
export const comparisonsRoutes = [list, one, create] as const;
