import { randomBytes } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { type APIRequestContext, expect, type Page } from "@playwright/test";

/** Who a test is. */
export type Account = { id: string; username: string; email: string; password: string };

/** A person that nobody else in the run is. */
export function somebody(): Omit<Account, "id"> {
  const username = `e2e_${randomBytes(6).toString("hex")}`;
  return { username, email: `${username}@example.com`, password: "Passw0rd-Long" };
}

/** Calls the identity service as the page's browser, with its cookies. */
export async function askIdentity<T>(
  request: APIRequestContext,
  query: string,
  variables: unknown,
  token = "",
): Promise<T> {
  const response = await request.post("/api/v1/identity/graphql", {
    data: { query, variables, kwargs: {} },
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
  const reply = (await response.json()) as { data?: T; errors?: { message: string }[] };
  if (!reply.data || reply.errors) throw new Error(JSON.stringify(reply));
  return reply.data;
}

/** The token of whoever is signed in in the page's browser. */
export const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem("vitae.auth-token") ?? "");

/** Calls the resume service as the signed-in page does. */
export async function askResume<T>(page: Page, query: string, variables: unknown): Promise<T> {
  const response = await page.request.post("/api/resume/graphql", {
    data: { query, variables },
    headers: { Authorization: `Bearer ${await tokenOf(page)}` },
  });
  const reply = (await response.json()) as { data?: T; errors?: unknown };
  if (!reply.data || reply.errors) throw new Error(JSON.stringify(reply));
  return reply.data;
}

/** Every mail to an address, oldest first, from the outbox of the server that the run started. */
export async function mailsTo(address: string): Promise<string[]> {
  const outbox = process.env["VITAE_OUTBOX"];
  if (!outbox) throw new Error("VITAE_OUTBOX names no folder: start the server through server.ts, or set it");
  const names = (await readdir(outbox).catch(() => [] as string[])).filter((name) => name.endsWith(".eml"));
  const found: { at: number; name: string; text: string }[] = [];
  for (const name of names) {
    const path = join(outbox, name);
    const text = unquoted(await readFile(path, "utf8"));
    if (new RegExp(`^To:.*${address.replaceAll(".", "\\.")}`, "mi").test(text))
      found.push({ at: (await stat(path)).mtimeMs, name, text });
  }
  return found.sort((a, b) => a.at - b.at || a.name.localeCompare(b.name)).map((mail) => mail.text);
}

/** Quoted-printable as text; it is ASCII wherever tests look. */
function unquoted(text: string): string {
  return text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The n-th code that was mailed to an address, counted from 1; waits until it has come. */
export async function mailedCode(address: string, n = 1): Promise<string> {
  const codes = async () =>
    (await mailsTo(address)).flatMap((text) => /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? []);
  await expect.poll(async () => (await codes()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(n);
  return (await codes())[n - 1] ?? "";
}

/** Makes an account whose address is verified, without the screens. One code has been mailed to it then. */
export async function register(page: Page): Promise<Account> {
  const person = somebody();
  const { registerUser } = await askIdentity<{ registerUser: { user: { id: string } } }>(
    page.request,
    "mutation R($input: RegisterUserInput!) { registerUser(input: $input) { user { id } } }",
    { input: person },
  );
  const { id } = registerUser.user;
  await askIdentity(
    page.request,
    "mutation V($input: VerifyEmailInput!) { verifyEmail(input: $input) { success } }",
    { input: { userId: id, code: await mailedCode(person.email) } },
  );
  return { ...person, id };
}

/** Signs an account in, without the screens: afterwards the page's browser holds its cookie and its token. */
export async function signIn(page: Page, account: Account): Promise<void> {
  const before = (await mailsTo(account.email)).filter((text) => /^\s*\d{6}\s*$/m.test(text)).length;
  await askIdentity(
    page.request,
    "mutation I($input: InitiateLoginInput!) { initiateLogin(input: $input) { success } }",
    { input: { username: account.username, password: account.password } },
  );
  const { verifyLogin } = await askIdentity<{ verifyLogin: { token: string } }>(
    page.request,
    "mutation L($input: VerifyLoginInput!) { verifyLogin(input: $input) { token } }",
    { input: { userId: account.id, code: await mailedCode(account.email, before + 1) } },
  );
  // A page of the same origin that runs no script of the app, so that nothing is overtaken.
  await page.goto("/favicon.svg");
  await page.evaluate((token) => localStorage.setItem("vitae.auth-token", token), verifyLogin.token);
}

/** A new account, signed in in the page's browser. */
export async function signedIn(page: Page): Promise<Account> {
  const account = await register(page);
  await signIn(page, account);
  return account;
}
