import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { SkillsSearch } from "../../features/skills/address";
import { holds, protectedRoute } from "./protected";

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/skills",
  validateSearch: holds<SkillsSearch>,
  component: lazyRouteComponent(() => import("../../features/skills/SkillsScreen"), "SkillsScreen"),
});

const add = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/add-skill",
  validateSearch: holds<{ edit?: string }>,
  component: lazyRouteComponent(() => import("../../features/skills/AddSkillScreen"), "AddSkillScreen"),
});

const create = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/create-development-plan",
  validateSearch: holds<{ skill?: string }>,
  component: lazyRouteComponent(() => import("../../features/skills/NewPlanScreen"), "NewPlanScreen"),
});

const plan = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/skill-development-plan/$id",
  component: lazyRouteComponent(() => import("../../features/skills/PlanScreen"), "PlanScreen"),
});

/** Skills and development plans. */
export const skillsRoutes = [list, add, create, plan] as const;
