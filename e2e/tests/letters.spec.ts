import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { signedIn } from "../accounts.ts";
import { look } from "../look.ts";
import { file, jobs } from "./trial.ts";

const toast = (page: Page, title: string) => page.getByRole("status").filter({ hasText: title });

async function addResume(page: Page): Promise<void> {
  await page.goto("/my-resumes/new");
  await page.getByLabel("Resume file").setInputFiles(file("engineer.pdf"));
  await expect(page.getByLabel("Name", { exact: true })).not.toHaveValue("");
}

async function addJob(page: Page): Promise<void> {
  await page.goto("/my-resumes/jobs/new");
  await page.getByLabel("Job description").fill(jobs.engineer);
  await expect(page.getByLabel("Job title")).not.toHaveValue("");
  await page.getByRole("button", { name: "Save job" }).click();
  await expect(page.getByRole("heading", { name: "Requirements" })).toBeVisible();
}

/** The words of the user that stand beside a paragraph, under the heading that says where they are from. */
const beside = (page: Page, from: string) =>
  page
    .getByRole("region", { name: /^Sources of paragraph/ })
    .locator("li")
    .filter({ hasText: from })
    .locator("q");

test.beforeEach(async ({ page }) => void (await signedIn(page)));

test("from landing to a letter that is edited and downloaded", async ({ page }) => {
  await addResume(page);
  await page.goto("/");
  await page.getByRole("link", { name: "My Resumes" }).first().click();
  await addJob(page);
  await page.getByRole("link", { name: "Write a letter" }).click();
  await page.getByRole("radio", { name: "Confident" }).check();
  await page.getByLabel("When can you start?").fill("I can start on 1 March");
  await page.getByLabel("What draws you to this job?").fill("I have used your tools for years");
  await page.getByLabel("Why are you looking for a new job now?").fill("My contract ends in May");
  await page.getByRole("button", { name: "Write letter" }).click();
  await expect(toast(page, "Cover letter created")).toBeVisible();

  const first = page.getByRole("textbox", { name: "Paragraph 1", exact: true });
  await expect(first).not.toHaveValue("");
  await expect(beside(page, "Your words")).toHaveText([
    "I have used your tools for years",
    "I can start on 1 March",
    "My contract ends in May",
  ]);
  expect(await beside(page, "Your resume").count()).toBeGreaterThan(1);

  const written = await first.inputValue();
  await first.fill(`${written} I raised sales by 88% at [Company].`);
  await expect(page.getByRole("button", { name: /^Download/ })).toBeDisabled();
  await page.keyboard.press("Control+s");
  await expect(page.getByText(/Your resume doesn't mention “88%?”\. Is it true\?/)).toBeVisible();
  await expect(page.getByText(/^Blanks to fill in: \[Company\]/)).toBeVisible();

  await first.fill(`${written} I look forward to it.`);
  await page.reload();
  await expect(page.getByText("We restored your unsaved changes.")).toBeVisible();
  await expect(first).toHaveValue(/I look forward to it\.$/);
  await page.getByRole("button", { name: "Save as version 3" }).click();
  await expect(page.getByText("All changes saved")).toBeVisible();
  for (const [format, magic] of [
    ["PDF", "%PDF-"],
    ["DOCX", "PK"],
    ["TXT", ""],
  ] as const) {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download", exact: true }).click();
    await page.getByRole("menuitem", { name: format }).click();
    const got = await download;
    expect(got.suggestedFilename()).toBe(`Priya Raghunathan - cover letter.${format.toLowerCase()}`);
    const bytes = await readFile(await got.path());
    expect(bytes.subarray(0, magic.length).toString("latin1")).toBe(magic);
    if (format === "TXT") expect(bytes.toString()).toContain("I look forward to it.");
  }

  await page.getByText(/^Version 1/).click();
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await expect(first).toHaveValue(written);
  await page.getByRole("button", { name: "Delete letter" }).click();
  await expect(page.getByRole("heading", { name: "Write your first letter" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: /^Cover letter for/ })).toBeVisible();
});

test("why here and why now are marked until they are said", async ({ page }) => {
  await addResume(page);
  await page.goto("/create-cover-letter");
  await page.getByLabel("Job description").fill(jobs.engineer);
  await expect(page.getByText(/requirements found/)).toBeVisible();
  await page.getByRole("button", { name: "Write letter" }).click();
  await expect(page.getByText(/^Blanks to fill in: \[Why this employer.*\[Why now/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Download/ })).toBeDisabled();
  for (const part of await page.getByRole("textbox", { name: /^Paragraph/ }).all())
    await part.fill((await part.inputValue()).replace(/\[Why [^\]]*\]/, "I know your work."));
  await page.getByRole("button", { name: "Save as version 2" }).click();
  await expect(page.getByText("All changes saved")).toBeVisible();
  await expect(page.getByRole("button", { name: "Download", exact: true })).toBeEnabled();
});

test("a second tab's change is not overwritten unasked", async ({ page, context }) => {
  await addResume(page);
  await page.goto("/create-cover-letter");
  await page.getByLabel("Job description").fill(jobs.engineer);
  await expect(page.getByText(/requirements found/)).toBeVisible();
  await page.getByRole("button", { name: "Write letter" }).click();
  const first = page.getByRole("textbox", { name: "Paragraph 1", exact: true });
  await first.fill("Mine.");
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole("textbox", { name: "Paragraph 1", exact: true }).fill("Theirs.");
  await other.getByRole("button", { name: "Save as version 2" }).click();
  await expect(other.getByText("All changes saved")).toBeVisible();
  await other.close();
  await page.getByRole("button", { name: "Save as version 2" }).click();
  const dialog = page.getByRole("dialog", { name: "Version 2 was saved in another tab or browser" });
  await expect(dialog).toContainText("Theirs.");
  await dialog.getByRole("button", { name: "Save as version 3" }).click();
  await expect(page.getByText("All changes saved")).toBeVisible();
  await expect(first).toHaveValue("Mine.");
  await expect(page.getByText(/^Version 3/)).toBeVisible();
});

test("a resume that is not in English is told so, and nothing is lost", async ({ page }) => {
  await page.goto("/my-resumes/new");
  await page.getByLabel("Title").fill("Lebenslauf");
  await page
    .getByLabel("Resume text")
    .fill(
      "Anna Muster\nanna@example.org\n\nBerufserfahrung\nEntwicklerin, Muster GmbH, 2019 - heute\n- Aufbau und Betrieb der Zahlungsdienste mit Go und PostgreSQL für zweitausend Kunden\n- Verantwortlich für die Einführung der automatischen Bereitstellung\n\nKenntnisse\nGo, PostgreSQL, Docker\n",
    );
  await page.getByRole("button", { name: "Create resume" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Lebenslauf" })).toBeVisible();
  await addJob(page);
  await page.getByRole("link", { name: "Write a letter" }).click();
  await page.getByLabel("When can you start?").fill("Im März");
  await page.getByRole("button", { name: "Write letter" }).click();
  await expect(page.getByRole("alert")).toContainText("the resume is in German");
  await expect(page.getByLabel("When can you start?")).toHaveValue("Im März");
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test("the screens of letters", async ({ page }) => {
      await page.goto("/cover-letters");
      await page.getByRole("heading", { name: "Write your first letter" }).waitFor();
      await look(page, "l-empty");
      await page.getByRole("button", { name: "Essential Cookies Only" }).click();
      await page.goto("/create-cover-letter");
      await page.getByRole("link", { name: "Add a resume" }).waitFor();
      await look(page, "l-no-resume");
      await addResume(page);
      await page.goto("/create-cover-letter");
      await page.getByRole("button", { name: "Write letter" }).click();
      await look(page, "l-missing");
      await page.getByLabel("Job description").fill(jobs.engineer);
      await page.getByText(/requirements found/).waitFor();
      await page.getByLabel("What are you proud of?").fill("I taught two interns who now lead teams.");
      await look(page, "l-form");
      await page.getByRole("button", { name: "Write letter" }).click();
      const first = page.getByRole("textbox", { name: "Paragraph 1", exact: true });
      await first.waitFor();
      await expect(page.getByRole("button", { name: "Close", exact: true })).toBeHidden();
      await look(page, "l-letter");
      await first.fill(`${await first.inputValue()} I raised sales by 88% at [Company].`);
      await look(page, "l-unsaved");
      await page.getByRole("button", { name: "Save as version 2" }).click();
      await page.getByText(/Is it true/).first().waitFor();
      await page.getByText(/^Version 1/).click();
      await expect(page.getByRole("button", { name: "Close", exact: true })).toBeHidden();
      await look(page, "l-questions");
      await page.getByRole("link", { name: "All cover letters" }).click();
      await page.getByText("3 blanks to fill in").waitFor();
      await look(page, "l-list");
    });
  });
}
