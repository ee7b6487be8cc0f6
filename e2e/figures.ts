import { addResume, jobs, test } from "./tests/trial.ts";

const rounds = 7;

/** Prints how long the main flow takes in a browser, for a visitor. It asserts nothing about time. */
test("figures", async ({ browser, baseURL }) => {
  const times: Record<string, number[]> = {};
  async function timed(name: string, act: () => Promise<void>): Promise<void> {
    const start = performance.now();
    await act();
    times[name] = [...(times[name] ?? []), Math.round(performance.now() - start)];
  }

  for (let i = 0; i < rounds; i++) {
    const page = await browser.newPage(baseURL ? { baseURL } : {});
    await page.goto("/upload");
    await page.getByLabel("Resume file").waitFor();
    await timed("upload to fields", () => addResume(page, "engineer.pdf"));
    await page.getByLabel("Job description").fill(jobs.engineer);
    await page.getByRole("region", { name: "Must have" }).waitFor();
    await timed("tailor to result", async () => {
      await page.getByRole("button", { name: "Tailor resume" }).click();
      await page.getByTestId("match-score").waitFor();
    });
    await timed("decision to answer", async () => {
      const answer = page.waitForResponse(/trial\/decide/);
      await page.getByTestId("change").first().getByRole("button", { name: "Take back" }).click();
      await answer;
    });
    await page.close();
  }
  for (const [name, all] of Object.entries(times)) {
    const sorted = all.sort((a, b) => a - b);
    console.log(`${name}: median ${sorted[rounds >> 1]} ms, slowest ${sorted.at(-1)} ms of ${rounds}`);
  }
});
