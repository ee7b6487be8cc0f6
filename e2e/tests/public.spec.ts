import { expect, type Page, test } from "@playwright/test";
import { takenOver } from "../drawn.ts";
import { look } from "../look.ts";

const pages = [
  ["/", "Tailor your resume in your own words"],
  ["/about", "About Us"],
  ["/contact", "Contact"],
  ["/gdpr-settings", "Privacy Settings"],
  ["/help", "Help Center"],
  ["/plans", "Pricing"],
  ["/privacy-policy", "Privacy Policy"],
  ["/subscribe", "Subscribe"],
  ["/terms", "Terms of Service"],
  ["/unauthorized-client", "Account deactivated"],
  ["/websocket-test", "Live connection"],
] as const;

/** Everything that the browser complains about: scripts, hydration, the content security policy. */
function complaints(page: Page): string[] {
  const said: string[] = [];
  page.on("pageerror", (cause) => said.push(String(cause)));
  page.on("console", (message) => {
    if (message.type() === "error") said.push(message.text());
  });
  return said;
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    for (const [path, title] of pages) {
      test(`${path} is whole`, async ({ page }) => {
        const said = complaints(page);
        await page.goto(path);
        await expect(page).toHaveTitle(`${title} · Vitae`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expect(page.getByRole("button", { name: "Accept All" })).toBeVisible();
        await page.waitForLoadState("networkidle");
        await look(page, `public${path.replace("/", "-")}`);
        expect(said).toEqual([]);
      });
    }
  });
}

test("the landing page can be read and its links followed before any script runs", async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: process.env["VITAE_URL"] ?? "",
  });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Get Started" })).toHaveAttribute(
    "href",
    "/auth?mode=register",
  );
  await expect(page.getByRole("link", { name: "Create Free Account" })).toHaveAttribute(
    "href",
    "/auth?mode=register",
  );
  await context.close();
});

test("Learn More scrolls to How It Works", async ({ page }) => {
  await page.goto("/", takenOver);
  await expect(page.locator("#how-it-works")).not.toBeInViewport({ ratio: 0.9 });
  await page.getByRole("link", { name: "Learn More" }).first().click();
  await expect(page.locator("#how-it-works")).toBeInViewport({ ratio: 0.6 });
});

test("an address that is none says so", async ({ page }) => {
  await page.goto("/no-such-page");
  await expect(page.getByText("404 Page Not Found")).toBeVisible();
  await expect(page.getByText("The page you are looking for does not exist.")).toBeVisible();
});

for (const [value, address] of [
  ["/about", "/about"],
  ["help", "/help"],
] as const) {
  test(`?route=${value} leads to ${address}`, async ({ page }) => {
    const said = complaints(page);
    await page.goto(`/?route=${value}`);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(said).toEqual([]);
  });
}

for (const value of ["//evil.example/x", "https://evil.example", "/%5Cevil.example", "javascript:alert(1)"]) {
  test(`?route=${value} leads nowhere`, async ({ page, baseURL }) => {
    await page.goto(`/?route=${value}`);
    await expect(page.getByRole("button", { name: "Accept All" })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? "").origin);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Get the interview");
  });
}

test("a draft to the people who run the server survives a reload", async ({ page }) => {
  await page.goto("/contact", takenOver);
  await page.getByLabel("Message").fill("The preview stays empty.");
  await page.reload();
  await expect(page.getByLabel("Message")).toHaveValue("The preview stays empty.");
});
