import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { useHydrated } from "../../lib/useHydrated";
import { askIdentity, GraphQLFailure } from "../graphql";
import { isCurrent, token } from "../token";
import { CurrentUserDocument, type CurrentUserQuery } from "./operations.gen";

export type CurrentUser = NonNullable<CurrentUserQuery["currentUser"]>;

/**
 * Who is signed in. `user` is null for a visitor; `code` says why where the server refused to tell. `over`: the session
 * of this user has ended under their hands; they stay on the page, so that what they typed is kept, until they sign in again.
 */
export type Who = { user: CurrentUser | null; code: string | null; over: boolean };

const nobody: Who = { user: null, code: null, over: false };
const key = ["identity", "currentUser"] as const;

/** Asks who is signed in. A known user is only forgotten by `forgetUser`: one that the server no longer knows is `over`. */
async function who(before: Who | undefined): Promise<Who> {
  const known = before?.user ? before : undefined;
  const held = token();
  if (!held || !isCurrent(held)) return known ? { ...known, over: true } : nobody;
  try {
    const { currentUser: user } = await askIdentity(CurrentUserDocument);
    if (!user && known) return { ...known, over: true };
    return { user, code: null, over: false };
  } catch (cause) {
    const code = cause instanceof GraphQLFailure ? (cause.codes[0] ?? null) : null;
    if (known && code !== "unauthorized_client") return known;
    return { user: null, code, over: false };
  }
}

/** Fresh for five minutes, never tried twice; a failure means nobody. */
export const currentUserQuery = queryOptions({
  queryKey: key,
  queryFn: ({ client }) => who(client.getQueryData<Who>(key)),
  staleTime: 300_000,
  retry: false,
});

/** Who is signed in, and whether that is still being asked. */
export function useCurrentUser(): Who & { loading: boolean } {
  const { data, isPending } = useQuery(currentUserQuery);
  // A page that was drawn at build time knew nobody; parts of it are taken over after the answer has come.
  const hydrated = useHydrated();
  return hydrated ? { ...(data ?? nobody), loading: isPending } : { ...nobody, loading: true };
}

/** What is known of the current user, without asking. */
export function knownUser(client: QueryClient): Who {
  return client.getQueryData<Who>(key) ?? nobody;
}

/** Asks anew who is signed in; what somebody else saw is dropped. */
export async function reloadUser(client: QueryClient): Promise<void> {
  const before = knownUser(client);
  const now = await client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
  await settle(client, before, now);
}

/** Takes a user whose session has just begun. */
export async function welcomeUser(client: QueryClient, user: CurrentUser): Promise<void> {
  const before = knownUser(client);
  const now: Who = { user, code: null, over: false };
  await client.cancelQueries({ queryKey: key });
  client.setQueryData<Who>(key, now);
  await settle(client, before, now);
}

/** Forgets the user and everything that only they may see. `code` says why, for the screens that ask. */
export async function forgetUser(client: QueryClient, code: string | null = null): Promise<void> {
  await client.cancelQueries();
  client.setQueryData<Who>(key, { ...nobody, code });
  dropTheRest(client);
}

/** The session of the user in this tab has ended. Nothing changes for a visitor. */
export function endSession(client: QueryClient): void {
  client.setQueryData<Who>(key, (known) => (known?.user ? { ...known, over: true } : known));
}

/** After a change of user nothing of the one before stays; a user who came back gets what failed meanwhile. */
async function settle(client: QueryClient, before: Who, now: Who): Promise<void> {
  if (before.user?.id !== now.user?.id) dropTheRest(client);
  else if (before.over && !now.over)
    await client.invalidateQueries({ predicate: (query) => !isWho(query.queryKey) });
}

function dropTheRest(client: QueryClient): void {
  client.removeQueries({ predicate: (query) => !isWho(query.queryKey) });
}

function isWho(queryKey: readonly unknown[]): boolean {
  return queryKey[0] === key[0] && queryKey[1] === key[1];
}
