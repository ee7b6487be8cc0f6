import { queryOptions, useQuery } from "@tanstack/react-query";
import { askIdentity, GraphQLFailure } from "../graphql";
import { isCurrent, token } from "../token";
import { CurrentUserDocument, type CurrentUserQuery } from "./operations.gen";

export type CurrentUser = NonNullable<CurrentUserQuery["currentUser"]>;

/** Who is signed in. `user` is null for a visitor; `code` says why where the server refused to tell. */
export type Who = { user: CurrentUser | null; code: string | null };

const nobody: Who = { user: null, code: null };

async function who(): Promise<Who> {
  const held = token();
  if (!held || !isCurrent(held)) return nobody;
  try {
    return { user: (await askIdentity(CurrentUserDocument)).currentUser, code: null };
  } catch (cause) {
    return { user: null, code: cause instanceof GraphQLFailure ? (cause.codes[0] ?? null) : null };
  }
}

/** Fresh for five minutes, never tried twice; a failure means nobody. */
export const currentUserQuery = queryOptions({
  queryKey: ["identity", "currentUser"],
  queryFn: who,
  staleTime: 300_000,
  retry: false,
});

/** Who is signed in, and whether that is still being asked. */
export function useCurrentUser(): Who & { loading: boolean } {
  const { data, isPending } = useQuery(currentUserQuery);
  return { ...(data ?? nobody), loading: isPending };
}
