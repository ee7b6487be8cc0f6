import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { toLettersSearch, toNewLetterSearch } from "../../features/letters/address";
import { protectedRoute } from "./protected";

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/cover-letters",
  validateSearch: toLettersSearch,
  component: lazyRouteComponent(() => import("../../features/letters/LettersScreen"), "LettersScreen"),
});

const create = <Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => protectedRoute,
    path,
    validateSearch: toNewLetterSearch,
    component: lazyRouteComponent(() => import("../../features/letters/NewLetterScreen"), "NewLetterScreen"),
  });

const edit = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/edit-cover-letter/$id",
  component: lazyRouteComponent(() => import("../../features/letters/LetterScreen"), "LetterScreen"),
});

/** Cover letters: all of them, a new one, and one to edit. */
export const lettersRoutes = [
  list,
  create("/create-cover-letter"),
  create("/create-cover-letter/$jobId"),
  edit,
] as const;
