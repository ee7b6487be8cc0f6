import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { askIdentity, mailedCode, register, signedIn, signIn, somebody, tokenOf } from "../accounts.ts";
import { addResume, expect, file, jobs, score, tailor, test } from "./trial.ts";

const saved = (page: Page) => page.getByRole("link", { name: /^Saved as version \d+$/ });

/** Every answer of the resume service to an operation from here on; a screen may show one before it stands here. */
function answersTo(page: Page, operation: string): string[] {
  const ids: string[] = [];
  page.on("response", async (response) => {
    if (!response.url().endsWith("/api/resume/graphql")) return;
    const body = response.request().postDataJSON() as { operationName: string };
    if (body.operationName === operation) ids.push(await response.text());
  });
  return ids;
}

test("keeps the upload, the job and the result; a reload and a fresh tab show the same version", async ({
  page,
  context,
}) => {
  await signedIn(page);
  await tailor(page, "engineer.pdf", jobs.engineer);
  await expect(page).toHaveURL(/version=/);
  await expect(saved(page)).toHaveText("Saved as version 2");
  await page.getByTestId("change").first().getByRole("button", { name: "Take back" }).click();
  await expect(page.getByText("Taken back")).toBeVisible();
  await expect(saved(page)).toBeVisible();
  const now = await score(page);

  await page.reload();
  await expect(saved(page)).toHaveText("Saved as version 2");
  expect(await score(page)).toBe(now);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(saved(other)).toHaveText("Saved as version 2");
  await expect(other.getByText("Taken back")).toBeVisible();
  expect(await score(other)).toBe(now);
});

test("follows every decision: take back, edit, keep", async ({ page }) => {
  await signedIn(page);
  await tailor(page, "nurse.docx", jobs.nurse);
  const decided = async () => {
    const response = await page.waitForResponse(
      (r) =>
        r.url().endsWith("/api/resume/graphql") && r.request().postData()?.includes("DecideChanges") === true,
    );
    const { data } = (await response.json()) as {
      data: { decideChanges: { optimization: { after: { report: { matchScore: number } } } } };
    };
    return String(data.decideChanges.optimization.after.report.matchScore);
  };
  const shown = page.getByTestId("match-score");
  const whole = await shown.innerText();
  const editable = page
    .getByTestId("change")
    .filter({ has: page.getByRole("button", { name: "Edit" }) })
    .first();
  const item = page.locator(`[data-id="${await editable.getAttribute("data-id")}"]`);

  const without = decided();
  await item.getByRole("button", { name: "Take back" }).click();
  await expect(shown).toHaveText(await without);

  const edited = decided();
  await item.getByRole("button", { name: "Edit" }).click();
  await item.getByLabel("Your own words").fill("Cared for 20,000 patients in telemetry");
  await page.keyboard.press("Control+Enter");
  await expect(shown).toHaveText(await edited);
  await expect(item.getByText("Your resume doesn't mention “20,000”. Is it true?")).toBeVisible();
  await expect(page.getByRole("region", { name: "Tailored", exact: true })).toContainText("20,000 patients");

  await item.getByRole("button", { name: "Restore suggestion" }).click();
  await expect.poll(() => shown.innerText()).toBe(whole);
});

