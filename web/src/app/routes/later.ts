import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { protectedRoute } from "./protected";

const load = () => import("../../features/marketing/Later");

const competition = lazyRouteComponent(load, "LaterCompetition");

const under = <Path extends string>(path: Path, component: ReturnType<typeof lazyRouteComponent>) =>
  createRoute({ getParentRoute: () => protectedRoute, path, component });

/** Screens of the product's plan that this version answers with a sentence, and the subscription. No menu leads to them. */
export const laterRoutes = [
  under(
    "/subscription",
    lazyRouteComponent(() => import("../../features/marketing/Subscription"), "Subscription"),
  ),
  under("/competitive-analysis", competition),
  under("/create-competitive-analysis", competition),
] as const;
