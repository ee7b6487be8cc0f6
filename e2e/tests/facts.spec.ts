import type { Page } from "@playwright/test";
import { askResume, signedIn } from "../accounts.ts";
import { look } from "../look.ts";
import { addResume, expect, jobs, test } from "./trial.ts";

const line = "Moved 14 payment services to Kubernetes in production and cut releases to 3 hours";
const other = "Moved 14 payment services to Kubernetes and halved the release time";

/** Another posting that asks for the same thing in other words. */
const nextJob = `Platform Engineer
Greyfield Logistics, Portland, OR

Requirements
- Solid Kubernetes experience
- Linux administration
- PostgreSQL
- Python`;

const questions = (page: Page) => page.getByTestId("questions");

/** The page, which has its own view on a narrow screen. */
const tailored = (page: Page) =>
  page.getByRole("region", { name: "Tailored", exact: true, includeHidden: true });

/** Tailors a resume for a job. */
async function tailorFor(page: Page, job: string) {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("/upload");
  await addResume(page, "accountant.txt");
  await page.getByLabel("Job description").fill(job);
  await page.getByRole("button", { name: "Tailor resume" }).click();
  await expect(page.getByTestId("match-score")).toBeVisible();
}

async function askKubernetes(page: Page) {
  await page.getByRole("tab", { name: /Skills/ }).click();
  await page.getByRole("button", { name: /Answer a question about Kubernetes/ }).click();
  await expect(questions(page).getByRole("heading", { name: /Kubernetes/ })).toBeVisible();
}

/** Waits until the server has an answer. */
const decided = (page: Page) =>
  page.waitForResponse((r) => r.ok() && (r.request().postData()?.includes("DecideChanges") ?? false));

