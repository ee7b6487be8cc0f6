import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { Names } from "../../api/resume/names";
import { openApp } from "../../testing/app";
import { marta, signedIn } from "../../testing/identity";
import { HttpResponse, http, server } from "../../testing/server";
import { openPalette } from "./opening";

const some: Names = {
  resumes: [
    {
      id: "r1",
      title: "Ward résumé",
      versions: [
        { id: "v2", versionNumber: 2, origin: "OPTIMIZED" },
        { id: "v1", versionNumber: 1, origin: "UPLOADED" },
      ],
    },
  ],
  jobDescriptions: [
    { id: "j1", title: "Charge Nurse", company: "Mercy" },
    { id: "j2", title: "Ward Nurse", company: null },
  ],
  coverLetters: [{ id: "l1", title: "Cover letter for Charge Nurse" }],
  interviewGuides: [{ id: "g1", title: "Guide for Charge Nurse" }],
  competitiveAnalyses: [{ id: "c1", title: "Three wards" }],
  skillDevelopmentPlans: [{ id: "p1", title: "Triage: from level 1 to level 3" }],
};

let asked: string[] = [];
beforeEach(() => {
  asked = [];
});

function answers(reply: () => Response = () => HttpResponse.json({ data: some })) {
  server.use(
    http.post("*/api/resume/graphql", async ({ request }) => {
      const { operationName } = (await request.clone().json()) as { operationName: string };
      if (operationName !== "Names") return undefined;
      asked.push(operationName);
      return reply();
    }),
  );
}

/** Opens the palette by its keys; gives its field. */
async function opened(address = "/terms") {
  const app = await openApp(address);
  await app.user.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole("combobox", { name: "Find anything" });
  await waitFor(() => expect(field).toHaveFocus());
  const labels = () => screen.queryAllByRole("option").map((one) => one.firstChild?.textContent);
  const active = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
  return { ...app, field, labels, active };
}

it("is there for one who asked before it could be shown", async () => {
  openPalette();
  await openApp("/terms");
  expect(await screen.findByRole("combobox", { name: "Find anything" })).toBeVisible();
});

