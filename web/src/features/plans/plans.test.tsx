import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Entitlement, Usage } from "../../api/resume/usage";
import { openApp } from "../../testing/app";
import { data, failure, signedIn } from "../../testing/identity";
import { Shelf, shelfAnswers } from "../../testing/shelf";

const one = (item: Entitlement["item"], used: number | null, bound: number): Entitlement => ({
  item,
  per: used === null ? (item === "RESUME_VERSIONS" ? "RESUME" : "QUESTION") : "ACCOUNT",
  bound,
  used,
});

const usage: Usage = {
  planName: "Every feature",
  price: 0,
  entitlements: [
    one("RESUMES", 12, 500),
    one("RESUME_VERSIONS", null, 20_000),
    one("UPLOADS", 45, 50),
    one("UPLOAD_BYTES", 37_959_434, 104_857_600),
    one("JOB_DESCRIPTIONS", 1999, 2000),
    one("COVER_LETTERS", 500, 500),
    one("INTERVIEW_GUIDES", 0, 200),
    one("PRACTICE_ANSWERS", null, 20),
    one("DEVELOPMENT_PLANS", 0, 200),
    one("COMPETITIVE_ANALYSES", 7, 5),
    one("SKILLS", 299, 300),
  ],
};

const rows = async () => {
  const kept = await screen.findByRole("region", { name: "Storage" });
  return within(kept)
    .getAllByRole("listitem")
    .map((row) => row.textContent);
};

it("shows the plan, and each count with what makes room once little is left", async () => {
  signedIn();
  shelfAnswers(new Shelf(), { Usage: () => data({ usage }) });
  await openApp("/subscription");
  expect(await rows()).toEqual([
    "Resumes12 of 500",
    "Versions of each resumeup to 20,000",
    "Uploaded files45 of 50Almost full. Files are deleted together with their resumes. Delete resumes you no longer need, then empty the trash.",
    "Size of uploaded files36.2 of 100 MB",
    "Jobs1,999 of 2,000Almost full. Delete jobs you no longer need, then empty the trash.",
    "Cover letters500 of 500Full. Delete letters you no longer need, then empty the trash.",
    "Interview guides0 of 200",
    "Practice answers per questionup to 20",
    "Learning plans0 of 200",
    "Comparisons7 of 5Full. Delete comparisons you no longer need, then empty the trash.",
    "Skills you added, changed or hid299 of 300Almost full. Remove skills you added, or remove your own ratings. Skills don't go to the trash, so this frees space immediately.",
  ]);
  expect(screen.getByRole("heading", { level: 1, name: "Your subscription" })).toBeVisible();
  const plan = screen.getByRole("region", { name: "Plan" });
  expect(within(plan).getByText("Every feature")).toBeVisible();
  expect(within(plan).getByText("Free")).toBeVisible();
  expect(screen.getByRole("link", { name: "Open trash" })).toHaveAttribute("href", "/my-resumes/trash");
});

it("waits, says that it failed, and asks again", async () => {
  signedIn();
  let down = true;
  shelfAnswers(new Shelf(), { Usage: () => (down ? failure("INTERNAL", "Down.") : data({ usage })) });
  const { user } = await openApp("/subscription");
  expect(screen.getByRole("status")).toHaveTextContent("Loading...");
  const again = await screen.findByRole("button", { name: "Try again" }, { timeout: 5000 });
  down = false;
  await user.click(again);
  expect(await rows()).toHaveLength(11);
});

it("offers an account to whoever has none, and theirs to whoever has one", async () => {
  const visitor = await openApp("/subscribe");
  expect(await screen.findByRole("link", { name: "Create an account" })).toHaveAttribute(
    "href",
    "/auth?mode=register",
  );
  expect(screen.queryByRole("link", { name: "Your subscription" })).toBeNull();
  visitor.close();
  signedIn();
  await openApp("/subscribe");
  expect(await screen.findByRole("link", { name: "Your subscription" })).toHaveAttribute(
    "href",
    "/subscription",
  );
  expect(screen.queryByRole("link", { name: "Create an account" })).toBeNull();
});
