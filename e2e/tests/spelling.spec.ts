import { expect, type Page, test } from "@playwright/test";
import { signedIn } from "../accounts.ts";
import { look } from "../look.ts";

const resume = `Ottilie Vanbrugh
ottilie@example.org

Experience
Office Manager, Zorblax Logistics, 2019 - Present
- Ordering of stationery for two offices
- Kept the books for three teams at Zorblax

Skills
Xentral, Bookkeeping
`;

const german = `Ottilie Vanbrugh
ottilie@example.org

Berufserfahrung
Büroleiterin, Zorblax Logistik GmbH, 2019 - heute
- Bestellung von Büromaterial für die beiden Standorte und das Lager
- Betreuung der Kunden und der Lieferanten mit der Buchhaltung
`;

/** Makes a resume of a text, and opens its first job. */
async function edit(page: Page, text: string) {
  await page.goto("/my-resumes/new");
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  await page.getByLabel("Title").fill("Office");
  await page.getByLabel("Resume text").fill(text);
  await page.getByRole("button", { name: "Create resume" }).click();
  await page.getByRole("button", { name: /Office Manager|Büroleiterin/, expanded: false }).click();
}

/** Notes what the page and its workers request, and what breaks a policy. */
function watch(page: Page) {
  const requests: string[] = [];
  const refused: string[] = [];
  page.on(
    "request",
    (request) => void requests.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  page.on(
    "console",
    (message) => void (/policy|violat/i.test(message.text()) && refused.push(message.text())),
  );
  return { requests, refused };
}

test.beforeEach(async ({ page }) => void (await signedIn(page)));

test("a mistake is marked as one types, and put right by keyboard", async ({ page }) => {
  const { requests, refused } = watch(page);
  await edit(page, resume);
  const line = page.getByRole("textbox", { name: "Bullet 1" });
  await expect(line).toHaveValue("Ordering of stationery for two offices");
  // Nothing is fetched for someone who only looks.
  expect(requests.filter((one) => /spelling|wasm/i.test(one) && !one.includes("/spelling-"))).toEqual([]);

  await line.fill("Recieved the the stationery of Zorblax for Ottilie in Xentral");
  const marks = page.getByRole("list", { name: "Possible mistakes in Bullet 1" });
  await expect(marks.getByRole("listitem")).toHaveText([
    /“Recieved” isn't in the dictionary\..*Received.*Ignore.*Add to my words/,
    /“the the” repeats a word\./,
  ]);
  await expect(page.getByRole("status").filter({ hasText: "2 possible mistakes" })).toBeVisible();
  await look(page, "spelling");
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page, "spelling");
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole("button", { name: "Replace “Recieved” with “Received”" }).focus();
  await page.keyboard.press("Enter");
  await expect(line).toHaveValue("Received the the stationery of Zorblax for Ottilie in Xentral");
  await expect(line).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(line).toHaveValue(/^Recieved/);
  await expect(marks.getByRole("listitem")).toHaveCount(2);

  // Ignoring lasts for this visit, a word of one's own stays.
  await page.getByRole("button", { name: "Ignore “the the”" }).click();
  await expect(marks.getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Add “Recieved” to my words" }).click();
  await expect(marks).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "No mistakes found" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("vitae.words"))).toBe("Recieved");

  // The program came once, from here; no text went anywhere.
  expect(requests.filter((one) => one.endsWith(".wasm"))).toHaveLength(1);
  expect(refused).toEqual([]);
});

test("the check can be turned off", async ({ page }) => {
  const { requests } = watch(page);
  await edit(page, resume);
  await page.getByText("How the spelling check works").click();
  await expect(page.getByText("nothing you type leaves it")).toBeVisible();
  const on = page.getByRole("checkbox", { name: "Check spelling as I type" });
  await on.uncheck();
  await expect(page.getByRole("button", { name: "Check spelling" })).toHaveCount(0);
  await page.getByRole("textbox", { name: "Bullet 1" }).fill("Recieved the orders");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeVisible();
  expect(requests.filter((one) => one.endsWith(".wasm"))).toEqual([]);
  await page.getByText("How the spelling check works").click();
  await on.check();
  await page.getByRole("button", { name: "Check spelling" }).click();
  await expect(page.getByRole("status").filter({ hasText: "1 possible mistake" })).toBeVisible();
  await page.getByRole("button", { name: "Office Manager, Zorblax Logistics", exact: true }).click();
  await expect(page.getByRole("list", { name: "Possible mistakes in Bullet 1" })).toBeVisible();
});

test("whoever writes in another language is told", async ({ page }) => {
  const { requests } = watch(page);
  await edit(page, german);
  await page.getByRole("button", { name: "Check spelling" }).click();
  await expect(page.getByRole("status").filter({ hasText: "in English only" })).toBeVisible();
  expect(requests.filter((one) => one.endsWith(".wasm"))).toEqual([]);
});

test("a checker that can't be fetched can be asked for again", async ({ page }) => {
  await page.route("**/*.wasm", (route) => route.abort());
  await edit(page, resume);
  await page.getByRole("button", { name: "Check spelling" }).click();
  await expect(page.getByRole("status").filter({ hasText: "couldn't be loaded" })).toBeVisible();
  await page.unroute("**/*.wasm");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("status").filter({ hasText: "No mistakes found" })).toBeVisible();
});

test("the worker that reads the texts may run its program and connect to nothing", async ({
  page,
  request,
}) => {
  const [file] = await Promise.all([
    page.waitForResponse((response) => response.url().includes("/assets/spellingWorker-")),
    edit(page, resume).then(() => page.getByRole("button", { name: "Check spelling" }).click()),
  ]);
  expect(file.headers()["content-security-policy"]).toBe("default-src 'none'; script-src 'wasm-unsafe-eval'");
  expect((await request.get("/my-resumes")).headers()["content-security-policy"]).not.toContain("wasm");
});