for (const { format, magic } of [
  { format: "PDF", magic: "%PDF-" },
  { format: "DOCX", magic: "PK" },
]) {
  test(`downloads the kept version as ${format}`, async ({ page }) => {
    await signedIn(page);
    await tailor(page, "engineer.pdf", jobs.engineer);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: format, exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^Priya Raghunathan.*\\.${format.toLowerCase()}$`));
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, magic.length).toString("latin1")).toBe(magic);
  });
}

test("ends a run by its answer where the stream of events is cut", async ({ page }) => {
  await signedIn(page);
  await page.route("**/api/events", (route) => route.abort());
  await tailor(page, "accountant.txt", jobs.accountant);
  await expect(saved(page)).toBeVisible();
});

test("a run whose answer is lost by a reload goes on, and makes one version", async ({ page }) => {
  await signedIn(page);
  const made = answersTo(page, "GenerateOptimizedResume");
  let held = true;
  await page.route("**/api/resume/graphql", async (route) => {
    if (!held || !route.request().postData()?.includes("generateOptimizedResume")) return route.continue();
    held = false;
    // The server does the work; the page is gone before it hears of it.
    await route.fetch();
    void page.reload();
  });
  await page.goto("/upload");
  await addResume(page, "engineer.pdf");
  await page.getByLabel("Job description").fill(jobs.engineer);
  await page.getByRole("button", { name: "Tailor resume" }).click();
  await expect(page.getByTestId("match-score")).toBeVisible();
  await expect(saved(page)).toHaveText("Saved as version 2");
  await expect.poll(() => made).toHaveLength(1);
});

test("Back in mid-flow leads through the steps and loses nothing", async ({ page }) => {
  await signedIn(page);
  await page.goto("/upload");
  await addResume(page, "engineer.pdf");
  await page.getByRole("button", { name: "Continue to the job" }).click();
  await page.getByLabel("Job description").fill(jobs.engineer);
  await page.getByRole("button", { name: "Tailor resume" }).click();
  await expect(saved(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/step=job/);
  await expect(page.getByLabel("Job description")).toHaveValue(jobs.engineer);
  await page.goForward();
  await expect(saved(page)).toBeVisible();
});

test("a visitor's result is kept through signing up, once", async ({ page }) => {
  await tailor(page, "engineer.pdf", jobs.engineer);
  await page.getByTestId("change").first().getByRole("button", { name: "Take back" }).click();
  await expect(page.getByText("Taken back")).toBeVisible();
  await page.getByRole("link", { name: "Create a free account to save this resume" }).click();
  await expect(page).toHaveURL(/\/auth\?mode=register/);

  await signIn(page, await register(page));
  const made = answersTo(page, "GenerateOptimizedResume");
  await page.goto("/upload?step=result");
  await expect(saved(page)).toHaveText("Saved as version 2");
  await expect(page.getByText("Taken back")).toBeVisible();
  await page.reload();
  await expect(saved(page)).toHaveText("Saved as version 2");
  await expect.poll(() => made).toHaveLength(1);
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.getByRole("button", { name: /versions/ })).toHaveCount(1);
});

test("a visitor's result is kept through the real registration", async ({ page }) => {
  const person = somebody();
  await tailor(page, "engineer.pdf", jobs.engineer);
  const made = answersTo(page, "GenerateOptimizedResume");
  await page.getByRole("link", { name: "Create a free account to save this resume" }).click();
  await page.getByLabel("Username", { exact: true }).fill(person.username);
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await page
    .getByRole("textbox", { name: /^Digit/ })
    .first()
    .click();
  await page.keyboard.type(await mailedCode(person.email));
  await page.getByRole("button", { name: "Verify Code" }).click();
  await expect(page).toHaveURL(/\/registration-success/);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(saved(page)).toHaveText("Saved as version 2");
  await page.reload();
  await expect(saved(page)).toHaveText("Saved as version 2");
  await expect.poll(() => made).toHaveLength(1);
});

test("a session that is revoked in mid-flow is signed in again over the page, and the run makes one version", async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await signedIn(page);
  await page.goto("/upload");
  await addResume(page, "engineer.pdf");
  await page.getByLabel("Job description").fill(jobs.engineer);
  const elsewhere = await browser.newPage(baseURL ? { baseURL } : {});
  await signIn(elsewhere, account);
  // Without an id, every other session ends: this page's.
  await askIdentity(
    elsewhere.request,
    "mutation { revokeSession { success } }",
    {},
    await tokenOf(elsewhere),
  );
  await elsewhere.close();
  const made = answersTo(page, "GenerateOptimizedResume");
  await page.getByRole("button", { name: "Tailor resume" }).click();
  const dialog = page.getByRole("dialog", { name: "Your session has ended" });
  await dialog.getByLabel("Username").fill(account.username);
  await dialog.getByLabel("Password", { exact: true }).fill(account.password);
  await dialog.getByRole("button", { name: "Sign In", exact: true }).click();
  await dialog
    .getByRole("textbox", { name: /^Digit/ })
    .first()
    .click();
  await page.keyboard.type(await mailedCode(account.email, 4));
  await dialog.getByRole("button", { name: "Verify Code" }).click();
  await expect(dialog).toBeHidden();
  await expect(saved(page)).toHaveText("Saved as version 2");
  await expect.poll(() => made.filter((answer) => answer.includes("versionNumber"))).toHaveLength(1);
});

test("two tabs of one member go their own ways", async ({ page, context }) => {
  await signedIn(page);
  const other = await context.newPage();
  await Promise.all([tailor(page, "engineer.pdf", jobs.engineer), tailor(other, "nurse.docx", jobs.nurse)]);
  await expect(saved(page)).toHaveText("Saved as version 2");
  await expect(saved(other)).toHaveText("Saved as version 2");
  expect(page.url()).not.toBe(other.url());
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Senior Backend Engineer/);
  await other.reload();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(/Registered Nurse/);
});

test("goes on with an earlier resume and its corrections", async ({ page }) => {
  await signedIn(page);
  await page.goto("/upload");
  await addResume(page, "nurse.docx");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Headline").fill("Cardiac nurse");
  const kept = page.waitForResponse((r) => r.request().postData()?.includes("CreateResumeVersion") === true);
  await page.getByRole("button", { name: "Continue to the job" }).click();
  expect((await kept).ok()).toBe(true);
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("button", { name: /2 versions/ }).click();
  await expect(page.getByText("Cardiac nurse")).toBeVisible();
});

test("a refused upload leaves nothing behind", async ({ page }) => {
  await signedIn(page);
  await page.goto("/upload");
  for (const name of ["encrypted.pdf", "scan.pdf", "picture.png"]) {
    await page.getByLabel("Resume file").setInputFiles(file(name));
    await expect(page.getByRole("alert")).toHaveText(new RegExp(`^${name}: [A-Z].{15,}\\.$`));
  }
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: /version/ })).toHaveCount(0);
});
