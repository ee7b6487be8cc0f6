import { expect, type Page, test } from "@playwright/test";
import { askResume, signedIn, signIn } from "../accounts.ts";
import { look } from "../look.ts";

const resume = `Jane Example
jane.example@example.com | +1 415 555 0100

Experience
Senior Software Engineer, Acme Corp, Jan 2020 - Present
- Built payment services in Go handling 2,000 requests per second
- Responsible for deployment with Docker

Software Engineer, Globex, Mar 2016 - Dec 2019
- Cut PostgreSQL query time by 40%

Education
BSc Computer Science, State University, 2015

Skills
Go, PostgreSQL, Docker
`;
const job = `Senior Backend Engineer
Requirements:
- 5+ years of experience with Golang
- Docker, Postgres and Kubernetes
Nice to have: Kafka
`;

/** A resume, a job and an optimised version of the one for the other. */
async function fill(page: Page) {
  const { createResume } = await askResume<{ createResume: { latest: { id: string } } }>(
    page,
    "mutation R($i: CreateResumeInput!) { createResume(input: $i) { latest { id } } }",
    { i: { title: "Jane's resume", content: resume } },
  );
  const { createJobDescription } = await askResume<{ createJobDescription: { id: string } }>(
    page,
    "mutation J($i: CreateJobDescriptionInput!) { createJobDescription(input: $i) { id } }",
    { i: { title: "Senior Backend Engineer", company: "Initech", description: job } },
  );
  await askResume(
    page,
    "mutation O($i: GenerateOptimizedResumeInput!) { generateOptimizedResume(input: $i) { id } }",
    {
      i: { resumeVersionId: createResume.latest.id, jobDescriptionId: createJobDescription.id },
    },
  );
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test("dashboard, profile and settings", async ({ page }) => {
      await signedIn(page);
      await page.goto("/my");
      await expect(page.getByRole("heading", { name: "Three steps to your first match" })).toBeVisible();
      await look(page, "home-empty");
      await fill(page);
      await page.goto("/my");
      await expect(page.getByRole("heading", { name: "Recent matches" })).toBeVisible();
      await look(page, "home-dashboard");
      await page.goto("/profile");
      await expect(page.getByLabel("Job title")).toBeVisible();
      await look(page, "home-profile");
      await page.goto("/settings");
      await expect(page.getByRole("switch", { name: "Updates" })).toBeVisible();
      await expect(page.getByText("This browser")).toBeVisible();
      await look(page, "home-settings");
    });
  });
}

test("the dashboard's next step leads to where it is done", async ({ page }) => {
  await signedIn(page);
  await fill(page);
  await page.goto("/my");
  const steps = page.getByRole("region", { name: "Next step" });
  await expect(steps.getByText(/^Review \d+ changes?/)).toBeVisible();
  const next = steps.getByRole("link").first();
  const target = await next.getAttribute("href");
  // The screen may go on from there at once: whoever waits only after the press can come too late.
  await Promise.all([page.waitForURL((url) => url.pathname + url.search === target), next.click()]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("404 Page Not Found")).toHaveCount(0);
});

test("a profile is kept, its photo too, and both go with a reload", async ({ page }) => {
  await signedIn(page);
  await page.goto("/profile");
  await page.getByLabel("Job title").fill("Nurse");
  await page.getByLabel("Skills, separated by commas").fill("Triage, Wound care");
  await page.reload();
  await expect(page.getByLabel("Job title"), "what was typed outlives a reload").toHaveValue("Nurse");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  await page.getByLabel("Choose a photo").setInputFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer: Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
      "base64",
    ),
  });
  await expect(page.getByAltText("Your profile photo")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Job title")).toHaveValue("Nurse");
  await expect(page.getByAltText("Your profile photo")).toBeVisible();
  await page
    .getByLabel("Replace")
    .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(page.getByRole("alert")).toContainText("Your photo wasn't saved");
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByAltText("Your profile photo")).toHaveCount(0);
});

test("another browser can be signed out, and is", async ({ page, browser, baseURL }) => {
  const account = await signedIn(page);
  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await signIn(elsewhere, account);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Sign out all others" }).click();
  await expect(page.getByText("No other browser is signed in.")).toBeVisible();
  await elsewhere.goto("/my");
  await elsewhere.waitForURL((url) => url.pathname === "/auth");
});
