import { createRootRoute } from "@tanstack/react-router";
import { Crash } from "../Crash";
import { Layout } from "../Layout";
import { NotFound } from "../NotFound";

/** Every screen stands inside the frame. */
export const rootRoute = createRootRoute({
  component: Layout,
  notFoundComponent: NotFound,
  errorComponent: Crash,
});
