import { createRoute, redirect } from "@tanstack/react-router";
import { rootRoute } from "./root";

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: "/upload", search: { step: "resume" }, replace: true });
  },
});

/** The screens that anybody can open. */
export const publicRoutes = [home] as const;