it("leads a visitor to the public screens, and asks the server for nothing", async () => {
  answers();
  const app = await opened();
  const group = (name: string) => within(screen.getByRole("group", { name }));
  expect(group("Pages").getByText("Pricing")).toBeVisible();
  expect(screen.queryByText("Dashboard")).toBeNull();
  expect(screen.queryByText("Log out")).toBeNull();
  await app.user.keyboard("priv set");
  expect(app.labels()[0]).toBe("Privacy Settings");
  await app.user.keyboard("{Enter}");
  await waitFor(() => expect(app.address()).toBe("/gdpr-settings"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(asked).toEqual([]);
});

it("finds a user's own things by name, once it is open and not before", async () => {
  signedIn();
  answers();
  const app = await openApp("/terms");
  await screen.findByRole("button", { name: "Account menu" });
  expect(asked).toEqual([]);
  await app.user.click(screen.getByRole("button", { name: "Find anything" }));
  const field = await screen.findByRole("combobox", { name: "Find anything" });
  await waitFor(() => expect(field).toHaveFocus());
  await app.user.keyboard("charge");
  const mine = within(await screen.findByRole("group", { name: "Your items" }));
  expect(mine.getAllByRole("option").map((one) => one.textContent)).toEqual([
    "Charge NurseJob, Mercy",
    "Cover letter for Charge NurseCover letter",
    "Guide for Charge NurseInterview guide",
  ]);
  expect(screen.getByText(/results$/)).toBeVisible();
  await app.user.click(mine.getByRole("option", { name: /^Cover letter for/ }));
  await waitFor(() => expect(app.address()).toBe("/edit-cover-letter/l1"));
  expect(asked).toEqual(["Names"]);
});

it("is moved in by arrows around both ends, and closed by Escape and by its own keys", async () => {
  signedIn();
  answers();
  const app = await opened();
  await app.user.keyboard("resume version");
  await waitFor(() =>
    expect(app.labels().slice(0, 2)).toEqual(["Ward résumé, version 2", "Ward résumé, version 1"]),
  );
  expect(app.active()).toHaveTextContent("Ward résumé, version 2Tailored");
  expect(app.active()).toHaveAttribute("aria-selected", "true");
  await app.user.keyboard("{ArrowUp}");
  expect(app.active()).toBe(screen.getAllByRole("option").at(-1));
  await app.user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await waitFor(() => expect(app.address()).toBe("/my-resumes/r1?version=v1"));
  await app.user.keyboard("{Meta>}k{/Meta}");
  await screen.findByRole("dialog");
  await app.user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await app.user.keyboard("{Control>}k{/Control}");
  await screen.findByRole("dialog");
  await app.user.keyboard("{Control>}k{/Control}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("opens what stands in the field, however soon Enter follows", async () => {
  const app = await opened();
  await app.user.keyboard("priv set");
  expect(app.labels()[0]).toBe("Privacy Settings");
  // Both events as a browser gives them, with nothing between but what follows an event at once.
  const tests = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  tests.IS_REACT_ACT_ENVIRONMENT = false;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(app.field, "contact");
  app.field.dispatchEvent(new Event("input", { bubbles: true }));
  await Promise.resolve();
  app.field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  tests.IS_REACT_ACT_ENVIRONMENT = true;
  await waitFor(() => expect(app.address()).toBe("/contact"));
});

it("shows first what was chosen before, to the same user alone", async () => {
  signedIn();
  answers();
  const app = await opened();
  await app.user.keyboard("three wards{Enter}");
  await app.user.keyboard("{Control>}k{/Control}");
  const before = within(await screen.findByRole("group", { name: "Recent" }));
  expect(await before.findByRole("option", { name: /Three wards/ })).toBeVisible();
  await app.user.keyboard("{Escape}");
  app.close();
  signedIn({ ...marta, id: "42" });
  const other = await opened();
  await waitFor(() => expect(other.labels()).toContain("Dashboard"));
  expect(screen.queryByRole("group", { name: "Recent" })).toBeNull();
});

it("opens an answer of the help where it stands", async () => {
  const app = await opened();
  await app.user.keyboard("hidden white");
  expect(app.labels()).toEqual(["“Hidden white text gets you through”"]);
  await app.user.keyboard("{Enter}");
  await waitFor(() => expect(app.address()).toBe("/help#white"));
  const article = await screen.findByText("“Hidden white text gets you through”");
  expect(article.closest("#white")).not.toBeNull();
});

it("says when nothing is called so, and when the names could not be had", async () => {
  signedIn();
  let up = false;
  answers(() => (up ? HttpResponse.json({ data: some }) : new HttpResponse("down", { status: 503 })));
  const app = await opened();
  await app.user.keyboard("three wards");
  expect(await screen.findByRole("alert", {}, { timeout: 5000 })).toHaveTextContent(/couldn't be loaded/);
  expect(screen.getByText("No results for “three wards”.")).toBeVisible();
  await app.user.keyboard("{Enter}{ArrowDown}");
  expect(app.address()).toBe("/terms");
  up = true;
  await app.user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("option", { name: /Three wards/ })).toBeVisible();
});

it("offers to search a list that may hold more than it knows", async () => {
  signedIn();
  const many = Array.from({ length: 100 }, (_, i) => ({ id: `x${i}`, title: `Ward ${i}`, company: null }));
  answers(() => HttpResponse.json({ data: { ...some, jobDescriptions: many } }));
  const app = await opened();
  await app.user.keyboard("matron");
  await app.user.click(await screen.findByRole("option", { name: "Search Jobs for “matron”" }));
  await waitFor(() => expect(app.address()).toBe("/my-resumes/jobs?q=matron"));
  // It is about words: without any there is nothing to search for, chosen before or not.
  await app.user.keyboard("{Control>}k{/Control}");
  await waitFor(() => expect(screen.getAllByRole("option").length).toBeGreaterThan(0));
  expect(screen.queryByRole("option", { name: /^Search .* for/ })).toBeNull();
});

it("switches the theme, and signs out", async () => {
  signedIn();
  answers();
  const app = await opened();
  await app.user.keyboard("dark theme{Enter}");
  expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  await app.user.keyboard("{Control>}k{/Control}");
  await screen.findByRole("combobox");
  await app.user.keyboard("sign out");
  await act(() => app.user.keyboard("{Enter}"));
  await waitFor(() => expect(app.address()).toBe("/"));
  expect(window.localStorage.getItem("vitae.auth-token")).toBeNull();
  delete document.documentElement.dataset.theme;
});
