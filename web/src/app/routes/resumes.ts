import { createRoute } from "@tanstack/react-router";
import type { JobsSearch } from "../../features/jobs/address";
import { toCompareSearch, toPageSearch, toResumesSearch } from "../../features/resumes/address";
import { lazyScreen } from "../lazyScreen";
import { holds, protectedRoute } from "./protected";

const under = <Path extends string>(path: Path, component: ReturnType<typeof lazyScreen>) =>
  createRoute({ getParentRoute: () => protectedRoute, path, component });

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/my-resumes",
  validateSearch: toResumesSearch,
  component: lazyScreen(() => import("../../features/resumes/list/ResumesScreen"), "ResumesScreen"),
});

const page = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/my-resumes/$resumeId",
  validateSearch: toPageSearch,
  component: lazyScreen(() => import("../../features/resumes/ResumeScreen"), "ResumeScreen"),
});

const compare = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/my-resumes/$resumeId/compare",
  validateSearch: toCompareSearch,
  component: lazyScreen(() => import("../../features/resumes/versions/CompareScreen"), "CompareScreen"),
});

const jobs = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/my-resumes/jobs",
  validateSearch: holds<JobsSearch>,
  component: lazyScreen(() => import("../../features/jobs/JobsScreen"), "JobsScreen"),
});

/** Resumes, jobs, their trash and analyses. */
export const resumesRoutes = [
  list,
  page,
  compare,
  jobs,
  under(
    "/my-resumes/new",
    lazyScreen(() => import("../../features/resumes/list/NewScreen"), "NewScreen"),
  ),
  under(
    "/my-resumes/trash",
    lazyScreen(() => import("../../features/resumes/list/TrashScreen"), "TrashScreen"),
  ),
  under(
    "/my-resumes/jobs/new",
    lazyScreen(() => import("../../features/jobs/NewJobScreen"), "NewJobScreen"),
  ),
  under(
    "/my-resumes/jobs/$jobId",
    lazyScreen(() => import("../../features/jobs/JobScreen"), "JobScreen"),
  ),
  under(
    "/my-resumes/jobs/$jobId/edit",
    lazyScreen(() => import("../../features/jobs/EditJobScreen"), "EditJobScreen"),
  ),
  under(
    "/my-resumes/analyses/$analysisId",
    lazyScreen(() => import("../../features/jobs/AnalysisScreen"), "AnalysisScreen"),
  ),
] as const;
