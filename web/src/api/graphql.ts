import { ApiProblem } from "./problem";
import { authorization, token } from "./token";

/** An operation as the generated files hold it. */
export type Operation<Result, Variables> = {
  toString(): string;
  __apiType?: (variables: Variables) => Result;
};

type GraphQLError = {
  message: string;
  extensions?: { code?: string; fields?: Record<string, string>; retryAfter?: number };
};

/** A reply that holds errors. `message` is for logs and for the toasts of the spec; `userMessage` is for people to read. */
export class GraphQLFailure extends Error {
  readonly userMessage: string;
  readonly codes: string[];
  /** What is wrong with which input field. */
  readonly fields: Record<string, string>;
  /** Seconds after which a try may succeed, where the server said so. */
  readonly retryAfter: number | undefined;

  constructor(errors: GraphQLError[]) {
    super(`GraphQL errors: ${errors.map((e) => e.message).join(", ")}`);
    this.name = "GraphQLFailure";
    this.userMessage = errors.map((e) => e.message).join(" ");
    this.codes = errors.map((e) => e.extensions?.code ?? "INTERNAL");
    this.fields = Object.assign({}, ...errors.map((e) => e.extensions?.fields ?? {}));
    this.retryAfter = errors.find((e) => e.extensions?.retryAfter)?.extensions?.retryAfter;
  }

  is(code: string): boolean {
    return this.codes.includes(code);
  }
}

/** The HTTP status was no success. */
export class GraphQLRequestFailure extends ApiProblem {
  constructor(status: number, body: string, retryAfter?: number) {
    super("broken", `GraphQL request failed with status ${status}: ${body}`, status, retryAfter);
    this.name = "GraphQLRequestFailure";
  }
}

const whenFailed = new Set<(failure: GraphQLFailure) => void>();

/**
 * Calls back with every reply that holds errors, before whoever asked gets it. A reply to who was signed in before says
 * nothing of who is now, and is left out. Gives the function that ends it.
 */
export function watchFailures(listener: (failure: GraphQLFailure) => void): () => void {
  whenFailed.add(listener);
  return () => void whenFailed.delete(listener);
}

async function post<Result>(path: string, body: unknown, signal?: AbortSignal): Promise<Result> {
  let response: Response;
  const asker = token();
  try {
    response = await fetch(path, {
      method: "POST",
      credentials: "include",
      headers: { "Content-Type": "application/json", ...authorization() },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiProblem("network");
  }
  if (!response.ok) {
    const wait = Number(response.headers.get("Retry-After")) || undefined;
    throw new GraphQLRequestFailure(response.status, await response.text().catch(() => ""), wait);
  }
  const reply = (await response.json().catch(() => {
    throw new ApiProblem("network");
  })) as { data?: Result; errors?: GraphQLError[] };
  if (reply.errors?.length) {
    const failure = new GraphQLFailure(reply.errors);
    if (asker === token()) for (const listener of whenFailed) listener(failure);
    throw failure;
  }
  if (!reply.data) throw new ApiProblem("broken");
  return reply.data;
}

type Given<Variables> =
  Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables];

/** Calls the identity service. Throws GraphQLFailure, or ApiProblem where no GraphQL reply came. */
export function askIdentity<Result, Variables>(
  operation: Operation<Result, Variables>,
  ...[variables]: Given<Variables>
): Promise<Result> {
  return post("/api/v1/identity/graphql", {
    query: operation.toString(),
    variables: variables ?? {},
    kwargs: {},
  });
}

/** Calls the resume service; like `askIdentity`. */
export function askResume<Result, Variables>(
  operation: Operation<Result, Variables>,
  ...[variables]: Given<Variables>
): Promise<Result> {
  const query = operation.toString();
  const operationName = /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1];
  return post("/api/resume/graphql", { query, variables: variables ?? {}, operationName });
}

/** Seconds after which a failed call may succeed, 0 where the server did not say. */
export function waitOf(cause: unknown): number {
  return (cause instanceof GraphQLFailure || cause instanceof ApiProblem ? cause.retryAfter : undefined) ?? 0;
}

/** The sentence of a failed call for people to read, `otherwise` where it has none. */
export function toldBy(cause: unknown, otherwise: string): string {
  if (cause instanceof GraphQLFailure) return cause.userMessage;
  if (cause instanceof ApiProblem && cause.kind === "refused") return cause.message;
  return otherwise;
}

/**
 * The answer to a question for one thing, or null where there is none: the server says so by an error, as for
 * a thing of
 * somebody else. Everything else that goes wrong is thrown on.
 */
export async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (cause) {
    if (cause instanceof GraphQLFailure && cause.is("NOT_FOUND")) return null;
    throw cause;
  }
}
