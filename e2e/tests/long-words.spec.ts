import type { Page } from "@playwright/test";
import { askResume, signedIn } from "../accounts.ts";
import { expect, jobs, tailor, test } from "./trial.ts";

/** Longer than any phone is wide, and without a place to break. */
const long = "Betriebsunfallversicherungsgesellschaft".repeat(4);

test.use({ viewport: { width: 390, height: 844 } });

/** Expects that a page is not wider than the window, and that no word is cut off at the side. */
async function fits(page: Page) {
  const wider = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(wider, { message: "the page scrolls sideways" }).toBe(0);
}

test("a long word in an answer breaks instead of widening the result", async ({ page }) => {
  await tailor(page, "accountant.txt", jobs.engineer);
  await page.getByRole("tab", { name: /Questions/ }).click();
  const questions = page.getByTestId("questions");
  await questions.getByLabel("What did you do, and what was the result?").fill(`Ran ${long}`);
  await fits(page);
  await questions.getByRole("button", { name: "Add this line" }).click();
  await expect(questions.getByTestId("answer")).toContainText(long);
  await fits(page);
  for (const name of [/Changes/, /Skills/, /Advice/, /What parsers see/]) {
    await page.getByRole("tab", { name }).click();
    await fits(page);
  }
  await page.locator("label").filter({ hasText: /^Resume$/ }).click();
  await expect(page.getByRole("region", { name: "Tailored", exact: true })).toContainText(long);
  await fits(page);
});

test("a long word in a fact, a job, its notes or a resume breaks", async ({ page }) => {
  await signedIn(page);
  await page.goto("/my-facts");
  await askResume(page, "mutation A($input: FactInput!) { addFact(input: $input) { id } }", {
    input: { requirement: long, reply: "LINE", text: `Built ${long}`, place: `Analyst, ${long}` },
  });
  await page.reload();
  await expect(page.getByTestId("fact")).toContainText(`Built ${long}`);
  await fits(page);
  await page.getByRole("button", { name: /^Edit your fact/ }).click();
  await fits(page);

  await page.goto("/my-resumes/jobs/new");
  await page.getByLabel("Job description").fill(`${long}\n${long}\n\nRequirements\n- ${long}\n- Python`);
  await page.getByLabel("Job title").fill(long.slice(0, 150));
  await fits(page);
  await page.getByRole("button", { name: "Save job" }).click();
  await page.getByLabel("Notes on this job").fill(long);
  await page.getByRole("button", { name: "Save notes" }).click();
  await fits(page);

  await page.goto("/my-resumes/new");
  await page.getByLabel("Title").fill(long.slice(0, 150));
  await page.getByLabel("Resume text").fill(`Nora Vale\n\nExperience\nAnalyst, ${long}, 2019 - Present\n- ${long}`);
  await page.getByRole("button", { name: "Create resume" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(long.slice(0, 150));
  await fits(page);
});
