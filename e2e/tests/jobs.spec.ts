import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { askResume, signedIn } from "../accounts.ts";
import { look } from "../look.ts";
import { jobs } from "./trial.ts";

/** Keeps a job over the API. */
async function keep(page: Page, title: string, more: Record<string, unknown> = {}): Promise<string> {
  const { createJobDescription } = await askResume<{ createJobDescription: { id: string } }>(
    page,
    "mutation ($input: CreateJobDescriptionInput!) { createJobDescription(input: $input) { id } }",
    { input: { title, company: "Tarn & Vale", location: "Leeds", description: jobs.accountant, ...more } },
  );
  return createJobDescription.id;
}

const column = (page: Page, stage: string) => page.locator(`[data-stage="${stage}"]`);
const card = (page: Page, title: string) => page.locator("[data-job]").filter({ hasText: title });

test.beforeEach(async ({ page }) => void (await signedIn(page)));

test("jobs are moved by dragging, by keys and by choice, and stay there", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 }); // so that nothing scrolls under the pointer
  for (const title of ["Planner", "Baker", "Analyst"]) await keep(page, title);
  await page.goto("/my-resumes/jobs");
  await expect(column(page, "SAVED").locator("[data-job]")).toHaveCount(3);

  await card(page, "Planner").dragTo(column(page, "INTERVIEW"));
  await expect(column(page, "INTERVIEW").locator("[data-job]")).toHaveText(/Planner/);
  await expect(page.getByText("Job description updated")).toBeVisible();

  await page.getByRole("link", { name: "Baker" }).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(column(page, "APPLIED").locator("[data-job]")).toHaveText(/Baker/);
  await expect(page.getByRole("link", { name: "Baker" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("link", { name: "Planner" })).toBeFocused();

  await page.getByLabel("Move Analyst").selectOption("Closed");
  await expect(column(page, "CLOSED").locator("[data-job]")).toHaveText(/Analyst/);
  await page.reload();
  for (const [stage, title] of [["INTERVIEW", "Planner"], ["APPLIED", "Baker"], ["CLOSED", "Analyst"]] as const)
    await expect(column(page, stage).locator("[data-job]")).toHaveText(new RegExp(title));
  await expect(card(page, "Baker")).toContainText(/Applied/);
});

test("jobs are searched on the server, shown as a list and downloaded", async ({ page }) => {
  for (let n = 0; n < 35; n++) await keep(page, `Planner ${n}`);
  await keep(page, "Zebra keeper", { salary: "£30k", notes: "Ask Mïa", followUpOn: "2020-01-01" });
  await page.goto("/my-resumes/jobs");
  await expect(page.getByText("36 open · 1 follow-up due")).toBeVisible();
  await page.getByRole("radio", { name: "List" }).check();
  const rows = page.getByRole("region", { name: "Jobs" }).getByRole("link");
  await expect(rows.first()).toBeVisible();
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows).toHaveCount(36);
  await page.getByLabel("Search").fill("mia");
  await expect(rows).toHaveText(["Zebra keeper"]);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text.split("\r\n")).toHaveLength(3);
  expect(text).toContain("Zebra keeper,Tarn & Vale,Leeds,Saved,,£30k,");
  await page.getByLabel("Search").fill("nothing like it");
  await expect(page.getByText("No job matches your search.")).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();
  await page.reload();
  await expect(page.getByRole("radio", { name: "List" })).toBeChecked();
});

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });
    test("the board can be used by anybody", async ({ page }) => {
      const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      await keep(page, "Transport planner", { salary: "£34–38k", followUpOn: day(-2) });
      await keep(page, "Service analyst", { followUpOn: day(5) });
      await keep(page, "Operations planner", { stage: "INTERVIEW", interviewAt: `${day(1)}T10:30:00Z`, followUpOn: day(0) });
      await keep(page, "A very long title of a job that nobody would want to read to its very end", { stage: "CLOSED" });
      await page.goto("/my-resumes/jobs");
      await expect(card(page, "Transport planner")).toBeVisible();
      if (width === 390) {
        await expect(column(page, "INTERVIEW")).toBeHidden();
        await page.getByRole("button", { name: "Interview 1" }).click();
        await expect(card(page, "Operations planner")).toBeVisible();
        await page.getByLabel("Move Operations planner").selectOption("Offer");
        await expect(page.getByRole("button", { name: "Offer 1" })).toBeVisible();
        await page.getByRole("button", { name: "Saved 2" }).click();
      }
      await look(page, "jobs-board");
      await page.getByRole("radio", { name: "List" }).check();
      await expect(page.getByRole("region", { name: "Jobs" })).toBeVisible();
      await look(page, "jobs-list");
    });
  });

test("a posting comes along with the bookmark, and a link inside is refused", async ({ page }) => {
  await page.goto("/my-resumes/jobs/new");
  const program = (await page.getByRole("link", { name: "Save to Vitae" }).getAttribute("href")) ?? "";
  await page.getByLabel("Link to the posting").fill(`${new URL(page.url()).origin}/about`);
  await page.getByRole("button", { name: "Read link" }).click();
  await expect(page.getByText("Paste the text of the posting instead.")).toBeVisible();
  await page.getByLabel("Link to the posting").fill("");

  const opened = page.context().waitForEvent("page");
  await page.evaluate((text) => {
    document.body.innerText = text;
  }, jobs.accountant);
  await page.evaluate(decodeURIComponent(program.replace(/^javascript:/, "")));
  const form = await opened;
  await expect(form.getByLabel("Job description")).toHaveValue(/\w/);
  await expect(form.getByLabel("Job title")).not.toHaveValue("");
  await expect(form.getByLabel("Link to the posting")).toHaveValue(/my-resumes\/jobs\/new/);
  await expect(form).toHaveURL(/\/my-resumes\/jobs\/new$/);
  await form.getByRole("button", { name: "Save job" }).click();
  await expect(form.getByRole("link", { name: "Open the posting" })).toBeVisible();
});
