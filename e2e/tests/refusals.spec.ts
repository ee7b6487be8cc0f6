import { addResume, expect, file, jobs, test } from "./trial.ts";

const refused = [
  { name: "empty.pdf", why: "an empty file" },
  { name: "scan.pdf", why: "a scan" },
  { name: "encrypted.pdf", why: "an encrypted file" },
  { name: "truncated.pdf", why: "a cut-off file" },
  { name: "picture.png", why: "a picture" },
  { name: "random.docx", why: "bytes that are no document" },
];

for (const { name, why } of refused) {
  test(`refuses ${why} with a sentence and loses nothing`, async ({ page }) => {
    await page.goto("/upload");
    await page.getByLabel("Job description").fill(jobs.engineer);
    await page.getByLabel("Resume file").setInputFiles(file(name));
    const alert = page.getByRole("alert");
    await expect(alert).toHaveText(/^[A-Z].{15,}\.$/);
    await expect(alert).not.toContainText(/went wrong on our side|cannot be reached|could not answer/);
    await expect(page.getByLabel("Job description")).toHaveValue(jobs.engineer);

    await addResume(page, "engineer.pdf");
    await expect(alert).toBeHidden();
  });
}

const wrong = [
  { name: "resume.doc", bytes: "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1".padEnd(2000, "x"), says: /DOCX|PDF/ },
  { name: "resume.rtf", bytes: "{\\rtf1\\ansi Marta Lindqvist, developer}", says: /DOCX|PDF/ },
  { name: "resume.pdf", bytes: "Marta Lindqvist, developer. Go, SQL.", says: /pdf/i },
  { name: "large.pdf", bytes: "%PDF-1.7".padEnd((10 << 20) + 1, " "), says: /larger than 10 MB/ },
];

for (const { name, bytes, says } of wrong) {
  test(`says what to do about ${name}`, async ({ page }) => {
    await page.goto("/upload");
    await page.getByLabel("Resume file").setInputFiles({ name, mimeType: "", buffer: Buffer.from(bytes, "latin1") });
    await expect(page.getByRole("alert")).toHaveText(says);
  });
}

test("says that the network is gone before anything is tried", async ({ page, context }) => {
  await page.goto("/upload");
  await addResume(page, "engineer.pdf");
  await context.setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/You are offline/)).toBeHidden();
});

test("refuses a posting that asks for nothing, and keeps the resume", async ({ page }) => {
  await page.goto("/upload");
  await addResume(page, "nurse.docx");
  await page.getByLabel("Job description").fill("...");
  await page.getByRole("button", { name: "Tailor resume" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByText("nurse.docx").first()).toBeVisible();
});

test("says what is missing when nothing was given", async ({ page }) => {
  await page.goto("/upload");
  await page.getByRole("button", { name: "Tailor resume" }).click();
  await expect(page.getByText("Add your resume first: a file, or its text.")).toBeVisible();
  await expect(page.getByText("Paste the job description first.")).toBeVisible();
});

test("goes on after the network was lost", async ({ page, context }) => {
  await page.goto("/upload");
  await addResume(page, "engineer.pdf");
  await page.getByLabel("Job description").fill(jobs.engineer);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Tailor resume" }).click();
  await expect(page.getByText(/The server cannot be reached/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByTestId("match-score")).toBeVisible();
});

test("answers a missing file with 404 and an unknown page with the app", async ({ page, request }) => {
  expect((await request.get("/assets/missing.js")).status()).toBe(404);
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
});
