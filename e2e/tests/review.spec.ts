import { join } from "node:path";
import type { Page } from "@playwright/test";
import { signedIn } from "../accounts.ts";
import { look } from "../look.ts";
import { expect, jobs, test } from "./trial.ts";

/** A resume in two columns, with the education in the right one. */
const twoColumns = join(import.meta.dirname, "../../testdata/parsing/docs/p05__own-twocol.pdf");

const source = (page: Page) => page.getByRole("region", { name: "File contents" });
const field = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function addTwoColumns(page: Page) {
  await page.goto("/upload");
  await page.getByLabel("Resume file").setInputFiles(twoColumns);
  await expect(page.getByRole("heading", { name: "What we read from your resume" })).toBeVisible();
}

/** Waits for the first page, and looks whether anything is on it. */
async function drawnPage(page: Page) {
  const sheet = source(page).locator("[data-page='1'][data-drawn]");
  await expect(sheet).toBeVisible();
  const dark = await sheet.locator("canvas").evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const dots = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let count = 0;
    for (let i = 0; i < dots.length; i += 4) if ((dots[i] ?? 255) < 100) count++;
    return count;
  });
  expect(dark).toBeGreaterThan(500);
  return sheet;
}

/** Where the marked line stands on its page, as shares of it. */
async function spotOn(page: Page) {
  const sheet = await drawnPage(page);
  const [spot, whole] = [await sheet.locator("[data-spot]").boundingBox(), await sheet.boundingBox()];
  if (!spot || !whole) throw new Error("nothing is marked");
  return { left: (spot.x - whole.x) / whole.width, top: (spot.y - whole.y) / whole.height };
}

for (const width of [390, 1280]) {
  test(`shows where a field stands, and how software reads the file, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await addTwoColumns(page);
    if (width === 390) await page.getByRole("radio", { name: "Page", exact: true }).check();
    await drawnPage(page);

    await field(page, "Barwon TAFE").click();
    await expect(field(page, "Barwon TAFE")).toHaveAccessibleDescription(/^From this line: Barwon TAFE/);
    const right = await spotOn(page);
    expect(right.left).toBeGreaterThan(0.5);
    await field(page, "jack.thornbury@example.com.au").focus();
    const top = await spotOn(page);
    expect(top.left).toBeLessThan(0.2);
    expect(top.top).toBeLessThan(0.2);
    // Where the file is below the fields, the field itself shows its line.
    const line = width === 390 ? page.locator("dd mark") : source(page).locator("[data-spot]");
    await expect(line).toBeInViewport();
    await look(page, "1-page");

    await page.getByRole("radio", { name: "Text", exact: true }).check();
    await expect(source(page).locator("mark")).toHaveText(/jack\.thornbury@example\.com\.au/);
    await source(page).getByText("Barwon TAFE").click();
    await expect(field(page, "Barwon TAFE")).toHaveAttribute("aria-pressed", "true");

    await page.getByText("How well parsers can read this file").click();
    await expect(page.getByTestId("file-readability")).toHaveText(/File readability\s*\d+ of 100/);
    await page.getByText("What simple parsers see").click();
    await expect(page.getByRole("region", { name: "Simple parsers" })).toContainText("Barwon TAFE");
    await look(page, "1-software");
  });
}

test("draws the kept file of a resume, on its page and after a reload", async ({ page }) => {
  await signedIn(page);
  await addTwoColumns(page);
  await page.reload();
  await drawnPage(page);

  await page.goto("/my-resumes");
  await page
    .getByRole("link", { name: /thornbury|twocol/i })
    .first()
    .click();
  await page.getByRole("radio", { name: "File" }).check();
  await drawnPage(page);
  await field(page, "Barwon TAFE").click();
  expect((await spotOn(page)).left).toBeGreaterThan(0.5);
  await page.getByText("How well parsers can read this file").click();
  await expect(page.getByTestId("file-readability")).toBeVisible();
  await look(page, "resume-file");
});

test("tells how software reads the file beside the result", async ({ page }) => {
  await addTwoColumns(page);
  await page.getByLabel("Job description").fill(jobs.accountant);
  await page.getByRole("button", { name: "Tailor resume" }).click();
  await page.getByRole("tab", { name: "What parsers see" }).click();
  await page.getByText("How well parsers can read this file").click();
  await expect(page.getByTestId("file-readability")).toBeVisible();
  await expect(page.getByTestId("match-score")).toBeVisible();
  await look(page, "3-software");
});
