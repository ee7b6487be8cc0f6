import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { type Step, steps } from "../../features/tailor/step";
import { rootRoute } from "./root";

const upload = createRoute({
  getParentRoute: () => rootRoute,
  path: "/upload",
  // An unknown step is the first one, so that an old or mistyped address still opens.
  validateSearch: (search: Record<string, unknown>): { step?: Step } => {
    const step = steps.find((one) => one === search.step);
    return step ? { step } : {};
  },
  component: lazyRouteComponent(() => import("../UploadRoute"), "UploadRoute"),
});

export const tailorRoutes = [upload] as const;
