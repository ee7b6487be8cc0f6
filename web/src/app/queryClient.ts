import { QueryClient } from "@tanstack/react-query";

/** What the app knows of the server: fresh for five minutes, one retry, nothing asked again on focus. */
export function makeQueryClient() {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 300_000, retry: 1, refetchOnWindowFocus: false } },
  });
}
