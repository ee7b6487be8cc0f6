import { RouterProvider } from "@tanstack/react-router";
import type { makeRouter } from "./router";

/** The whole app around a router. */
export function App({ router }: { router: ReturnType<typeof makeRouter> }) {
  return <RouterProvider router={router} />;
}
