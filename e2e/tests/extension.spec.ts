import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, expect, type Page, test } from "@playwright/test";
import { signedIn } from "../accounts.ts";
import { look } from "../look.ts";
import { jobs } from "./trial.ts";

const posting = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Management accountant",
  hiringOrganization: { "@type": "Organization", name: "Tarn & Vale" },
  jobLocation: { address: { addressLocality: "Leeds", addressCountry: "GB" } },
  description: jobs.accountant
    .split("\n")
    .map((line) => `<p>${line}</p>`)
    .join(""),
};

const pages: Record<string, string> = {
  "/job": `<title>Jobs</title><h1>Join us</h1><script type="application/ld+json">${JSON.stringify({ "@graph": [posting] })}</script>`,
  "/blank": "<title>Hello</title><p>Nothing here.</p>",
};

let board: Server;
let site = "";
let folder = "";
let context: BrowserContext;

// During setup, the browser asks whether the extension may access the server, in a window that no test can reach. And a
// click on the extension's button gives it access to the open tab. The copy that the test loads has both in advance.
test.beforeEach(async () => {
  board = createServer((request, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(pages[request.url ?? ""] ?? "");
  });
  await new Promise<void>((done) => board.listen(0, "127.0.0.1", done));
  site = `http://127.0.0.1:${(board.address() as { port: number }).port}`;
  folder = await mkdtemp(join(tmpdir(), "vitae-extension-"));
  const extension = join(folder, "extension");
  await cp(join(import.meta.dirname, "../../extension"), extension, { recursive: true });
  const manifest = JSON.parse(await readFile(join(extension, "manifest.json"), "utf8"));
  await writeFile(
    join(extension, "manifest.json"),
    JSON.stringify({ ...manifest, host_permissions: ["http://127.0.0.1/*"] }),
  );
  context = await chromium.launchPersistentContext(join(folder, "profile"), {
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    headless: false,
    baseURL: process.env["VITAE_URL"] ?? "",
    args: [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
    ],
  });
});

test.afterEach(async () => {
  await context.close();
  board.close();
  await rm(folder, { recursive: true, force: true });
});

/** The address of the extension in this browser. */
async function home(): Promise<string> {
  const page = await context.newPage();
  await page.goto("chrome://extensions");
  const id = await page.evaluate(
    () =>
      new Promise<string>((done) =>
        (globalThis as any).chrome.developerPrivate.getExtensionsInfo((all: { id: string; name: string }[]) =>
          done(all.find(({ name }) => name === "Save to Vitae")?.id ?? ""),
        ),
      ),
  );
  await page.close();
  return `chrome-extension://${id}`;
}

/** Opens the popup for a page of the job site. */
async function popup(extension: string, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(site + path);
  const window = await context.newPage();
  await window.setViewportSize({ width: 400, height: 600 });
  await window.addInitScript((url) => {
    const { tabs } = (globalThis as any).chrome;
    const query = tabs.query.bind(tabs);
    tabs.query = async () => (await query({})).filter((tab: { url?: string }) => tab.url === url);
  }, site + path);
  await window.goto(`${extension}/popup.html`);
  return window;
}

test("the extension saves a posting to the board once", async () => {
  const extension = await home();
  const app = await context.newPage();
  await signedIn(app);
  await app.goto("/settings");
  await app.getByLabel("Name for the new key").fill("Test browser");
  await app.getByRole("button", { name: "Create key" }).click();
  const key = await app.getByLabel("Your new key").inputValue();
  expect(key).toMatch(/^vitae_.{43}$/);
  await expect(app.getByText("Never used")).toBeVisible();

  const unset = await popup(extension, "/job");
  await expect(unset.getByText("Connect this extension to your Vitae server first.")).toBeVisible();
  await unset.close();

  const options = await context.newPage();
  await options.goto(`${extension}/options.html`);
  await options.getByRole("button", { name: "Test and save" }).click();
  await expect(options.getByRole("alert")).toContainText("Enter an address");
  await expect(options.getByLabel("Address of your Vitae server")).toBeFocused();
  await look(options, "extension-options");
  const address = options.getByLabel("Address of your Vitae server");
  for (const wrong of ["not a url !!", "ftp://vitae.example.com", "https://", "a!b", "https://me:pw@vitae.example.com"]) {
    await address.fill(wrong);
    await options.getByRole("button", { name: "Test and save" }).click();
    await expect(address).toHaveAccessibleDescription(/^Enter an address/);
    await expect(address).toBeFocused();
  }
  await address.fill(new URL(app.url()).host); // on this computer, that is http
  for (const wrong of ["vitae_ключ", "vitae_a b"]) {
    await options.getByLabel("App key").fill(wrong);
    await options.getByRole("button", { name: "Test and save" }).click();
    await expect(options.getByLabel("App key")).toHaveAccessibleDescription(/^This isn't an app key/);
  }
  await expect(options.getByRole("alert")).toHaveCount(1);
  await options.getByLabel("App key").fill("vitae_wrong");
  await options.getByRole("button", { name: "Test and save" }).click();
  await expect(options.getByRole("alert")).toContainText("Your app key doesn't work.");
  await options.getByLabel("App key").fill(key);
  await options.getByRole("button", { name: "Test and save" }).click();
  await expect(options.getByRole("status")).toContainText("It works.");
  await expect(address).toHaveValue(new URL(app.url()).origin);
  await expect(options.getByRole("alert")).toBeEmpty();

  let window = await popup(extension, "/job");
  await expect(window.getByLabel("Job title")).toHaveValue("Management accountant");
  await expect(window.getByLabel("Company")).toHaveValue("Tarn & Vale");
  await expect(window.getByLabel("Location")).toHaveValue("Leeds, GB");
  await window.getByLabel("Company").fill("Tarn & Vale Ltd");
  await window.close();
  window = await popup(extension, "/job");
  await expect(window.getByLabel("Company")).toHaveValue("Tarn & Vale Ltd"); // what was typed is there again
  await window.getByRole("button", { name: "Save to board" }).click();
  await expect(window.getByRole("status")).toHaveText("Saved to your board");
  await window.close();
  window = await popup(extension, "/job");
  await expect(window.getByRole("status")).toHaveText("Already on your board");
  await expect(window.getByRole("link", { name: "Open it in Vitae" })).toHaveAttribute(
    "href",
    /\/my-resumes\/jobs\/\w{26}$/,
  );

  await app.goto("/my-resumes/jobs");
  await expect(app.locator("[data-job]")).toHaveText(/Management accountant/);
  await expect(app.locator("[data-job]")).toContainText("Tarn & Vale Ltd");

  const blank = await popup(extension, "/blank");
  await look(blank, "extension-popup");
  await expect(blank.getByRole("alert")).toContainText("We found no job posting on this page.");
  await expect(blank.getByLabel("Job title")).toHaveValue("");
  await blank.getByLabel("Text of the posting").fill("We need a baker with three years in a bakery.");

  await app.goto("/settings");
  await app.getByRole("button", { name: "Revoke Test browser" }).click();
  await app.getByRole("button", { name: "Revoke", exact: true }).last().click();
  await expect(app.getByText("You don't have any app keys.")).toBeVisible();
  await blank.getByRole("button", { name: "Save to board" }).click();
  await expect(blank.getByRole("alert")).toContainText("Your app key doesn't work.");
  await expect(blank.getByLabel("Text of the posting")).toHaveValue(/three years in a bakery/); // nothing is lost
});
