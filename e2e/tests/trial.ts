import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";

export { expect };

export const file = (name: string) => join(import.meta.dirname, "../files", name);

/** Postings written for these tests, one for each resume in files/. */
export const jobs = {
  engineer: `Senior Backend Engineer, Payments
Tallyhook, Seattle, WA (hybrid)

We move money for 40,000 small shops. You will design and run the services behind it.

Requirements
- 5+ years of experience building backend services in Go or Java
- PostgreSQL: schema design and query tuning
- Kubernetes in production
- Experience with distributed systems and incident response
- Bachelor's degree in Computer Science or equivalent experience

Nice to have
- Kafka
- Terraform
- Mentoring of engineers

Benefits: health insurance, 401(k), a dog-friendly office.`,
  nurse: `Registered Nurse - Telemetry
Cibola Heart Hospital, Albuquerque, NM

Must have: active New Mexico RN licence, BLS and ACLS, 2 years of telemetry or cardiac step-down experience.
You will care for post-procedure patients, take part in rapid responses and precept new nurses.
Nice to have: charge nurse experience, Epic, Spanish.`,
  accountant: `Finance Manager
Aire Valley Foods Ltd, Leeds

What you bring
- ACA, ACCA or CIMA qualified
- Month-end close and statutory accounts under FRS 102
- Experience of working with auditors
- Advanced Excel; Power BI is an advantage
- At least 5 years in practice or industry`,
} as const;

/** A page that fails its test when the browser reports an error or a breach of the content security policy. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
    page.on("console", (message) => {
      // A refused request is what some tests are about; the browser reports every one of them.
      if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) {
        complaints.push(`console: ${message.text()}`);
      }
    });
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) =>
        console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`),
      );
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export async function addResume(page: Page, name: string): Promise<void> {
  await page.getByLabel("Resume file").setInputFiles(file(name));
  await expect(page.getByRole("heading", { name: "What we read from your resume" })).toBeVisible();
}

/** Goes the whole way: a resume, a job, the result. */
export async function tailor(page: Page, resume: string, job: string): Promise<void> {
  await page.goto("/upload");
  await addResume(page, resume);
  await page.getByLabel("Job description").fill(job);
  await page.getByRole("button", { name: "Tailor resume" }).click();
  await expect(page.getByTestId("match-score")).toBeVisible();
}

export async function score(page: Page): Promise<number> {
  return Number(await page.getByTestId("match-score").textContent());
}

/** The next decision that is sent, and the score that the server answers. */
export async function decided(page: Page): Promise<{ takenBack: string[]; score: number }> {
  const response = await page.waitForResponse(/trial\/decide/);
  const { takenBack } = response.request().postDataJSON() as { takenBack: string[] };
  const { after } = (await response.json()) as { after: { matchScore: number } };
  return { takenBack, score: after.matchScore };
}
