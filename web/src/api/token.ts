import { keys, local, readStored, store } from "../lib/storage";

const listeners = new Set<(elsewhere: boolean) => void>();
let watching = false;

/** The session token, null for a visitor. It is not looked at: see `isCurrent`. */
export function token(): string | null {
  return readStored(local, keys.token);
}

/** Keeps a token after a sign-in, or drops it with null; whoever watches is notified. */
export function setToken(value: string | null): void {
  if (value === token()) return;
  store(local, keys.token, value);
  for (const listener of listeners) listener(false);
}

/** Calls back when the token changes; `elsewhere`: in another tab. Gives the function that ends it. */
export function watchToken(listener: (elsewhere: boolean) => void): () => void {
  listeners.add(listener);
  if (!watching) {
    watching = true;
    window.addEventListener("storage", (event) => {
      if (event.key === keys.token || event.key === null) for (const each of listeners) each(true);
    });
  }
  return () => void listeners.delete(listener);
}

/** Says whether a token has three parts, can be read and has an expiry in the future. Only the server can check more. */
export function isCurrent(value: string, now = Date.now()): boolean {
  const parts = value.split(".");
  if (parts.length !== 3 || !parts[1]) return false;
  try {
    const claims: unknown = JSON.parse(atob(parts[1].replaceAll("-", "+").replaceAll("_", "/")));
    const exp = claims && typeof claims === "object" && "exp" in claims ? claims.exp : undefined;
    return typeof exp === "number" && exp * 1000 > now;
  } catch {
    return false;
  }
}

/** The headers that say who asks. */
export function authorization(): Record<string, string> {
  const value = token();
  return value ? { Authorization: `Bearer ${value}` } : {};
}
