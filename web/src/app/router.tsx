import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { frameText as text } from "../i18n/frame";
import { accountRoutes } from "./routes/account";
import { authRoutes } from "./routes/auth";
import { comparisonsRoutes } from "./routes/comparisons";
import { guidesRoutes } from "./routes/guides";
import { lettersRoutes } from "./routes/letters";
import { protectedRoute } from "./routes/protected";
import { publicRoutes } from "./routes/public";
import { resumesRoutes } from "./routes/resumes";
import { rootRoute } from "./routes/root";
import { skillsRoutes } from "./routes/skills";
import { tailorRoutes } from "./routes/tailor";

const routeTree = rootRoute.addChildren([
  ...publicRoutes,
  ...authRoutes,
  ...tailorRoutes,
  protectedRoute.addChildren([
    ...accountRoutes,
    ...resumesRoutes,
    ...lettersRoutes,
    ...skillsRoutes,
    ...guidesRoutes,
    ...comparisonsRoutes,
  ]),
]);

/** The app's router; tests hand in a history of their own. */
export function makeRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    defaultPreload: "intent",
    defaultPendingComponent: () => <p className="py-24 text-center text-soft">{text.loading}</p>,
    ...(history && { history }),
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
