import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { signedIn } from "../accounts.ts";
import { look } from "../look.ts";
import { file, jobs } from "./trial.ts";

const toast = (page: Page, title: string) => page.getByRole("status").filter({ hasText: title });

/** Makes a resume of a file's text and waits until its editor stands. */
async function paste(page: Page, title = "Accountant") {
  await page.goto("/my-resumes/new");
  // A banner that slides in between press and release would take the click.
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Resume text").fill(await readFile(file("accountant.txt"), "utf8"));
  await page.getByRole("button", { name: "Create resume" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).not.toHaveValue("");
}

async function saveAs(page: Page, version: number) {
  await page.getByRole("button", { name: `Save as version ${version}` }).click();
  await expect(toast(page, "Resume version created")).toBeVisible();
  await expect(page.getByText("All changes saved")).toBeVisible();
}

async function addJob(page: Page, posting: string) {
  await page.goto("/my-resumes/jobs/new");
  await page.getByLabel("Job description").fill(posting);
  await expect(page.getByLabel("Job title")).not.toHaveValue("");
  await page.getByRole("button", { name: "Save job" }).click();
  await expect(page.getByRole("heading", { name: "Requirements" })).toBeVisible();
}

test.beforeEach(async ({ page }) => void (await signedIn(page)));

test("paste, edit, save, compare, restore", async ({ page }) => {
  await page.goto("/my-resumes");
  await expect(page.getByRole("heading", { name: "Add your first resume" })).toBeVisible();
  await paste(page);
  await page.getByLabel("Headline").fill("Chartered accountant");
  const page1 = page.getByRole("img", { name: "Page 1 of 1" });
  await expect(page1).toBeVisible();
  // Its own words are pictures: that the page is another one is what can be seen from here.
  const before = await page1.getAttribute("src");
  await page.getByRole("radio", { name: "Design" }).check();
  await page.getByRole("radio", { name: "Pillar" }).check();
  await expect(page1).not.toHaveAttribute("src", before ?? "");
  await page.getByRole("radio", { name: "Text" }).check();
  await saveAs(page, 2);
  await page.getByText(/^Versions \(2\)/).click();
  await page.getByRole("checkbox", { name: "Compare version 1" }).check();
  await page.getByRole("checkbox", { name: "Compare version 2" }).check();
  await page.getByRole("link", { name: "Compare version 1 with version 2" }).click();
  await expect(page.getByRole("heading", { name: /line differs|lines differ/ })).toBeVisible();
  await expect(page.locator("ins").first()).toContainText(/Chartered/);
  await page.goBack();
  await page.getByRole("link", { name: "Open version 1" }).click();
  await expect(page.getByRole("heading", { name: "Version 1 (read-only)" })).toBeVisible();
  await page.getByRole("button", { name: "Restore as new version" }).click();
  await expect(page.getByRole("button", { name: "Save as version 4" })).toBeVisible();
  await expect(page.getByLabel("Headline")).not.toHaveValue("Chartered accountant");
});

test("the editor works by keyboard: order, undo, redo, draft", async ({ page }) => {
  await paste(page);
  const headings = () => page.locator("main h2:not(.sr-only)").allTextContents();
  const before = await headings();
  const second = before[2] ?? "";
  await page.getByRole("button", { name: `Move ${second} up`, exact: true }).press("Enter");
  await expect.poll(headings).toEqual([before[0], before[2], before[1], ...before.slice(3)]);
  await expect(page.getByRole("button", { name: `Move ${second} up`, exact: true })).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect.poll(headings).toEqual(before);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(headings).toEqual([before[0], before[2], before[1], ...before.slice(3)]);
  // Unsaved work outlives a reload, and leaving asks.
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText("We restored your unsaved changes.")).toBeVisible();
  await page.getByRole("link", { name: "All resumes" }).click();
  await page
    .getByRole("dialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Stay" })
    .click();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect.poll(headings).toEqual(before);
  await page.getByRole("link", { name: "All resumes" }).click();
  await expect(page).toHaveURL(/\/my-resumes$/);
});

