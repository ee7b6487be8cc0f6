import { expect, type Page, test } from "@playwright/test";
import { askResume, signedIn } from "../accounts.ts";
import { takenOver } from "../drawn.ts";
import { look } from "../look.ts";

const row = (page: Page, name: string) =>
  page.getByRole("region", { name: "Storage" }).getByRole("listitem").filter({ hasText: name });

/** Says something of so many skills, as the screen for one would. */
async function addSkills(page: Page, n: number): Promise<void> {
  const query = "mutation S($n: String!) { addUserSkill(input: { name: $n, proficiencyLevel: 2 }) { id } }";
  for (let i = 0; i < n; i++) await askResume(page, query, { n: `Juggling ${i} clubs` });
}

test("what an account keeps is counted, and what is full says what makes room", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signedIn(page);
  await page.goto("/my-resumes/new");
  await page.getByRole("button", { name: "Essential Cookies Only" }).click();
  await page.getByLabel("Title").fill("Engineer");
  await page.getByLabel("Resume text").fill("Nora Vale\n\nSkills\nGo, PostgreSQL\n");
  await page.getByRole("button", { name: "Create resume" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Engineer" })).toBeVisible();

  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Subscription" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your subscription" })).toBeVisible();
  await expect(row(page, "Resumes")).toHaveText("Resumes1 of 500");
  await expect(row(page, "Jobs")).toHaveText("Jobs0 of 2,000");
  await look(page, "subscription");

  await addSkills(page, 300);
  await page.reload();
  await expect(row(page, "Skills")).toContainText("300 of 300Full. Remove skills you added");
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page, "subscription-full");

  // What is refused says so, and what makes room.
  await page.goto("/add-skill");
  await page.getByRole("combobox", { name: "Skill" }).fill("Fire breathing");
  await expect(page.getByRole("option", { name: /as a custom skill$/ })).toBeVisible();
  // The press that closes the list is the one that chooses: nothing moves from under it.
  await page.getByRole("radio", { name: /^4 · Proficient/ }).check();
  await expect(page.getByText(/saved as a custom skill/)).toBeVisible();
  await page.getByRole("button", { name: "Add skill" }).click();
  await expect(page.getByRole("alert")).toContainText("Remove some of them to continue.");
});

test("what is in the trash counts until it is emptied", async ({ page }) => {
  await signedIn(page);
  await page.goto("/my-resumes/jobs/new");
  await page.getByRole("button", { name: "Essential Cookies Only" }).click();
  await page.getByLabel("Job description").fill("We need Go and PostgreSQL.\n\nRequirements:\n- Go\n");
  await page.getByLabel("Job title").fill("Engineer");
  await page.getByRole("button", { name: "Save job" }).click();
  await expect(page.getByRole("heading", { name: "Requirements" })).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).toHaveURL(/\/my-resumes\/jobs$/);

  await page.goto("/subscription");
  await expect(row(page, "Jobs")).toHaveText("Jobs1 of 2,000");
  await page.getByRole("link", { name: "Open trash" }).click();
  await page.getByRole("button", { name: "Empty trash" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Empty trash" }).click();
  await expect(page.getByRole("heading", { name: "Trash is empty" })).toBeVisible();
  await page.goto("/subscription");
  await expect(row(page, "Jobs")).toHaveText("Jobs0 of 2,000");
});

test("the pages about prices say the same to a visitor and to a user", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/plans", takenOver);
  await page.getByRole("button", { name: "Essential Cookies Only" }).click();
  await look(page, "plans");
  await page.goto("/subscribe");
  await expect(page.getByRole("link", { name: "Create an account" })).toBeVisible();
  await look(page, "subscribe");
});
