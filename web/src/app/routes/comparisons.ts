import { createRoute } from "@tanstack/react-router";
import type { ComparisonSearch } from "../../features/comparisons/address";
import { lazyScreen } from "../lazyScreen";
import { holds, protectedRoute } from "./protected";

const load = () => import("../../features/comparisons/screens");

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/competitive-analysis",
  validateSearch: holds<ComparisonSearch>,
  component: lazyScreen(load, "ComparisonsScreen"),
});

const one = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/competitive-analysis/$id",
  component: lazyScreen(load, "ComparisonScreen"),
});

const create = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/create-competitive-analysis",
  component: lazyScreen(load, "NewComparisonScreen"),
});

/** Comparisons of jobs: all of them, one, and a new one. */
export const comparisonsRoutes = [list, one, create] as const;
