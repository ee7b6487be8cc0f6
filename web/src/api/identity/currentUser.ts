import { useEffect, useSyncExternalStore } from "react";
import { isCurrent, token } from "../token";
import type { CurrentUser, Said } from "./askUser";

export type { CurrentUser } from "./askUser";

/**
 * Who is signed in. `user` is null for a visitor; `code` says why where the server refused to tell. `over`: the session
 * of this user has ended under their hands; they stay on the page, so that what they typed is kept, until
 * they sign in again.
 */
export type Who = { user: CurrentUser | null; code: string | null; over: boolean };

const nobody: Who = { user: null, code: null, over: false };
/** Milliseconds after which a screen that opens asks again. */
const fresh = 300_000;

// One tab has one user, as it has one token. It stands outside the queries, which a visitor's pages never load.
let known: Who | undefined;
let askedAt = 0;
let turn = 0;
const screens = new Set<() => void>();
const followers = new Set<(before: Who, now: Who) => void>();

/** Who is signed in, and whether that is still being asked. A failure means nobody; it is never tried twice. */
export function useCurrentUser(): Who & { loading: boolean } {
  const who = useSyncExternalStore(watch, seen, drawn);
  useEffect(() => {
    if (Date.now() - askedAt > fresh) void reloadUser();
  }, []);
  return { ...(who ?? nobody), loading: !who };
}

/** Calls back with every change of what is known, before the screens draw it. Gives the function that ends it. */
export function followUser(follower: (before: Who, now: Who) => void): () => void {
  followers.add(follower);
  return () => void followers.delete(follower);
}

/** What is known of the current user, without asking. */
export function knownUser(): Who {
  return known ?? nobody;
}

/** Asks anew who is signed in. An answer that was overtaken by a sign-in, a logout or a newer question is dropped. */
export async function reloadUser(): Promise<void> {
  const mine = ++turn;
  askedAt = Date.now();
  const now = await who(known);
  if (mine === turn) settle(now);
}

/** Takes a user whose session has just begun. */
export function welcomeUser(user: CurrentUser): void {
  turn++;
  settle({ user, code: null, over: false });
}

/** Forgets the user. `code` says why, for the screens that ask. */
export function forgetUser(code: string | null = null): void {
  turn++;
  settle({ ...nobody, code });
}

/** The session of the user in this tab has ended. Nothing changes for a visitor. */
export function endSession(): void {
  if (known?.user) settle({ ...known, over: true });
}

/** Begins as a page that was just loaded; for tests. */
export function forgetAll(): void {
  turn++;
  known = undefined;
  askedAt = 0;
}

/** Asks who is signed in. A known user is only forgotten by `forgetUser`: one that the server no longer knows is `over`. */
async function who(before: Who | undefined): Promise<Who> {
  const user = before?.user ? before : undefined;
  const held = token();
  if (!held || !isCurrent(held)) return user ? { ...user, over: true } : nobody;
  const said = await ask();
  if (said.answered) return said.user || !user ? { ...nobody, user: said.user } : { ...user, over: true };
  return user && said.code !== "unauthorized_client" ? user : { ...nobody, code: said.code };
}

async function ask(): Promise<Said> {
  try {
    const { askUser } = await import("./askUser");
    return await askUser();
  } catch {
    // The part that asks could not be had: the same as no answer.
    return { answered: false, code: null };
  }
}

function settle(now: Who): void {
  const before = knownUser();
  known = now;
  askedAt = Date.now();
  for (const follower of followers) follower(before, now);
  for (const screen of screens) screen();
}

function watch(screen: () => void): () => void {
  screens.add(screen);
  return () => void screens.delete(screen);
}

/** Without a token there is nobody, which needs no asking. */
const seen = () => known ?? (token() ? undefined : nobody);
/** A page that was drawn at build time knew nobody. */
const drawn = () => undefined;
