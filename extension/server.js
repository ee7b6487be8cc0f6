// What the extension asks the user's own server.

/** The address and key that the user entered; null before that. */
export async function settings() {
  const { server, key } = await chrome.storage.local.get(["server", "key"]);
  return server && key ? { server, key } : null;
}

const unreachable = "Vitae didn't respond. Check your connection and the address in the settings.";

/** Sends a request with the key. It throws an Error with a sentence for the user. */
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
  if (response.ok || response.status === 404) throw new Error("There is no Vitae server with app keys at this address.");
  const fields = Object.values(body?.fields ?? {}).filter((text) => typeof text === "string");
  throw new Error(fields[0] || body?.detail || `Vitae refused the request (error ${response.status}). Try again later.`);
}

/** Where a page is on the board: its ID and path, which are "" if it isn't there. */
export const saved = (to, url) => ask(to, `?url=${encodeURIComponent(url)}`);

export const save = (to, posting) => ask(to, "", { method: "POST", body: JSON.stringify(posting) });
