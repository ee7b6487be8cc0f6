import { readFile } from "node:fs/promises";
import { look } from "../look.ts";
import { addResume, decided, expect, file, jobs, score, tailor, test } from "./trial.ts";

const people = [
  { resume: "engineer.pdf", name: "Priya Raghunathan", job: jobs.engineer, title: /Senior Backend Engineer/ },
  { resume: "nurse.docx", name: "Marisol Delgado-Reyes", job: jobs.nurse, title: /Registered Nurse/ },
  { resume: "accountant.txt", name: "Oliver J. Whitcombe", job: jobs.accountant, title: /Finance Manager/ },
];

for (const { resume, name, job, title } of people) {
  test(`tailors ${resume}`, async ({ page }) => {
    await tailor(page, resume, job);
    await expect(page).toHaveURL(/step=result/);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    expect(await score(page)).toBeGreaterThan(30);
    expect(await page.getByTestId("change").count()).toBeGreaterThan(0);
    for (const side of ["Original", "Tailored"]) {
      await expect(page.getByRole("region", { name: side, exact: true })).toContainText(name);
    }
  });
}

test("opens a sample at once, and gives the person's own work back afterwards", async ({ page }) => {
  const kept: string[] = [];
  page.on("request", (request) => {
    if (/resume\/(graphql|uploads)/.test(request.url())) kept.push(request.url());
  });
  await page.goto("/upload");
  await page.getByRole("link", { name: "Or try a sample first" }).click();
  await expect(page.getByTestId("match-score")).toBeVisible();
  await expect(page.getByText(/This is a sample. Nora Vestby and the employer are made up/)).toBeVisible();
  expect(await page.getByTestId("change").count()).toBeGreaterThan(2);
  await page.getByRole("link", { name: "Start with your own resume" }).last().click();
  await addResume(page, "nurse.docx");
  await page.goto("/upload?sample");
  await expect(page.getByTestId("match-score")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("nurse.docx").first()).toBeVisible();
  expect(kept).toEqual([]);
});

