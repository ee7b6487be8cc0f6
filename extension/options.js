import { element, saved, sentenceOf, settings } from "./server.js";

const address = element("server", HTMLInputElement);
const appKey = element("key", HTMLInputElement);
const button = element("go", HTMLButtonElement);
const status = element("status", HTMLElement);
const error = element("error", HTMLElement);

const known = await settings();
if (known) {
  address.value = known.server;
  appKey.value = known.key;
}

/**
 * The origin of an address as the user typed it; null if it isn't one.
 * @param {string} typed
 */
function originOf(typed) {
  try {
    const url = new URL(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
    return url.username || url.password ? null : url.origin;
  } catch {
    return null;
  }
}

/**
 * Says what is wrong with a field.
 * @param {HTMLInputElement} field
 * @param {string} sentence
 */
function refuse(field, sentence) {
  error.textContent = sentence;
  field.setAttribute("aria-invalid", "true");
  field.focus();
}

element("form", HTMLFormElement).addEventListener("submit", async (event) => {
  event.preventDefault();
  status.textContent = "";
  error.textContent = "";
  for (const field of [address, appKey]) field.removeAttribute("aria-invalid");
  const server = originOf(address.value.trim());
  const key = appKey.value.trim();
  if (!server) return refuse(address, "Enter an address such as https://vitae.example.com.");
  if (!key) return refuse(appKey, "Enter your app key.");
  button.disabled = true;
  try {
    // The browser shows its question only if this is the first thing that a click does.
    const { protocol, hostname } = new URL(server);
    const allowed = await chrome.permissions.request({ origins: [`${protocol}//${hostname}/*`] });
    if (!allowed)
      throw new Error("Your browser didn't allow access to this address. Try again and choose Allow.");
    await saved({ server, key }, "");
    await chrome.storage.local.set({ server, key });
    address.value = server;
    status.textContent = "It works. You can save postings now.";
  } catch (cause) {
    error.textContent = sentenceOf(cause);
  } finally {
    button.disabled = false;
  }
});