for (const { width, colorScheme } of [
  { width: 390, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const) {
  test.describe(`facts at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme });

    test("an answer is offered for the next posting, edited, deleted and brought back", async ({ page }) => {
      test.slow();
      await signedIn(page);
      await page.goto("/my-facts");
      await expect(page.getByRole("heading", { name: "No facts yet" })).toBeVisible();
      await look(page, "f-none");

      await tailorFor(page, jobs.engineer);
      await askKubernetes(page);
      await questions(page).getByLabel("What did you do, and what was the result?").fill(line);
      let kept = decided(page);
      await questions(page).getByRole("button", { name: "Add this line" }).click();
      await kept;
      await expect(questions(page).getByText("Your answers are also kept in My facts.")).toBeVisible();

      // The next posting: nothing is in the resume until it is used.
      await tailorFor(page, nextJob);
      await expect(tailored(page)).not.toContainText(line);
      await askKubernetes(page);
      const recalled = questions(page).getByTestId("recalled");
      await expect(recalled).toContainText(/On .+, you said:/);
      await expect(recalled).toContainText(line);
      await look(page, "f-recalled");
      kept = decided(page);
      await recalled.getByRole("button", { name: "Use this" }).click();
      await kept;
      await expect(questions(page).getByTestId("answer")).toContainText(line);
      await expect(tailored(page)).toContainText(line);

      // What was denied isn't asked again, but can still be answered.
      await page.getByRole("tab", { name: /Skills/ }).click();
      await page.getByRole("button", { name: /Answer a question about Python/ }).click();
      kept = decided(page);
      await questions(page).getByRole("button", { name: "I haven't done this" }).click();
      await kept;
      await tailorFor(page, `${nextJob}\n- Kafka`);
      await page.getByRole("tab", { name: /Questions/ }).click();
      await expect(questions(page).getByTestId("denied")).toContainText("Python");
      await look(page, "f-denied");
      await questions(page)
        .getByRole("button", { name: /Answer again about Python/ })
        .click();
      await expect(questions(page).getByRole("heading", { name: /Python/ })).toBeFocused();

      await page.goto("/profile");
      await page.getByRole("link", { name: "Open my facts" }).click();
      const facts = page.getByTestId("fact");
      await expect(facts).toHaveCount(2);
      await look(page, "f-list");
      await page.getByRole("searchbox", { name: "Search" }).fill("kubernetes");
      await expect(facts).toHaveCount(1);
      await facts.getByRole("button", { name: /^Edit your fact/ }).click();
      await facts.getByLabel("In your own words").fill("");
      await facts.getByRole("button", { name: "Save" }).click();
      await expect(facts.getByRole("alert")).toHaveText("Write what you did.");
      await look(page, "f-edit");
      await facts.getByLabel("In your own words").fill(other);
      await facts.getByRole("button", { name: "Save" }).click();
      await expect(facts).toContainText(other);
      await expect(facts.getByRole("button", { name: /^Edit your fact/ })).toBeFocused();

      await facts.getByRole("button", { name: /^Delete your fact/ }).click();
      await expect(page.getByText("No facts match your search.")).toBeVisible();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(facts).toContainText(other);
      await page.reload();
      await expect(facts).toHaveCount(2);

      await facts.first().getByRole("button", { name: /^Delete your fact/ }).focus();
      await page.keyboard.press("Enter");
      await expect(facts).toHaveCount(1);
      await expect(facts.getByRole("button", { name: /^Edit your fact/ })).toBeFocused();
      await page.getByRole("button", { name: /^Delete your fact/ }).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: "My facts" })).toBeFocused();
    });
  });
}

test("a fact goes into a job in the editor, and shows a skill", async ({ page }) => {
  await signedIn(page);
  await page.goto("/my-resumes/new");
  await page.getByLabel("Title").fill("Analyst");
  await page
    .getByLabel("Resume text")
    .fill("Nora Vale\n\nExperience\nAnalyst, Initech, 2019 - Present\n- Wrote reports\n\nSkills\nPython\n");
  await page.getByRole("button", { name: "Create resume" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Analyst" })).toBeVisible();
  const text = "Built stock reports in Python for 3 depots";
  await askResume(page, "mutation A($input: FactInput!) { addFact(input: $input) { id } }", {
    input: { requirement: "Python", reply: "LINE", text, place: "Analyst, Initech" },
  });

  await page.goto("/skills");
  const list = page.getByRole("region", { name: "Your skills" });
  await list.getByRole("listitem").filter({ hasText: "Python" }).getByText(/^Show the/).click();
  await expect(list.getByText(`“${text}”`)).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await look(page, "f-skills");
  }

  await page.goto("/my-resumes");
  await page.getByRole("link", { name: "Analyst" }).first().click();
  await page.getByRole("button", { name: "Analyst, Initech", exact: true }).click();
  await page.getByRole("button", { name: "Add one of your facts" }).click();
  await expect(page.getByRole("menuitem")).toBeFocused();
  await look(page, "f-editor");
  await page.getByRole("menuitem").press("Enter");
  await expect(page.getByLabel("Bullet 2", { exact: true })).toHaveValue(text);
  await expect(page.getByLabel("Bullet 2", { exact: true })).toBeFocused();
  await expect(page.getByRole("button", { name: "Add one of your facts" })).toHaveCount(0);
});

test("a fact is added by hand, and kept over a broken connection", async ({ page }) => {
  const { id } = await signedIn(page);
  await page.goto("/my-facts");
  await page.getByRole("button", { name: "Add a fact" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Enter a skill or requirement.")).toBeVisible();
  await page.getByLabel("Skill or requirement").fill("Python");
  await page.getByLabel("In your own words").fill("Built stock reports in Python for 3 depots");
  await page.getByLabel("Job it belongs to").fill("Analyst, Initech");
  await page.route("**/api/resume/graphql", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Failed to add fact")).toBeVisible();
  await expect(page.getByLabel("In your own words")).toHaveValue(
    "Built stock reports in Python for 3 depots",
  );
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByTestId("fact")).toContainText("Analyst, Initech");
  const { facts } = await askResume<{ facts: { skillId: string }[] }>(
    page,
    "query($u:ID!){facts(userId:$u){skillId}}",
    { u: id },
  );
  expect(facts).toEqual([{ skillId: "python" }]);
});
