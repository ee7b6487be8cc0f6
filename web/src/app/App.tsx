import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useState } from "react";
import { makeQueryClient } from "./queryClient";
import type { makeRouter } from "./router";

/** The whole app around a router. */
export function App({ router }: { router: ReturnType<typeof makeRouter> }) {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
