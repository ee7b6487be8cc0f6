import type { CurrentUser } from "../api/identity/currentUser";
import { HttpResponse, http, server } from "./server";

/** What an operation of the identity service answers: its data, or errors. */
export type Answer = { data: Record<string, unknown> } | { errors: Record<string, unknown>[] };

type Answers = Record<string, (variables: Record<string, never>) => Answer | Response>;

export const marta: CurrentUser = {
  id: "41",
  username: "marta",
  email: "marta@example.org",
  firstName: "Marta",
  lastName: "Lindqvist",
  isActive: true,
  isVerified: true,
  createdAt: "2026-01-05T09:00:00Z",
  lastLogin: null,
};

export const data = (given: Record<string, unknown>): Answer => ({ data: given });

/** An error of the service with its code. */
export const failure = (code: string, message: string): Answer => ({
  errors: [{ message, extensions: { code } }],
});

/** The service is down. */
export const unanswered = () => new HttpResponse("down", { status: 503 });

/** The answer to a question for one thing; where there is none, the server's. */
export const found = (field: string, one: unknown): Answer =>
  one
    ? data({ [field]: one })
    : failure("NOT_FOUND", "This item doesn't exist, or you don't have access to it.");

const quiet: Answers = {
  Notifications: () => data({ notifications: { items: [], unreadCount: 0, endCursor: null } }),
  HasRole: () => data({ hasRole: false }),
  HasPermission: () => data({ hasPermission: false }),
  ThemePreference: () => data({ userProfile: { id: "1", themePreference: "SYSTEM" } }),
};

/**
 * Has the identity service answer by operation name, on top of what it answered before. An operation that nobody
 * named is left to the handlers before it. Gives the names that were asked for, in order.
 */
export function identityAnswers(answers: Answers): string[] {
  const asked: string[] = [];
  server.use(
    http.post("*/api/v1/identity/graphql", async ({ request }) => {
      const { query, variables } = (await request.clone().json()) as { query: string; variables: never };
      const name = /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? "";
      const reply = answers[name];
      if (!reply) return undefined;
      asked.push(name);
      const answer = reply(variables);
      return answer instanceof Response ? answer : HttpResponse.json(answer);
    }),
  );
  return asked;
}

/** A token as the server makes them, with its last moment in so many seconds from now. */
export function tokenFor(seconds: number): string {
  const part = (value: unknown) => btoa(JSON.stringify(value)).replaceAll("=", "");
  return `${part({ alg: "EdDSA" })}.${part({ exp: Math.floor(Date.now() / 1000) + seconds })}.c2ln`;
}

/** A signed-in user: the token in this browser, and a service that knows whose it is. */
export function signedIn(user: CurrentUser = marta, answers: Answers = {}): string[] {
  window.localStorage.setItem("vitae.auth-token", tokenFor(3600));
  return identityAnswers({ ...quiet, CurrentUser: () => data({ currentUser: user }), ...answers });
}
