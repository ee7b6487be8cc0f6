import { createRoute } from "@tanstack/react-router";
import type { LettersSearch, NewLetterSearch } from "../../features/letters/address";
import { lazyScreen } from "../lazyScreen";
import { holds, protectedRoute } from "./protected";

const load = () => import("../../features/letters/screens");

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/cover-letters",
  validateSearch: holds<LettersSearch>,
  component: lazyScreen(load, "LettersScreen"),
});

const create = <Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => protectedRoute,
    path,
    validateSearch: holds<NewLetterSearch>,
    component: lazyScreen(load, "NewLetterScreen"),
  });

const edit = createRoute({
  getParentRoute: () => protectedRoute,
  path: "/edit-cover-letter/$id",
  component: lazyScreen(load, "LetterScreen"),
});

/** Cover letters: all of them, a new one, and one to edit. */
export const lettersRoutes = [
  list,
  create("/create-cover-letter"),
  create("/create-cover-letter/$jobId"),
  edit,
] as const;
