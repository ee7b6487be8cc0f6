import { saved, settings } from "./server.js";

const get = (id) => document.getElementById(id);

const known = await settings();
if (known) {
  get("server").value = known.server;
  get("key").value = known.key;
}

/** The origin of an address as the user typed it; null if it isn't one. */
function originOf(typed) {
  try {
    const url = new URL(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
    return url.username || url.password ? null : url.origin;
  } catch {
    return null;
  }
}

get("form").addEventListener("submit", async (event) => {
  event.preventDefault();
  get("status").textContent = get("error").textContent = "";
  const server = originOf(get("server").value.trim());
  const key = get("key").value.trim();
  if (!server) return void (get("error").textContent = "Enter an address such as https://vitae.example.com.");
  if (!key) return void (get("error").textContent = "Enter your app key.");
  get("go").disabled = true;
  try {
    // The browser asks the user. It must be the first thing that a click does.
    const allowed = await chrome.permissions.request({ origins: [`${new URL(server).protocol}//${new URL(server).hostname}/*`] });
    if (!allowed) throw new Error("Your browser didn't allow access to this address. Try again and choose Allow.");
    await saved({ server, key }, "");
    await chrome.storage.local.set({ server, key });
    get("server").value = server;
    get("status").textContent = "It works. You can save postings now.";
  } catch (cause) {
    get("error").textContent = cause.message;
  } finally {
    get("go").disabled = false;
  }
});
