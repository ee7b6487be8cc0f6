// The requests to the user's own server, and what the popup and the settings page share.

/**
 * @typedef {{ server: string, key: string }} Settings the address of the server and the app key
 * @typedef {{ id: string, path: string, already?: boolean }} Saved where a posting is on the board; "" if it isn't there
 * @typedef {{ url: string, title: string, company: string, location: string, text: string }} Posting
 */

/**
 * The element with an ID that the page has.
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} type
 */
export function element(id, type) {
  const found = document.getElementById(id);
  if (found instanceof type) return found;
  throw new Error(`no ${type.name} with the ID ${id}`);
}

/** @param {unknown} cause */
export const sentenceOf = (cause) => (cause instanceof Error ? cause.message : String(cause));

/**
 * The address and key that the user entered; null before that.
 * @returns {Promise<Settings | null>}
 */
export async function settings() {
  const { server, key } = await chrome.storage.local.get(["server", "key"]);
  return typeof server === "string" && typeof key === "string" && server && key ? { server, key } : null;
}

const unreachable = "Vitae didn't respond. Check your connection and the address of your server.";

/**
 * Sends a request with the key. It throws an Error with a sentence for the user.
 * @param {Settings} to
 * @param {string} query
 * @param {RequestInit} init
 * @returns {Promise<Saved>}
 */
async function ask({ server, key }, query, init = {}) {
  let response;
  try {
    response = await fetch(`${server}/api/extension/job${query}`, {
      ...init,
      credentials: "omit",
      redirect: "error",
      signal: AbortSignal.timeout(20_000),
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    });
  } catch {
    throw new Error(unreachable);
  }
  const body = await response.json().catch(() => null);
  if (response.ok && typeof body?.id === "string") return body;
  if (response.status === 401)
    throw new Error("Your app key doesn't work. Create a new one in Vitae's settings and enter it here.");
  if (response.ok || response.status === 404)
    throw new Error("There is no Vitae server with app keys at this address.");
  const fields = Object.values(body?.fields ?? {}).filter((text) => typeof text === "string");
  throw new Error(
    fields[0] || body?.detail || `Vitae refused the request (error ${response.status}). Try again later.`,
  );
}

/**
 * Where a page is on the board.
 * @param {Settings} to
 * @param {string} url
 */
export const saved = (to, url) => ask(to, `?url=${encodeURIComponent(url)}`);

/**
 * @param {Settings} to
 * @param {Posting} posting
 */
export const save = (to, posting) => ask(to, "", { method: "POST", body: JSON.stringify(posting) });
