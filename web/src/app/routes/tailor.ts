import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { type Step, steps } from "../../features/tailor/step";
import { rootRoute } from "./root";

const upload = createRoute({
  getParentRoute: () => rootRoute,
  path: "/upload",
  // An unknown step is the first one, so that an old or mistyped address still opens.
  validateSearch: (search: Record<string, unknown>): { step: Step } => ({
    step: steps.find((step) => step === search.step) ?? "resume",
  }),
  component: lazyRouteComponent(() => import("../UploadRoute"), "UploadRoute"),
});

export const tailorRoutes = [upload] as const;
