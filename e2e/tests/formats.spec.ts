import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

const folder = new URL("../../internal/engine/docparse/testdata/formats/", import.meta.url);

for (const ending of ["odt", "rtf", "html"]) {
  test(`reads a resume saved as ${ending.toUpperCase()}, with its words beside the fields`, async ({ page }) => {
    const name = `p03__docx-table.${ending}`;
    await page.goto("/upload");
    const input = page.getByLabel("Resume file");
    expect(await input.getAttribute("accept")).toContain(`.${ending}`);
    await input.setInputFiles({ name, mimeType: "", buffer: readFileSync(new URL(name, folder)) });
    await expect(page.getByRole("heading", { name: "What we read from your resume" })).toBeVisible();
    const words = page.getByRole("region", { name: "File contents" });
    await expect(words).toContainText("Priya Raghunathan");
    await expect(words).toContainText("Designed a double-entry ledger in Go");
    await expect(words).not.toContainText(/<td|\\par|margin/);
    await expect(page.getByRole("button", { name: "Priya Raghunathan", exact: true })).toBeVisible();
  });
}
