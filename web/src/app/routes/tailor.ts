import { createRoute } from "@tanstack/react-router";
import { type Step, steps } from "../../features/tailor/step";
import { lazyScreen } from "../lazyScreen";
import { rootRoute } from "./root";

type Search = { step?: Step; sample?: true; resume?: string; job?: string; version?: string };

/** An id as the address has it; one of digits alone is read as a number on its way here. */
function idOf(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number" ? String(value) || undefined : undefined;
}

const upload = createRoute({
  getParentRoute: () => rootRoute,
  path: "/upload",
  // An unknown step is the first one, so that an old or mistyped address still opens.
  validateSearch: (search: Record<string, unknown>): Search => {
    const step = steps.find((one) => one === search.step);
    const [resume, job, version] = [idOf(search.resume), idOf(search.job), idOf(search.version)];
    // Written "?sample" as well as "?sample=true".
    const sample = search.sample === true || search.sample === "";
    return {
      ...(step && { step }),
      ...(sample && { sample }),
      ...(resume && { resume }),
      ...(job && { job }),
      ...(version && { version }),
    };
  },
  component: lazyScreen(() => import("../UploadRoute"), "UploadRoute"),
});

export const tailorRoutes = [upload] as const;
