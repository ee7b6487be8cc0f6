import { save, saved, settings } from "./server.js";

const get = (id) => document.getElementById(id);
const fields = ["title", "company", "location", "text"];
const say = (status, error = "") => {
  get("status").textContent = status;
  get("error").textContent = error;
};

const unread = "This page can't be read. Paste the text of the posting below.";
const nothing = "We found no job posting on this page. Select its text and open this window again, or paste it below.";

/** The longest address that a board keeps. A posting on a page with a longer one is saved without it. */
const longest = 2000;

/** The posting on the open page. Pages of the browser itself can't be read. */
async function read() {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  try {
    const [{ result }] = await chrome.scripting.executeScript({ target: { tabId: tab.id }, files: ["read.js"] });
    if (result) return result;
  } catch {
    // said below
  }
  return { url: "", title: "", company: "", location: "", text: "", found: "unread" };
}

/** Shows where the posting is on the board. */
function show(to, { path }, text) {
  if (!/^\/[\w/-]+$/.test(path)) return;
  say(text);
  get("link").href = to.server + path;
  get("there").hidden = false;
  get("form").hidden = true;
  get("link").focus();
}

async function start() {
  for (const button of document.querySelectorAll("[data-settings]"))
    button.addEventListener("click", () => chrome.runtime.openOptionsPage());
  const to = await settings();
  if (!to) {
    say("Connect this extension to your Vitae server first.");
    get("set-up").hidden = false;
    return;
  }
  const posting = await read();
  const link = /^https?:/.test(posting.url) && posting.url.length <= longest ? posting.url : "";
  // What was typed for this page is kept until it is saved or the browser closes: a click elsewhere closes the popup.
  const draft = `draft ${posting.url}`;
  const typed = (await chrome.storage.session.get(draft))[draft];
  for (const name of fields) get(name).value = typed?.[name] ?? posting[name];
  get("form").hidden = false;
  if (!typed) say("", { nothing, unread }[posting.found]);
  get("title").focus();

  const current = () => Object.fromEntries(fields.map((name) => [name, get(name).value]));
  get("form").addEventListener("input", () => void chrome.storage.session.set({ [draft]: current() }));
  get("form").addEventListener("submit", async (event) => {
    event.preventDefault();
    if (!get("text").value.trim()) return say("", "Paste the text of the posting first.");
    get("go").disabled = true;
    say("Saving…");
    try {
      const done = await save(to, { url: link, ...current() });
      await chrome.storage.session.remove(draft);
      show(to, done, done.already ? "Already on your board" : "Saved to your board");
    } catch (cause) {
      say("", cause.message);
    } finally {
      get("go").disabled = false;
    }
  });

  if (!link) return;
  try {
    const there = await saved(to, link);
    if (there.id) show(to, there, "Already on your board");
  } catch (cause) {
    say("", cause.message);
  }
}

void start();