for (const width of [390, 1280]) {
  test(`a requirement's menu stands clear of the foot bar at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/upload?step=job");
    await page.getByLabel("Job description").fill(jobs.engineer);
    const foot = page.getByRole("region", { name: "Tailor", exact: true });
    for (const name of ["Kafka", "Terraform", "Kubernetes"]) {
      const chip = page.getByRole("button", { name, exact: true });
      // Just above the bar, where a menu below would lie under it.
      await chip.evaluate((element) => {
        const bar = document.querySelector("[data-foot]")?.getBoundingClientRect().top ?? innerHeight;
        scrollBy({ top: element.getBoundingClientRect().bottom - bar + 12, behavior: "instant" });
      });
      await chip.click();
      const menu = await page.getByRole("menu").boundingBox();
      const bar = await foot.boundingBox();
      expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
      expect(menu?.x).toBeGreaterThanOrEqual(0);
      expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(width);
      await page.keyboard.press("Escape");
    }
  });
}

const written = {
  "resume.md":
    "# Oliver Whitcombe\n\noliver@whitcombe.example\n\n## Experience\n\n**Finance manager**, Aire Foods, 2018 – 2024\n\n- Ran month-end close under FRS 102\n\n## Skills\n\nExcel, Power BI\n",
  "resume.json": JSON.stringify({
    basics: { name: "Oliver Whitcombe", email: "oliver@whitcombe.example" },
    work: [
      {
        name: "Aire Foods",
        position: "Finance manager",
        startDate: "2018",
        highlights: ["Ran month-end close"],
      },
    ],
    skills: [{ name: "Tools", keywords: ["Excel", "Power BI"] }],
  }),
};

for (const [name, text] of Object.entries(written)) {
  test(`reads and tailors ${name}`, async ({ page }) => {
    await page.goto("/upload");
    await page.getByLabel("Resume file").setInputFiles({ name, mimeType: "", buffer: Buffer.from(text) });
    await expect(page.getByText("oliver@whitcombe.example").first()).toBeVisible();
    await page.getByLabel("Job description").fill(jobs.accountant);
    await page.getByRole("button", { name: "Tailor resume" }).click();
    await expect(page.getByTestId("match-score")).toBeVisible();
  });
}

test("a requirement that was corrected counts as corrected", async ({ page }) => {
  await page.goto("/upload");
  await addResume(page, "engineer.pdf");
  await page.getByLabel("Job description").fill(jobs.engineer);
  const must = page.getByRole("region", { name: "Required" });
  await must.getByRole("button", { name: "query tuning" }).press("Delete");
  await expect(page.getByRole("region", { name: "Removed by you" })).toContainText("query tuning");
  await must.getByRole("button", { name: "Kubernetes" }).click();
  await page.getByRole("menuitem", { name: "Nice to have" }).click();
  const answer = page.waitForResponse(/trial\/decide/);
  await page.getByRole("button", { name: "Tailor resume" }).click();
  const { job } = (await (await answer).json()) as {
    job: { requirements: { text: string; class: string }[] };
  };
  expect(job.requirements.some((one) => one.text === "query tuning")).toBe(false);
  expect(job.requirements.find((one) => one.text.startsWith("Kubernetes"))?.class).toBe("nice");
});

test("puts the person's own words in the page, the score and the file", async ({ page }) => {
  await tailor(page, "nurse.docx", jobs.nurse);
  const editable = page
    .getByTestId("change")
    .filter({ has: page.getByRole("button", { name: "Edit" }) })
    .first();
  const item = page.locator(`[data-id="${await editable.getAttribute("data-id")}"]`);
  await item.focus();
  await page.keyboard.press("e");
  await item.getByLabel("Your own words").fill("Cared for 20,000 patients in telemetry");
  await page.keyboard.press("Control+Enter");
  await expect(item.getByText("Your resume doesn't mention “20,000”. Is it true?")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "TXT", exact: true }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain("20,000 patients");
});

test("reads pasted text as well as a file", async ({ page }) => {
  await page.goto("/upload");
  await page.getByRole("button", { name: "Paste text instead" }).click();
  await page.getByLabel("Resume text").fill(await readFile(file("accountant.txt"), "utf8"));
  await page.getByLabel("Job description").fill(jobs.accountant);
  await page.getByRole("button", { name: "Tailor resume" }).click();
  await expect(page.getByTestId("match-score")).toBeVisible();
});

test("shows what was read within two seconds, beside the file's words", async ({ page }) => {
  await page.goto("/upload");
  await addResume(page, "engineer.pdf");
  const start = Date.now();
  const answer = page.waitForResponse(/trial\/read/);
  await page.getByLabel("Resume file").setInputFiles(file("engineer.pdf"));
  await answer;
  expect(Date.now() - start).toBeLessThan(2000);
  await expect(page.getByText("priya@raghunathan.example").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "File contents" })).toContainText("Cobalt Ledger");
});

test("shows what the job asks for while it is typed", async ({ page }) => {
  await page.goto("/upload?step=job");
  await page
    .getByLabel("Job description")
    .pressSequentially("Must have: PostgreSQL and Kubernetes.", { delay: 5 });
  await expect(page.getByRole("region", { name: "Required" })).toContainText("PostgreSQL");
  await expect(page.getByRole("region", { name: "Required" })).toContainText("Kubernetes");
});

test("shows the score of every decision, and leaves out what was taken back", async ({ page }) => {
  await tailor(page, "nurse.docx", jobs.nurse);
  const all = await score(page);
  const pages = page.getByRole("region", { name: "Tailored", exact: true });
  const whole = await pages.innerText();
  for (const item of await page.getByTestId("change").all()) {
    const without = decided(page);
    await item.getByRole("button", { name: "Take back" }).click();
    await expect(page.getByTestId("match-score")).toHaveText(String((await without).score));
    await expect.poll(() => pages.innerText()).not.toBe(whole);
    const again = page.waitForResponse(/trial\/decide/);
    await item.getByRole("button", { name: "Keep" }).click();
    await again;
    await expect.poll(() => pages.innerText()).toBe(whole);
    expect(await score(page)).toBe(all);
  }
});

test("takes back everything and shows the original as the tailored page", async ({ page }) => {
  await tailor(page, "nurse.docx", jobs.nurse);
  const count = await page.getByTestId("change").count();
  for (let i = 0; i < count; i++)
    await page.getByTestId("change").nth(i).getByRole("button", { name: "Take back" }).click();
  await expect(page.getByText(`0 of ${count} change`)).toBeVisible();
  const words = (side: string) => page.getByRole("region", { name: side, exact: true }).innerText();
  await expect.poll(async () => (await words("Tailored")) === (await words("Original"))).toBe(true);
});

for (const { format, magic } of [
  { format: "PDF", magic: "%PDF-" },
  { format: "DOCX", magic: "PK\u0003\u0004" },
]) {
  test(`downloads a ${format}`, async ({ page }) => {
    await tailor(page, "engineer.pdf", jobs.engineer);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: format, exact: true }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(`Priya Raghunathan - resume.${format.toLowerCase()}`);
    const bytes = await readFile(await saved.path());
    expect(bytes.subarray(0, magic.length).toString("latin1")).toBe(magic);
    expect(bytes.length).toBeGreaterThan(2000);
  });
}

test("keeps everything over a reload, and Back goes to the step before", async ({ page }) => {
  await tailor(page, "accountant.txt", jobs.accountant);
  await page.getByTestId("change").first().getByRole("button", { name: "Take back" }).click();
  await expect(page.getByText(/^\d+ of \d+ changes? kept/)).toBeVisible();
  const kept = await page.getByText(/^\d+ of \d+ changes? kept/).textContent();
  await page.reload();
  await expect(page.getByText(kept ?? "")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/upload$/);
  await expect(page.getByLabel("Job description")).toHaveValue(jobs.accountant);
  await expect(page.getByText("accountant.txt").first()).toBeVisible();
});

test("works by keyboard alone", async ({ page }) => {
  await page.goto("/upload");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await addResume(page, "engineer.pdf");
  await page.getByRole("button", { name: "Continue to the job" }).press("Enter");
  await expect(page).toHaveURL(/step=job/);
  await expect(page.getByLabel("Job description")).toBeFocused();
  await page.keyboard.insertText(jobs.engineer);
  await page.getByRole("button", { name: "Tailor resume" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  const second = page.getByTestId("change").nth(1);
  await expect(second).toBeFocused();
  const without = decided(page);
  await page.keyboard.press("t");
  expect((await without).takenBack).toEqual([await second.getAttribute("data-id")]);
  await expect(second.getByRole("button", { name: "Take back" })).toHaveAttribute("aria-pressed", "true");
  const again = decided(page);
  await page.keyboard.press("a");
  expect((await again).takenBack).toEqual([]);
  await expect(second.getByRole("button", { name: "Keep" })).toHaveAttribute("aria-pressed", "true");
});

/** A resume whose last lines fit no section, and stand under no heading. */
const untitled = `Blessing Okafor
12 Elm Road, Swindon | blessing.okafor@example.com | 07700 900123

EMPLOYMENT
Health Care Assistant, Ashdown Lodge (residential home for 30 elderly residents), Swindon
Feb 2021 to now
- washing, dressing and toileting 8 residents on each night shift
- turn charts, fluid charts and hourly checks, written up on PCS tablets
- looked after residents with Alzheimer's and vascular dementia

QUALIFICATIONS
NVQ 2 Health & Social Care, Swindon College, 2021
Manual handling refresher, Jan 2024
Enhanced DBS on the update service
Full clean driving licence, own car

British citizen
References on request
`;

test("lines that fit no section stand without a heading, and their changes under “Other”", async ({ page }) => {
  await page.goto("/upload");
  await page.getByRole("button", { name: "Paste text instead" }).click();
  await page.getByLabel("Resume text").fill(untitled);
  await page.getByLabel("Job description").fill(jobs.nurse);
  await page.getByRole("button", { name: "Tailor resume" }).click();
  await expect(page.getByTestId("change").filter({ hasText: "References on request" })).toContainText("Other");
  await expect(page.getByText("other0")).toHaveCount(0);
  await look(page, "3-untitled");
});
