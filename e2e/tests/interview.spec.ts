import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { signedIn } from "../accounts.ts";
import { look } from "../look.ts";
import { addResume, expect, jobs, score, tailor, test } from "./trial.ts";

const line = "Moved 14 payment services to Kubernetes in production and cut releases to 3 hours";

const questions = (page: Page) => page.getByTestId("questions");

/** Opens the question about Kubernetes, which no test resume shows, by its skill. */
async function askKubernetes(page: Page) {
  await page.getByRole("tab", { name: /Skills/ }).click();
  await page.getByRole("button", { name: /Answer a question about Kubernetes/ }).click();
  await expect(questions(page).getByRole("heading", { name: /Kubernetes/ })).toBeVisible();
}

async function answerKubernetes(page: Page) {
  await askKubernetes(page);
  await questions(page).getByLabel("What did you do, and what was the result?").fill(line);
  await questions(page).getByRole("button", { name: "Add this line" }).click();
  await expect(questions(page).getByTestId("answer")).toContainText(line);
}

/** Expects that no tab is cut off at the side of its list. */
async function expectTabsInSight(page: Page) {
  const cut = await page.getByRole("tablist").evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    const tabs = [...list.querySelectorAll("[role=tab]")].map((tab) => tab.getBoundingClientRect());
    return tabs.filter((tab) => tab.left < left || tab.right > right).length;
  });
  expect(cut, "tabs are cut off").toBe(0);
}

/** Expects that a button at the lower edge of the window is not under the bar at the foot. */
async function expectUncovered(button: Locator) {
  const hit = await button.evaluate((element) => {
    element.scrollIntoView({ block: "end", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(hit, "something covers the button").toBe(true);
}

for (const width of [390, 1280]) {
  test(`questions are clear and reachable at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await tailor(page, "accountant.txt", jobs.engineer);
    await page.getByRole("button", { name: "Essential Cookies Only" }).click();
    await look(page, "i-invitation");
    await expectTabsInSight(page);
    await askKubernetes(page);
    await look(page, "i-question");
    await expectUncovered(questions(page).getByRole("button", { name: "Add this line" }));
    await questions(page).getByRole("button", { name: "Add this line" }).click();
    await look(page, "i-empty");
    await answerKubernetes(page);
    await look(page, "i-answered");
  });
}

test("an answer is a line of the page, the score and the file, and outlives a reload", async ({ page }) => {
  await tailor(page, "accountant.txt", jobs.engineer);
  const before = await score(page);
  await answerKubernetes(page);
  await expect.poll(() => score(page)).toBeGreaterThan(before);
  const after = await score(page);
  await expect(page.getByRole("region", { name: "Tailored", exact: true })).toContainText(line);
  await page.reload();
  await expect(page.getByTestId("match-score")).toHaveText(String(after));
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "TXT" }).click();
  expect((await readFile(await (await download).path(), "utf8")).replace(/\s+/g, " ")).toContain(line);
  await page.getByRole("tab", { name: /Questions/ }).click();
  await page.getByRole("button", { name: /Remove your answer about/ }).click();
  await expect.poll(() => score(page)).toBe(before);
});

test("a member's answers are kept with the version", async ({ page }) => {
  await signedIn(page);
  await page.goto("/upload");
  await addResume(page, "accountant.txt");
  await page.getByLabel("Job description").fill(jobs.engineer);
  await page.getByRole("button", { name: "Tailor resume" }).click();
  await expect(page.getByTestId("match-score")).toBeVisible();
  const kept = page.waitForResponse((r) => r.request().postData()?.includes("DecideChanges") ?? false);
  await answerKubernetes(page);
  const { data } = (await (await kept).json()) as { data: { decideChanges: { id: string } } };
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`/upload?step=result&version=${data.decideChanges.id}`);
  await expect(page.getByRole("region", { name: "Tailored", exact: true })).toContainText(line);
  await page.getByRole("tab", { name: /Questions/ }).click();
  await expect(questions(page).getByTestId("answer")).toContainText(line);
});
