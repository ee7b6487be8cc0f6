import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { signedIn } from "../accounts.ts";
import { look } from "../look.ts";
import { file } from "./trial.ts";

/** Makes a resume and gives a picture to be its photo: one of the screen. */
async function begin(page: Page) {
  await signedIn(page);
  await page.goto("/my-resumes/new");
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  await page.getByRole("button", { name: "Essential Cookies Only" }).click();
  await page.getByLabel("Title").fill("Accountant");
  await page.getByLabel("Resume text").fill(await readFile(file("accountant.txt"), "utf8"));
  const buffer = await page.screenshot({ type: "jpeg" });
  await page.getByRole("button", { name: "Create resume" }).click();
  await expect(page.getByLabel("Name", { exact: true })).not.toHaveValue("");
  return { name: "me.jpg", mimeType: "image/jpeg", buffer };
}

const photo = (page: Page) => page.getByRole("img", { name: "The photo in your resume" });
const shown = (page: Page) => page.getByRole("switch", { name: "Show photo on the page" });

async function download(page: Page, format: string) {
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await page.getByRole("menuitem", { name: format, exact: true }).click();
}

for (const width of [390, 1280]) {
  test(`a photo is added, cropped, shown, downloaded and removed (${width})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const picture = await begin(page);
    await page.getByLabel("Add photo").setInputFiles(picture);
    const dialog = page.getByRole("dialog", { name: "Position your photo" });
    await expect(dialog).toBeVisible();
    await look(page, "photo-dialog");
    await dialog.getByLabel("Zoom").focus();
    await page.keyboard.press("End");
    await page.keyboard.press("PageDown");
    await dialog.getByLabel("Left to right").focus();
    await page.keyboard.press("Home");
    await dialog.getByRole("button", { name: "Use photo" }).click();
    await expect(photo(page)).toBeVisible();
    const first = await photo(page).getAttribute("src");

    // Another part of the same file, and back again.
    await page.getByRole("button", { name: "Adjust" }).click();
    await dialog.getByRole("button", { name: "Use photo" }).click();
    await expect(photo(page)).not.toHaveAttribute("src", first ?? "");
    await page.keyboard.press("Control+z");
    await expect(photo(page)).toHaveAttribute("src", first ?? "");

    // It is off until it is turned on, in the editor or under Design.
    await expect(shown(page)).not.toBeChecked();
    await expect(page.getByText(/Leave yours out in the US/)).toBeVisible();
    await shown(page).click();
    await expect(page.getByText("PDF and DOCX files will show it.", { exact: false })).toBeVisible();
    await look(page, "photo-editor");
    await page.getByRole("radio", { name: "Design" }).locator("visible=true").check();
    await expect(shown(page).locator("visible=true")).toBeChecked();
    await page.getByRole("radio", { name: "Compact" }).check();
    await expect(page.getByText("The template Compact has no room for a photo").locator("visible=true")).toBeVisible();
    await page.getByRole("radio", { name: "Classic" }).check();
    await look(page, "photo-design");
    await page.getByRole("radio", { name: "Text" }).locator("visible=true").check();
    await page.getByRole("button", { name: "Save as version 2" }).click();
    await expect(page.getByText("All changes saved")).toBeVisible();

    for (const format of ["PDF", "DOCX", "JSON"]) {
      const coming = page.waitForEvent("download");
      await download(page, format);
      const data = await readFile(await (await coming).path());
      const bytes = Buffer.from((first ?? "").split(",")[1] ?? "", "base64");
      if (format === "PDF") expect(data.includes(bytes)).toBe(true);
      if (format === "JSON") expect(data.includes(first ?? "")).toBe(true);
    }
    await download(page, "TXT");
    const warning = page.getByRole("dialog", { name: "Your photo isn't in this file" });
    await expect(warning.getByText("Text files can't contain a photo.")).toBeVisible();
    await look(page, "photo-left-out");
    const coming = page.waitForEvent("download");
    await warning.getByRole("button", { name: "Download anyway" }).click();
    await coming;

    await page.getByRole("button", { name: "Remove photo" }).click();
    await expect(photo(page)).toHaveCount(0);
    await expect(page.getByLabel("Add photo")).toBeFocused();
  });
}

test("a file that is no picture is refused with a reason", async ({ page }) => {
  await begin(page);
  for (const buffer of [Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), Buffer.from("Dear Sir or Madam")]) {
    await page.getByLabel("Add photo").setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
    await expect(page.getByRole("alert")).toContainText("Your browser can't show this file.");
    await page.getByRole("button", { name: "Cancel" }).click();
  }
  await page.getByLabel("Add photo").setInputFiles(file("picture.png"));
  await page.getByRole("button", { name: "Use photo" }).click();
  await expect(page.getByRole("alert")).toContainText("too small to print");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(photo(page)).toHaveCount(0);
});
