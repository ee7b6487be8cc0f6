import { createRoute } from "@tanstack/react-router";
import type { GuidesSearch, NewGuideSearch } from "../../features/guides/address";
import { lazyScreen } from "../lazyScreen";
import { holds, protectedRoute } from "./protected";

const load = () => import("../../features/guides/screens");

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/interview-guides",
  validateSearch: holds<GuidesSearch>,
  component: lazyScreen(load, "GuidesScreen"),
});

const create = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/create-interview-guide",
  validateSearch: holds<NewGuideSearch>,
  component: lazyScreen(load, "NewGuideScreen"),
});

const one = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/interview-guide/$id",
  component: lazyScreen(load, "GuideScreen"),
});

/** Interview guides: all of them, a new one, and one to practise with. */
export const guidesRoutes = [list, create, one] as const;
