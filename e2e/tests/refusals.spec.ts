import { addResume, expect, file, jobs, test } from "./trial.ts";

const refused = [
  { name: "empty.pdf", why: "an empty file" },
  { name: "scan.pdf", why: "a scan" },
  { name: "encrypted.pdf", why: "an encrypted file" },
  { name: "truncated.pdf", why: "a cut-off file" },
  { name: "picture.png", why: "a picture" },
  { name: "random.docx", why: "bytes that are no document" },
  { name: "macros.docm", why: "a document with macros" },
];

for (const { name, why } of refused) {
  test(`refuses ${why} with a sentence and loses nothing`, async ({ page }) => {
    await page.goto("/upload");
    await page.getByLabel("Job description").fill(jobs.engineer);
    await page.getByLabel("Resume file").setInputFiles(file(name));
    const alert = page.getByRole("alert");
    await expect(alert).toHaveText(/^\S+\.\w+: [A-Z].{15,}\.$/);
    await expect(alert).not.toContainText(/went wrong|can't be reached|didn't respond/);
    await expect(page.getByLabel("Job description")).toHaveValue(jobs.engineer);

    await addResume(page, "engineer.pdf");
    await expect(alert).toBeHidden();
  });
}

const wrong = [
  {
    name: "resume.doc",
    bytes: "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1".padEnd(2000, "x"),
    says: /old Word document \(\.doc\)\. Save it as DOCX or PDF/,
  },
  {
    name: "renamed.doc",
    bytes: "{\\rtf1\\ansi Marta Lindqvist}",
    says: /ends in \.doc, but the file is an RTF document/,
  },
  { name: "cut.rtf", bytes: "{\\rtf1\\ansi Marta Lindqvist, developer", says: /damaged/ },
  { name: "resume.pdf", bytes: "Marta Lindqvist, developer. Go, SQL.", says: /pdf/i },
  { name: "large.pdf", bytes: "%PDF-1.7".padEnd((10 << 20) + 1, " "), says: /larger than 10 MB/ },
];

for (const { name, bytes, says } of wrong) {
  test(`says what to do about ${name}`, async ({ page }) => {
    await page.goto("/upload");
    await page
      .getByLabel("Resume file")
      .setInputFiles({ name, mimeType: "", buffer: Buffer.from(bytes, "latin1") });
    await expect(page.getByRole("alert")).toHaveText(says);
  });
}

/** A PDF whose pages all show one line of text. */
function pdfOf(pages: number): Buffer {
  const stream = "BT /F1 12 Tf 72 720 Td (Jane Example, developer) Tj ET";
  const kids = Array.from({ length: pages }, (_, i) => `${i + 5} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] /MediaBox [0 0 612 792] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ...Array.from(
      { length: pages },
      () => "<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>",
    ),
  ];
  let out = "%PDF-1.4\n";
  const at = objects.map((object, i) => {
    const start = out.length;
    out += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, "0")} 00000 n \n`;
  });
  const xref = out.length;
  out += `xref\n0 ${at.length + 1}\n0000000000 65535 f \n${at.join("")}`;
  return Buffer.from(
    `${out}trailer << /Size ${at.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF`,
    "latin1",
  );
}

test("says how far it read a file of too many pages", async ({ page }) => {
  await page.goto("/upload");
  await page.getByLabel("Resume file").setInputFiles({ name: "long.pdf", mimeType: "", buffer: pdfOf(51) });
  await expect(page.getByText("51 pages")).toBeVisible();
  await expect(page.getByText(/Only the first 50 were read/)).toBeVisible();
});

test("says that the network is gone before anything is tried", async ({ page, context }) => {
  await page.goto("/upload");
  await addResume(page, "engineer.pdf");
  await context.setOffline(true);
  await expect(page.getByText(/You're offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/You're offline/)).toBeHidden();
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
  await expect(page.getByText("Add your resume first, as a file or as text.")).toBeVisible();
  await expect(page.getByText("Paste the job description first.")).toBeVisible();
});

test("goes on by itself after the network was lost", async ({ page, context }) => {
  await page.goto("/upload");
  await addResume(page, "engineer.pdf");
  await page.getByLabel("Job description").fill(jobs.engineer);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Tailor resume" }).click();
  await expect(page.getByText(/The server can't be reached/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByTestId("match-score")).toBeVisible();
});

test("answers a missing file with 404, and an unknown page with 404 and the app", async ({ page, request }) => {
  expect((await request.get("/assets/missing.js")).status()).toBe(404);
  expect((await page.goto("/nowhere"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  for (const screen of ["/my", "/admin/users/7", "/upload", "/auth?mode=register", "/help"])
    expect((await request.get(screen)).status(), screen).toBe(200);
});
