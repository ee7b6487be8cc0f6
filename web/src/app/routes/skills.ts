import { createRoute } from "@tanstack/react-router";
import type { SkillsSearch } from "../../features/skills/address";
import { lazyScreen } from "../lazyScreen";
import { holds, protectedRoute } from "./protected";

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/skills",
  validateSearch: holds<SkillsSearch>,
  component: lazyScreen(() => import("../../features/skills/SkillsScreen"), "SkillsScreen"),
});

const add = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/add-skill",
  validateSearch: holds<{ edit?: string }>,
  component: lazyScreen(() => import("../../features/skills/AddSkillScreen"), "AddSkillScreen"),
});

const create = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/create-development-plan",
  validateSearch: holds<{ skill?: string }>,
  component: lazyScreen(() => import("../../features/skills/NewPlanScreen"), "NewPlanScreen"),
});

const plan = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/skill-development-plan/$id",
  component: lazyScreen(() => import("../../features/skills/PlanScreen"), "PlanScreen"),
});

/** Skills and development plans. */
export const skillsRoutes = [list, add, create, plan] as const;
