import { expect, type Page, test } from "@playwright/test";
import { signedIn } from "../accounts.ts";
import { look } from "../look.ts";

const toast = (page: Page, title: string) => page.getByRole("status").filter({ hasText: title });

const engineer = `Nora Vale
nora@example.com

Experience
Acme, Backend Engineer, Jan 2020 - Present
- Wrote billing services in Go with PostgreSQL for 30 shops
- Moved nightly reports from cron to Airflow

Globex, Developer, Mar 2016 - Dec 2019
- Built a booking tool in Python and Django

Skills
Go, PostgreSQL, Docker, Terraform

Languages
Spanish (B2)
`;

const posting = `Platform Engineer
Acme

Requirements:
- Experience with Kubernetes and Terraform
- PostgreSQL and Go
- Nice to have: Apache Kafka
`;

async function resume(page: Page) {
  await page.goto("/my-resumes/new");
  await page.getByLabel("Title").fill("Engineer");
  await page.getByLabel("Resume text").fill(engineer);
  await page.getByRole("button", { name: "Create resume" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Engineer" })).toBeVisible();
}

async function job(page: Page) {
  await page.goto("/my-resumes/jobs/new");
  await page.getByLabel("Job description").fill(posting);
  await page.getByLabel("Job title").fill("Platform Engineer");
  await page.getByRole("button", { name: "Save job" }).click();
  await expect(page.getByRole("heading", { name: "Requirements" })).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await signedIn(page);
  await page.goto("/skills");
  await page.getByRole("button", { name: "Essential Cookies Only" }).click();
});

test("from what is missing to a finished plan, on a phone and by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("heading", { name: "Your skills come from your resumes" })).toBeVisible();
  await expect(page.getByText(/^Save a job to see/)).toBeVisible();
  await look(page, "skills-empty");

  await resume(page);
  await job(page);
  await page.getByRole("link", { name: "All jobs" }).click();
  await page.getByRole("link", { name: "Skills", exact: true }).click();
  await expect(page.getByRole("region", { name: "Your skills" })).toBeVisible();
  await look(page, "skills-list");
  await page.setViewportSize({ width: 1280, height: 900 });
  await look(page, "skills-list");

  await page.getByRole("link", { name: "Create a plan for Apache Kafka" }).click();
  await expect(page.getByRole("combobox", { name: "Skill" })).toHaveValue("Apache Kafka");
  await look(page, "skills-new-plan");
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page, "skills-new-plan");
  await page.getByRole("button", { name: "Create plan" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Apache Kafka" })).toBeVisible();
  await look(page, "skills-plan");

  const boxes = page.getByRole("checkbox");
  for (let i = 0; i < (await boxes.count()); i++) await boxes.nth(i).press("Space");
  await expect(page.getByRole("heading", { name: "Plan finished" })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await look(page, "skills-plan-done");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Plan finished" })).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/skills$/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: "Apache Kafka", exact: true })).toBeVisible();
  await expect(page.getByText(/Finished/)).toBeVisible();
});

test("skills are added, corrected, hidden and taken back", async ({ page }) => {
  await resume(page);
  await page.goto("/add-skill");
  await page.getByRole("combobox", { name: "Skill" }).pressSequentially("kubern");
  await expect(page.getByRole("option", { name: /^Kubernetes/ })).toBeVisible();
  await look(page, "skills-add");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("radio", { name: /^2 · Beginner/ }).check();
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page, "skills-add");
  await page.getByRole("button", { name: "Add skill" }).click();
  await expect(toast(page, "Skill added")).toBeVisible();
  const rows = page.getByRole("region", { name: "Your skills" }).getByRole("heading", { level: 3 });
  await expect(rows.first()).toHaveText("Kubernetes");

  const shown = (await rows.nth(1).textContent()) ?? "";
  await page.getByRole("button", { name: `Actions for ${shown}`, exact: true }).click();
  await page.getByRole("menuitem", { name: "Hide" }).click();
  await expect(page.getByRole("button", { name: `Actions for ${shown}`, exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: `Actions for ${shown}`, exact: true })).toBeVisible();
  await expect(page.getByText(/· rated by you/)).toHaveCount(1);

  await page.getByRole("button", { name: "Actions for Kubernetes" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Edit Kubernetes" })).toBeVisible();
  await page.getByRole("radio", { name: /^3 · Competent/ }).check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText(/^Level 3 of 5, Competent · rated by you/)).toBeVisible();
});
