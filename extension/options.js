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

/** Hosts of this computer, where servers seldom have a certificate. */
const loopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;
/** Browsers accept nearly every character in the host of an address; servers have names of these. */
const hostPattern = /^([\w-]+(\.[\w-]+)*\.?|\[[\da-f:.]+\])$/;
/** What app keys look like. */
const keyPattern = /^vitae_[\w-]+$/;

/**
 * The origin of an address as the user typed it; null if it isn't one. Without a scheme, it's http on this computer and
 * https elsewhere.
 * @param {string} typed
 */
function originOf(typed) {
  try {
    const url = new URL(/^\w+:\/\//.test(typed) ? typed : `https://${typed}`);
    const { protocol, hostname, username, password } = url;
    if (!/^https?:$/.test(protocol) || !hostPattern.test(hostname) || username || password) return null;
    // A port that is https's own is left out of `origin`, so the address is read again.
    return typed.includes("://") || !loopback.test(hostname) ? url.origin : new URL(`http://${typed}`).origin;
  } catch {
    return null;
  }
}

/**
 * Says what is wrong, under a field if it is the field's fault.
 * @param {string} sentence
 * @param {HTMLInputElement} [field]
 */
function refuse(sentence, field) {
  (field ?? status).after(error);
  error.textContent = sentence;
  if (!field) return;
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", error.id);
  field.focus();
}

element("form", HTMLFormElement).addEventListener("submit", async (event) => {
  event.preventDefault();
  status.textContent = "";
  error.textContent = "";
  for (const field of [address, appKey]) {
    field.removeAttribute("aria-invalid");
    field.removeAttribute("aria-describedby");
  }
  const server = originOf(address.value.trim());
  const key = appKey.value.trim();
  if (!server) return refuse("Enter an address such as https://vitae.example.com.", address);
  if (!key) return refuse("Enter your app key.", appKey);
  if (!keyPattern.test(key))
    return refuse(
      "This isn't an app key. It starts with vitae_ and has only letters, digits, - and _.",
      appKey,
    );
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
    refuse(sentenceOf(cause));
  } finally {
    button.disabled = false;
  }
});
