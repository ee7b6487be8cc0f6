import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { JobsSearch } from "../../features/jobs/address";
import { toCompareSearch, toPageSearch, toResumesSearch } from "../../features/resumes/address";
import { holds, protectedRoute } from "./protected";

const under = <Path extends string>(path: Path, component: ReturnType<typeof lazyRouteComponent>) =>
  createRoute({ getParentRoute: () => protectedRoute, path, component });

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/my-resumes",
  validateSearch: toResumesSearch,
  component: lazyRouteComponent(() => import("../../features/resumes/list/ResumesScreen"), "ResumesScreen"),
});

const page = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/my-resumes/$resumeId",
  validateSearch: toPageSearch,
  component: lazyRouteComponent(() => import("../../features/resumes/ResumeScreen"), "ResumeScreen"),
});

const compare = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/my-resumes/$resumeId/compare",
  validateSearch: toCompareSearch,
  component: lazyRouteComponent(
    () => import("../../features/resumes/versions/CompareScreen"),
    "CompareScreen",
  ),
});

const jobs = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/my-resumes/jobs",
  validateSearch: holds<JobsSearch>,
  component: lazyRouteComponent(() => import("../../features/jobs/JobsScreen"), "JobsScreen"),
});

/** Resumes, jobs, their trash and analyses. */
export const resumesRoutes = [
  list,
  page,
  compare,
  jobs,
  under(
    "/my-resumes/new",
    lazyRouteComponent(() => import("../../features/resumes/list/NewScreen"), "NewScreen"),
  ),
  under(
    "/my-resumes/trash",
    lazyRouteComponent(() => import("../../features/resumes/list/TrashScreen"), "TrashScreen"),
  ),
  under(
    "/my-resumes/jobs/new",
    lazyRouteComponent(() => import("../../features/jobs/NewJobScreen"), "NewJobScreen"),
  ),
  under(
    "/my-resumes/jobs/$jobId",
    lazyRouteComponent(() => import("../../features/jobs/JobScreen"), "JobScreen"),
  ),
  under(
    "/my-resumes/jobs/$jobId/edit",
    lazyRouteComponent(() => import("../../features/jobs/EditJobScreen"), "EditJobScreen"),
  ),
  under(
    "/my-resumes/analyses/$analysisId",
    lazyRouteComponent(() => import("../../features/jobs/AnalysisScreen"), "AnalysisScreen"),
  ),
] as const;
