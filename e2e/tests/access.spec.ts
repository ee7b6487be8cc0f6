import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { signedIn } from "../accounts.ts";
import { addResume, expect, jobs, tailor, test } from "./trial.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function check(page: Page, name: string) {
  // Things that are rising in have their final colours only once they stand.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  await page.screenshot({ path: `results/shots/${name}.png` });
  await page.screenshot({ path: `results/shots/full/${name}.png`, fullPage: true });
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(" ")}`)).toEqual([]);
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider, "the page scrolls sideways").toBe(0);
}

for (const scheme of ["light", "dark"] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${scheme} at ${width} px`, () => {
      test.use({ colorScheme: scheme, viewport: { width, height: width === 390 ? 844 : 900 } });
      const named = (step: string) => `${step}-${scheme}-${width}`;

      test("resume", async ({ page }) => {
        await page.goto("/upload");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await check(page, named("1-empty"));
        await page.getByRole("button", { name: "Tailor resume" }).click();
        await check(page, named("1-missing"));
        await addResume(page, "engineer.pdf");
        await check(page, named("1-resume"));
        await page.getByRole("button", { name: "Correct" }).click();
        await check(page, named("1-correct"));
        await page.getByRole("button", { name: "Done" }).click();
        await page.getByRole("button", { name: "Paste text instead" }).click();
        await check(page, named("1-paste"));
      });

      test("job", async ({ page }) => {
        await page.goto("/upload?step=job");
        await page.getByLabel("Job description").fill(jobs.engineer);
        await expect(page.getByRole("region", { name: "Must have" })).toBeVisible();
        await check(page, named("2-job"));
        await page.getByRole("button", { name: "query tuning" }).press("Delete");
        await page.getByRole("button", { name: "Kafka" }).click();
        await check(page, named("2-corrected"));
      });

      test("result", async ({ page }) => {
        await tailor(page, "engineer.pdf", jobs.engineer);
        await check(page, named("3-result"));
        await page.getByText("How the score comes about").click();
        await page.getByTestId("change").first().getByRole("button", { name: "Take back" }).click();
        await page.getByTestId("change").first().getByText("Taken back").waitFor();
        await check(page, named("3-taken"));
        const edit = page.getByTestId("change").nth(1);
        await edit.getByRole("button", { name: "Edit" }).click();
        await check(page, named("3-editing"));
        await edit.getByLabel("Your own words").fill("Ran 77,000 services in Go");
        await edit.getByRole("button", { name: "Save" }).click();
        await edit.getByText(/Is it true/).waitFor();
        await check(page, named("3-edited"));
        for (const tab of ["Skills", "Advice", "As read"]) {
          await page.getByRole("tab", { name: tab }).click();
          await check(page, named(`3-${tab.toLowerCase().replace(" ", "-")}`));
        }
        if (width === 390) {
          await page.getByRole("radio", { name: "Resume" }).check();
          await check(page, named("3-pages"));
        }
      });

      test("sample", async ({ page }) => {
        await page.goto("/upload?sample");
        await page.getByTestId("match-score").waitFor();
        await check(page, named("s-sample"));
        await page.getByRole("tab", { name: "Skills" }).click();
        await check(page, named("s-skills"));
      });

      test("a member's steps", async ({ page }) => {
        await signedIn(page);
        await page.goto("/upload");
        await addResume(page, "engineer.pdf");
        await check(page, named("m1-resume"));
        await page.getByRole("button", { name: "Start over" }).click();
        await page.getByRole("button", { name: /1 version/ }).waitFor();
        await check(page, named("m1-earlier"));
        await page.getByRole("button", { name: /1 version/ }).click();
        await page.getByLabel("Job description").fill(jobs.engineer);
        const release = await heldBack(page);
        await page.getByRole("button", { name: "Tailor resume" }).click();
        await page.getByRole("heading", { name: "Tailoring your resume" }).waitFor();
        await check(page, named("m2-progress"));
        release();
        await page.getByRole("link", { name: /Saved as version/ }).waitFor();
        await check(page, named("m3-result"));
      });
    });
  }
}

/** Holds a run's answer back, so that its progress can be looked at, until the function that it gives is called. */
async function heldBack(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/resume/graphql", async (route) => {
    if (!route.request().postData()?.includes("generateOptimizedResume")) return route.continue();
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return release;
}

test("moves nothing when motion is not wanted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await tailor(page, "engineer.pdf", jobs.engineer);
  const longest = await page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map((a) => Number(a.effect?.getComputedTiming().duration ?? 0))),
  );
  expect(longest).toBeLessThan(1);
});
