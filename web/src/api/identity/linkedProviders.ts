import { queryOptions, useQuery } from "@tanstack/react-query";
import { askIdentity } from "../graphql";
import { queryClient } from "../queries";
import { LinkedProvidersDocument, type LinkedProvidersQuery } from "./operations.gen";

/** An account elsewhere that signs the current user in. */
export type LinkedProvider = LinkedProvidersQuery["linkedProviders"][number];

export const linkedProvidersQuery = queryOptions({
  queryKey: ["identity", "providers"],
  queryFn: async () => (await askIdentity(LinkedProvidersDocument)).linkedProviders,
});

/** Gets the list again, also where it is being asked for: it may be of the moment before one was added. */
export const refreshLinked = () => queryClient.invalidateQueries(linkedProvidersQuery);

/** Whether the current user may have no password, as they can sign in without one. */
export function useMayLackPassword(): boolean {
  const { data = [] } = useQuery(linkedProvidersQuery);
  return data.length > 0;
}
