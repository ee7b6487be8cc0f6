import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { GraphQLFailure } from "./graphql";
import { followUser } from "./identity/currentUser";

/** A refusal is an answer, which asking again does not change. */
const refused = (cause: Error) => cause instanceof GraphQLFailure && !cause.is("INTERNAL");

/** What this tab knows of the server: fresh for five minutes, one retry, nothing asked again on focus. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 300_000,
      retry: (failures, cause) => failures < 1 && !refused(cause),
      refetchOnWindowFocus: false,
    },
  },
});

// After a change of user nothing of the one before stays; a user who came back gets what failed meanwhile.
followUser((before, now) => {
  if (before.user?.id !== now.user?.id) queryClient.removeQueries();
  else if (before.over && !now.over) void queryClient.invalidateQueries();
});

/** Stands around everything that uses queries. It is no part of the frame: a visitor's pages load none of it. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
