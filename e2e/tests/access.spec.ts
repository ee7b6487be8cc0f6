import type { Page } from "@playwright/test";
import { signedIn } from "../accounts.ts";
import { look } from "../look.ts";
import { addResume, expect, jobs, tailor, test } from "./trial.ts";

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test("resume", async ({ page }) => {
      await page.goto("/upload");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await look(page, "1-empty");
      await page.getByRole("button", { name: "Tailor resume" }).click();
      await look(page, "1-missing");
      await addResume(page, "engineer.pdf");
      await look(page, "1-resume");
      await page.getByRole("button", { name: "Edit", exact: true }).click();
      await look(page, "1-correct");
      await page.getByRole("button", { name: "Done" }).click();
      await page.getByRole("button", { name: "Paste text instead" }).click();
      await look(page, "1-paste");
    });

    test("job", async ({ page }) => {
      await page.goto("/upload?step=job");
      await page.getByLabel("Job description").fill(jobs.engineer);
      await expect(page.getByRole("region", { name: "Required" })).toBeVisible();
      await look(page, "2-job");
      await page.getByRole("button", { name: "query tuning" }).press("Delete");
      await page.getByRole("button", { name: "Kafka" }).click();
      await look(page, "2-corrected");
    });

    test("result", async ({ page }) => {
      await tailor(page, "engineer.pdf", jobs.engineer);
      await look(page, "3-result");
      await page.getByText("How your score is calculated").click();
      await page.getByTestId("change").first().getByRole("button", { name: "Take back" }).click();
      await page.getByTestId("change").first().getByText("Taken back").waitFor();
      await look(page, "3-taken");
      const edit = page.getByTestId("change").nth(1);
      await edit.getByRole("button", { name: "Edit" }).click();
      await look(page, "3-editing");
      await edit.getByLabel("Your own words").fill("Ran 77,000 services in Go");
      await edit.getByRole("button", { name: "Save" }).click();
      await edit.getByText(/Is it true/).first().waitFor();
      await look(page, "3-edited");
      for (const tab of ["Skills", "Advice", "What parsers see"]) {
        await page.getByRole("tab", { name: tab }).click();
        await look(page, `3-${tab.toLowerCase().replace(" ", "-")}`);
      }
      if (width === 390) {
        await page.getByRole("radio", { name: "Resume" }).check();
        await look(page, "3-pages");
      }
    });

    test("sample", async ({ page }) => {
      await page.goto("/upload?sample");
      await page.getByTestId("match-score").waitFor();
      await look(page, "s-sample");
      await page.getByRole("tab", { name: "Skills" }).click();
      await look(page, "s-skills");
    });

    test("a member's steps", async ({ page }) => {
      await signedIn(page);
      await page.goto("/upload");
      await addResume(page, "engineer.pdf");
      await look(page, "m1-resume");
      await page.getByRole("button", { name: "Start over" }).click();
      await page.getByRole("button", { name: /1 version/ }).waitFor();
      await look(page, "m1-earlier");
      await page.getByRole("button", { name: /1 version/ }).click();
      await page.getByLabel("Job description").fill(jobs.engineer);
      const release = await heldBack(page);
      await page.getByRole("button", { name: "Tailor resume" }).click();
      await page.getByRole("heading", { name: "Tailoring your resume" }).waitFor();
      await look(page, "m2-progress");
      release();
      await page.getByRole("link", { name: /Saved as version/ }).waitFor();
      await look(page, "m3-result");
    });
  });
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
