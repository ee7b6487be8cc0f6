import { expect, type Page, test } from "@playwright/test";
import { signedIn } from "../accounts.ts";
import { look } from "../look.ts";
import { file } from "./trial.ts";

const postings = {
  "Backend Engineer": "Backend Engineer\nRequirements\n- Go\n- PostgreSQL\n- Docker\n- Kubernetes\n",
  "Platform Engineer": "Platform Engineer\nRequirements\n- Kubernetes\n- Terraform\n- Ansible\n- Linux\n",
  "Data Engineer": "Data Engineer\nRequirements\n- Python\n- Apache Kafka\n- PostgreSQL\n- Apache Spark\n",
};

async function addPapers(page: Page): Promise<void> {
  await page.goto("/my-resumes/new");
  await page.getByLabel("Resume file").setInputFiles(file("engineer.pdf"));
  await expect(page.getByLabel("Name", { exact: true })).not.toHaveValue("");
  for (const [title, text] of Object.entries(postings)) {
    await page.goto("/my-resumes/jobs/new");
    await page.getByLabel("Job description").fill(text);
    await page.getByLabel("Job title").fill(title);
    await page.getByRole("button", { name: "Save job" }).click();
    await expect(page.getByRole("heading", { name: "Requirements" })).toBeVisible();
  }
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test("three jobs become a matrix whose weights move the fit, and stay so", async ({ page }) => {
      await signedIn(page);
      await page.goto("/competitive-analysis");
      await page.getByRole("heading", { name: "Compare your first jobs" }).waitFor();
      await page.getByRole("button", { name: "Essential Cookies Only" }).click();
      const current = page.getByRole("navigation", { name: "My Resumes" }).locator("[aria-current=page]");
      await expect(current, "the current place is in view").toBeInViewport({ ratio: 1 });
      await look(page, "c-empty");
      await addPapers(page);
      await page.goto("/create-competitive-analysis");
      for (const title of Object.keys(postings)) await page.getByLabel(new RegExp(`^${title}`)).check();
      await expect(page.getByText("3 jobs selected. Choose 2 to 10.")).toBeVisible();
      await look(page, "c-form");
      await page.getByRole("button", { name: "Compare", exact: true }).click();

      const fits = page.getByRole("region", { name: "Best fit" });
      await expect(fits.getByText(/of 100/).first()).toBeVisible();
      const before = await fits.textContent();
      await look(page, "c-matrix");
      const weight = page
        .getByRole("group", { name: "Weight of PostgreSQL" })
        .getByRole("radio", { name: "1" });
      const kept = page.waitForResponse(
        (r) => r.request().postData()?.includes("SetComparisonWeights") ?? false,
      );
      await weight.focus();
      await page.keyboard.press("ArrowLeft");
      await kept;
      await expect.poll(() => fits.textContent()).not.toBe(before);
      const after = await fits.textContent();
      await page.reload();
      await expect.poll(() => fits.textContent()).toBe(after);
      await look(page, "c-weighed");

      await page.getByRole("link", { name: "All comparisons" }).click();
      await expect(page.getByText(/^Best fit: /)).toBeVisible();
      await look(page, "c-list");
      await page.getByRole("button", { name: /^Delete / }).click();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByText(/^Best fit: /)).toBeVisible();
    });
  });
}
