import { element, save, saved, sentenceOf, settings } from "./server.js";

/** @import { Posting, Saved, Settings } from "./server.js" */
/** @typedef {Posting & { found: string }} Found a posting as it was read from a page, and what it was read from */

const fields = {
  title: element("title", HTMLInputElement),
  company: element("company", HTMLInputElement),
  location: element("location", HTMLInputElement),
  text: element("text", HTMLTextAreaElement),
};
const form = element("form", HTMLFormElement);
const button = element("go", HTMLButtonElement);
const link = element("link", HTMLAnchorElement);

function say(status = "", error = "") {
  element("status", HTMLElement).textContent = status;
  element("error", HTMLElement).textContent = error;
}

/** What the popup says if a page has nothing to read. @type {Record<string, string>} */
const lacking = {
  unread: "This page can't be read. Paste the text of the posting below.",
  nothing:
    "We found no job posting on this page. Select its text and open this window again, or paste it below.",
};

/** What it says about the text of a page that doesn't mark a posting. */
const unmarked = "This page doesn't mark a job posting, so we took its text. Check it before you save.";

/** The longest address that a board keeps. A posting on a page with a longer one is saved without it. */
const longest = 2000;

/**
 * The posting on the open page. Pages of the browser itself can't be read.
 * @returns {Promise<Found>}
 */
async function read() {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  try {
    const target = { tabId: tab?.id ?? chrome.tabs.TAB_ID_NONE };
    const [done] = await chrome.scripting.executeScript({ target, files: ["read.js"] });
    if (done?.result) return done.result;
  } catch {
    // said below
  }
  return { url: "", title: "", company: "", location: "", text: "", found: "unread" };
}

/**
 * Shows where the posting is on the board.
 * @param {Settings} to
 * @param {Saved} at
 * @param {string} text
 */
function show(to, { path }, text) {
  if (!/^\/[\w/-]+$/.test(path)) return;
  say(text);
  link.href = to.server + path;
  element("there", HTMLElement).hidden = false;
  form.hidden = true;
  link.focus();
}

/** @param {Posting} posting */
function fill({ title, company, location, text }) {
  fields.title.value = title;
  fields.company.value = company;
  fields.location.value = location;
  fields.text.value = text;
}

const current = () => ({
  title: fields.title.value,
  company: fields.company.value,
  location: fields.location.value,
  text: fields.text.value,
});

/**
 * Lets the user look over a posting and save it.
 * @param {Settings} to
 * @param {Found} posting
 */
async function offer(to, posting) {
  const url = /^https?:/.test(posting.url) && posting.url.length <= longest ? posting.url : "";
  // What was typed for this page is kept until it is saved or the browser closes: a click elsewhere closes the popup.
  const draft = `draft ${posting.url}`;
  const typed = /** @type {Partial<Posting> | undefined} */ (
    (await chrome.storage.session.get(draft))[draft]
  );
  fill({ ...posting, ...typed });
  form.hidden = false;
  if (!typed) say(posting.found === "text" ? unmarked : "", lacking[posting.found]);
  fields.title.focus();

  form.addEventListener("input", () => void chrome.storage.session.set({ [draft]: current() }));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (!fields.text.value.trim()) {
      say("", "Paste the text of the posting first.");
      return fields.text.focus();
    }
    button.disabled = true;
    say("Saving…");
    try {
      const done = await save(to, { url, ...current() });
      await chrome.storage.session.remove(draft);
      show(to, done, done.already ? "Already on your board" : "Saved to your board");
    } catch (cause) {
      say("", sentenceOf(cause));
    } finally {
      button.disabled = false;
    }
  });

  if (!url) return;
  try {
    const there = await saved(to, url);
    if (there.id) show(to, there, "Already on your board");
  } catch (cause) {
    say("", sentenceOf(cause));
  }
}

for (const one of document.querySelectorAll("[data-settings]"))
  one.addEventListener("click", () => void chrome.runtime.openOptionsPage());
const to = await settings();
if (to) await offer(to, await read());
else {
  say("Connect this extension to your Vitae server first.");
  element("set-up", HTMLElement).hidden = false;
}
