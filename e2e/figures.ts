import type { Page } from "@playwright/test";
import { signedIn } from "./accounts.ts";
import { addResume, jobs, test } from "./tests/trial.ts";

const rounds = 7;

/** Prints how long the main flow takes in a browser, with a PDF of two pages. It asserts nothing about time. */
for (const who of ["visitor", "member"] as const) {
  test(`figures of a ${who}`, async ({ browser, baseURL }) => {
    const times: Record<string, number[]> = {};
    async function timed(name: string, act: () => Promise<void>): Promise<void> {
      const start = performance.now();
      await act();
      times[name] = [...(times[name] ?? []), Math.round(performance.now() - start)];
    }

    for (let i = 0; i < rounds; i++) {
      const page: Page = await browser.newPage(baseURL ? { baseURL } : {});
      if (who === "member") await signedIn(page);
      await page.goto("/upload");
      await page.getByLabel("Resume file").waitFor();
      await timed("upload of two pages to fields", () => addResume(page, "analyst.pdf"));
      await page.getByLabel("Job description").fill(jobs.engineer);
      await page.getByRole("region", { name: "Required" }).waitFor();
      await timed("tailor to result", async () => {
        await page.getByRole("button", { name: "Tailor resume" }).click();
        await page.getByTestId("match-score").waitFor();
      });
      await timed("decision to answer", async () => {
        const answer = page.waitForResponse((r) => /takenBack/.test(r.request().postData() ?? ""));
        await page.getByTestId("change").first().getByRole("button", { name: "Take back" }).click();
        await answer;
      });
      await page.close();
    }
    for (const [name, all] of Object.entries(times)) {
      const sorted = all.sort((a, b) => a - b);
      console.log(`${who}, ${name}: median ${sorted[rounds >> 1]} ms, slowest ${sorted.at(-1)} ms of ${rounds}`);
    }
  });
}