test("sections go where they are dragged", async ({ page }) => {
  await paste(page);
  const headings = () => page.locator("main h2:not(.sr-only)").allTextContents();
  const before = await headings();
  const grip = page.getByRole("button", { name: `Drag ${before[1]}`, exact: true });
  await grip.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(`${before[1]} is at position 1.`)).toBeAttached();
  // The first press may come before the places are measured, as a person's may: then it is pressed again.
  await expect(async () => {
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText(`${before[1]} is at position 2.`)).toBeAttached({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press("Space");
  await expect.poll(headings).toEqual([before[0], before[2], before[1], ...before.slice(3)]);
});

test("upload, export and the original file", async ({ page }) => {
  await page.goto("/my-resumes/new");
  await page.getByLabel("Resume file").setInputFiles(file("scan.pdf"));
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByLabel("Resume file").setInputFiles(file("engineer.pdf"));
  await expect(page.getByRole("button", { name: "Save as version 2" })).toBeVisible();
  for (const [name, ending] of [
    ["PDF", "pdf"],
    ["DOCX", "docx"],
    ["TXT", "txt"],
    ["Markdown", "md"],
    ["JSON", "json"],
    ["Original file", "pdf"],
  ] as const) {
    await page.getByRole("button", { name: "Download", exact: true }).click();
    const coming = page.waitForEvent("download");
    await page.getByRole("menuitem", { name, exact: true }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`));
    if (name === "Original file")
      expect(await readFile(await download.path())).toEqual(await readFile(file("engineer.pdf")));
  }
});

test("two tabs: the second to save is told and saves beside", async ({ page, context }) => {
  await paste(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel("Headline").fill("From the other tab");
  await page.getByLabel("Headline").fill("From the first tab");
  await saveAs(other, 2);
  await page.getByRole("button", { name: "Save as version 2" }).click();
  const dialog = page.getByRole("dialog", { name: "Version 2 was saved in another tab or browser" });
  // What stands here is the text that was not saved, beside the newest.
  await expect(dialog.locator("ins").first()).toContainText("first");
  await expect(dialog.locator("del").first()).toContainText("other");
  await dialog.getByRole("button", { name: "Save as version 3" }).click();
  await expect(toast(page, "Resume version created")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save as version 4" })).toBeVisible();
  await expect(page.getByLabel("Headline")).toHaveValue("From the first tab");
});

test("duplicate, rename, trash, undo, restore and erase", async ({ page }) => {
  await paste(page, "Ledger");
  await page.goto("/my-resumes");
  const choose = async (title: string, action: string) => {
    await page.getByRole("button", { name: `Actions for ${title}`, exact: true }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  await choose("Ledger", "Duplicate");
  const list = page.getByRole("region", { name: "Resumes" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await choose("Ledger", "Rename");
  await page.getByRole("dialog").getByLabel("Title").fill("Auditor");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(list.getByRole("link", { name: "Auditor" })).toBeVisible();
  await choose("Auditor", "Delete");
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await choose("Auditor", "Delete");
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await page.getByRole("link", { name: "Trash" }).click();
  await expect(page.getByRole("heading", { name: "Auditor" })).toBeVisible();
  await page.getByRole("button", { name: "Delete Auditor permanently" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete permanently" }).click();
  await expect(page.getByRole("heading", { name: "Trash is empty" })).toBeVisible();
});

test("a job: read, corrected, matched, applied for, deleted and taken back", async ({ page }) => {
  await paste(page);
  await addJob(page, jobs.accountant);
  const must = page.getByRole("region", { name: "Required" });
  const asked = await must.getByRole("listitem").count();
  expect(asked).toBeGreaterThan(0);
  await must.getByRole("combobox").first().selectOption("NONE");
  await expect(page.getByRole("region", { name: "Not a requirement" }).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Match resume", exact: true }).click();
  await expect(page).toHaveURL(/analyses/);
  await expect(page.getByTestId("match-score")).toBeVisible();
  await page.getByLabel("Notes on this analysis").fill("Ask about the audit.");
  await page.getByRole("button", { name: "Save notes" }).click();
  await expect(toast(page, "Notes updated")).toBeVisible();
  await page.getByRole("link", { name: "Back to job" }).click();
  await page.getByRole("combobox", { name: "Resume" }).last().selectOption({ label: "Accountant" });
  await page.getByRole("combobox", { name: "Version", exact: true }).selectOption({ index: 1 });
  await page.getByRole("button", { name: "Mark as sent" }).click();
  await expect(page.getByText(/locked$/)).toBeVisible();
  await expect(page.getByRole("radio", { name: "Applied" })).toBeChecked();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Add your first job" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator("[data-job]")).toHaveCount(1);
});

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });
    test("every screen can be used by anybody", async ({ page, context }) => {
      const shown = (name: string) => look(page, `resumes-${name}`);
      await page.goto("/my-resumes");
      await expect(page.getByRole("heading", { name: "Add your first resume" })).toBeVisible();
      await shown("empty");
      await page.goto("/my-resumes/jobs");
      await expect(page.getByRole("heading", { name: "Add your first job" })).toBeVisible();
      await shown("jobs-empty");
      await page.goto("/my-resumes/trash");
      await expect(page.getByRole("heading", { name: "Trash is empty" })).toBeVisible();
      await shown("trash-empty");
      await page.goto("/my-resumes/new");
      await shown("new");
      await paste(page);
      await shown("editor");
      if (width === 390) {
        await page.getByRole("radio", { name: "Preview" }).check();
        await shown("preview");
        await page.getByRole("radio", { name: "Text" }).check();
      }
      await page.getByLabel("Headline").fill("Chartered accountant");
      await saveAs(page, 2);
      const other = await context.newPage();
      await other.goto(page.url());
      await other.getByLabel("Headline").fill("Auditor of charities");
      await page.getByLabel("Headline").fill("Chartered accountant, auditor");
      await saveAs(other, 3);
      await other.close();
      await page.getByRole("button", { name: "Save as version 3" }).click();
      const conflict = page.getByRole("dialog", { name: "Version 3 was saved in another tab or browser" });
      await expect(conflict.locator("ins").first()).toBeVisible();
      await shown("conflict");
      await conflict.getByRole("button", { name: "Save as version 4" }).click();
      await expect(page.getByText("All changes saved")).toBeVisible();
      await page.getByRole("radio", { name: /Versions/ }).check();
      await expect(page.getByRole("checkbox", { name: "Compare version 2" })).toBeVisible();
      await shown("versions");
      await page.getByRole("link", { name: "Open version 1" }).click();
      await expect(page.getByRole("heading", { name: "Version 1 (read-only)" })).toBeVisible();
      await shown("older");
      await page.goBack();
      await page.getByRole("checkbox", { name: "Compare version 1" }).check();
      await page.getByRole("checkbox", { name: "Compare version 2" }).check();
      await page.getByRole("link", { name: "Compare version 1 with version 2" }).click();
      await expect(page.locator("ins").first()).toBeVisible();
      await shown("compare");
      await page.goto("/my-resumes/jobs/new");
      await page.getByLabel("Job description").fill(jobs.accountant);
      await expect(page.getByText(/requirements found/)).toBeVisible();
      await shown("job-new");
      await page.getByRole("button", { name: "Save job" }).click();
      await expect(page.getByRole("heading", { name: "Requirements" })).toBeVisible();
      await page.getByRole("button", { name: "Match resume", exact: true }).click();
      await expect(page.getByTestId("match-score")).toBeVisible();
      await shown("analysis");
      await page.getByRole("link", { name: "Back to job" }).click();
      await expect(page.getByRole("heading", { name: "Matches over time" })).toBeVisible();
      await page.getByLabel("Notes on this job").fill("Call Mia on Monday.");
      await shown("job");
      await page.getByLabel("Notes on this job").press("Control+Enter");
      await expect(page.getByText("Unsaved changes")).toHaveCount(0);
      await page.getByRole("link", { name: "Edit", exact: true }).click();
      await expect(page.getByRole("button", { name: "Save changes" })).toBeVisible();
      await shown("job-edit");
      await page.goto("/my-resumes/jobs");
      await expect(page.locator("[data-job]")).toBeVisible();
      await shown("jobs");
      await page.goto("/my-resumes");
      await expect(page.getByRole("region", { name: "Resumes" })).toBeVisible();
      await page.getByRole("button", { name: "Actions for Accountant" }).click();
      await shown("list");
      await page.keyboard.press("Escape");
      await page.getByRole("radio", { name: "Grid" }).check();
      await expect(page.locator("li img").first()).toBeVisible();
      await shown("grid");
      await page.getByRole("button", { name: "Actions for Accountant" }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await page.goto("/my-resumes/trash");
      await expect(page.getByRole("heading", { name: "Accountant" })).toBeVisible();
      await shown("trash");
    });
  });

test("menus stay inside a narrow window", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await paste(page);
  for (const name of ["Download", "Add section"]) {
    await page.getByRole("button", { name, exact: true }).click();
    const box = await page.getByRole("menu").boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
    await page.keyboard.press("Escape");
  }
});
