import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from "@tanstack/react-router";
import { type Step, steps } from "../features/tailor/step";
import { text } from "../i18n";
import { Crash } from "./Crash";
import { Layout } from "./Layout";
import { NotFound } from "./NotFound";

const root = createRootRoute({ component: Layout, notFoundComponent: NotFound, errorComponent: Crash });

const home = createRoute({
  getParentRoute: () => root,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: "/upload", search: { step: "resume" }, replace: true });
  },
});

const upload = createRoute({
  getParentRoute: () => root,
  path: "/upload",
  // An unknown step is the first one, so that an old or mistyped address still opens.
  validateSearch: (search: Record<string, unknown>): { step: Step } => ({
    step: steps.find((step) => step === search.step) ?? "resume",
  }),
  component: lazyRouteComponent(() => import("./UploadRoute"), "UploadRoute"),
});

const routeTree = root.addChildren([home, upload]);

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
