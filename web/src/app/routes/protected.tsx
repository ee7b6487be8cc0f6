import { createRoute } from "@tanstack/react-router";
import { lazyScreen } from "../lazyScreen";
import { rootRoute } from "./root";

/** Says what an address may hold. The screen itself leaves out what it does not know, so that the frame stays small. */
export const holds = <T,>(given: Record<string, unknown>) => given as T;

/** The layout of the screens that need a signed-in user. */
export const protectedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "protected",
  component: lazyScreen(() => import("../ProtectedLayout"), "ProtectedLayout"),
});
