import { createRoute } from "@tanstack/react-router";
import { ProtectedLayout } from "../ProtectedLayout";
import { rootRoute } from "./root";

/** The layout of the screens that need a signed-in user. */
export const protectedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "protected",
  component: ProtectedLayout,
});
