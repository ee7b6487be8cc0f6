import { authorization, token } from "./token";

/**
 * A call that did not give what was asked for. `refused`: the server said why, in a sentence for the person.
 * `network`: no answer came. `broken`: an answer came that says nothing useful.
 */
export class ApiProblem extends Error {
  readonly kind: "refused" | "network" | "broken";
  readonly status: number;
  /** Seconds after which a try may succeed, where the server said so. */
  readonly retryAfter: number | undefined;
  /** What else the server's problem document says. */
  readonly members: Readonly<Record<string, unknown>>;

  constructor(
    kind: ApiProblem["kind"],
    detail = "",
    status = 0,
    retryAfter?: number,
    members: Record<string, unknown> = {},
  ) {
    super(detail);
    this.name = "ApiProblem";
    this.kind = kind;
    this.status = status;
    this.retryAfter = retryAfter;
    this.members = members;
  }
}

const whenUnknown = new Set<() => void>();

/**
 * Calls back when `send` learns that nobody is signed in (401), unless somebody has signed in or out since
 * it asked. Gives
 * the function that ends it.
 */
export function watchUnknown(listener: () => void): () => void {
  whenUnknown.add(listener);
  return () => void whenUnknown.delete(listener);
}

/** Sends a request as whoever is signed in and gives its answer when it is a success; everything else is thrown as an ApiProblem. */
export async function send(path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  const asker = token();
  try {
    response = await fetch(path, {
      ...init,
      credentials: "include",
      headers: { ...authorization(), ...(init.headers as Record<string, string> | undefined) },
    });
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiProblem("network");
  }
  if (response.status === 401 && asker === token()) for (const listener of whenUnknown) listener();
  if (!response.ok) throw await problemOf(response);
  return response;
}

/** Like `send`, for answers in JSON. An answer that was cut off on its way counts as a lost network. */
export async function sendForJSON<T>(path: string, init: RequestInit): Promise<T> {
  const response = await send(path, init);
  if (!isJSON(response)) throw new ApiProblem("broken", "", response.status);
  try {
    return (await response.json()) as T;
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiProblem("network");
  }
}

export function json(body: unknown, signal?: AbortSignal): RequestInit {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  };
}

export function isAbort(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === "AbortError";
}

async function problemOf(response: Response): Promise<ApiProblem> {
  const wait = Number(response.headers.get("Retry-After")) || undefined;
  const body: unknown = isJSON(response) ? await response.json().catch(() => null) : null;
  const detail = body && typeof body === "object" && "detail" in body ? body.detail : undefined;
  // A fault of the server's own has no sentence that helps; "try again" does.
  if (typeof detail !== "string" || detail === "" || response.status === 500)
    return new ApiProblem("broken", "", response.status, wait);
  return new ApiProblem("refused", detail, response.status, wait, body ? { ...body } : {});
}

function isJSON(response: Response): boolean {
  return /[/+]json\b/.test(response.headers.get("Content-Type") ?? "");
}
