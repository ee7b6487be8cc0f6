import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Dashboard } from "../../api/resume/dashboard";
import { openApp } from "../../testing/app";
import { marta, signedIn } from "../../testing/identity";
import { HttpResponse, http, server } from "../../testing/server";

const moment = "2026-11-20T08:00:00Z";

const empty: Dashboard = {
  resumeCount: 0,
  jobCount: 0,
  matches: [],
  missingSkills: [],
  matchedCount: 0,
  stages: [],
  next: { kind: "ADD_RESUME", text: "Add your resume.", path: "/upload" },
  otherSteps: [],
  planSteps: [],
};

function match(
  id: string,
  title: string,
  matchScore: number | null,
  previousScore: number | null,
): Dashboard["matches"][number] {
  return {
    resumeId: "r1",
    previousScore,
    analysis: {
      id,
      resumeVersionId: "v1",
      jobDescriptionId: `j${id}`,
      matchScore,
      analysisNotes: null,
      createdAt: moment,
      updatedAt: moment,
      resumeVersion: { id: "v1", resumeId: "r1", versionNumber: 3, origin: "OPTIMIZED", createdAt: moment },
      jobDescription: {
        id: `j${id}`,
        userId: "41",
        title,
        company: "Initech",
        location: null,
        stage: "SAVED",
        sentVersionId: null,
        sentAt: null,
        createdAt: moment,
        updatedAt: moment,
      },
    },
  };
}

const full: Dashboard = {
  resumeCount: 1,
  jobCount: 7,
  matches: [
    match("a", "Nurse", 82.4, 74.1),
    match("b", "Charge Nurse", 40, 40),
    match("c", "Matron", 61, null),
    match("d", "Cashier", null, 40),
  ],
  missingSkills: [{ skill: "Wound care", jobs: 5, required: 2 }],
  matchedCount: 6,
  stages: [
    { stage: "SAVED", count: 4 },
    { stage: "APPLIED", count: 3 },
  ],
  next: { kind: "TAILOR", text: "Tailor your resume for Matron at Initech.", path: "/upload?job=jc" },
  otherSteps: [
    { kind: "FINISH_LETTER", text: "“Letter” has 1 blank to fill in: [Name].", path: "/edit-cover-letter/l" },
    { kind: "CLOSE_GAP", text: "Wound care is missing in 5 of your 6 matched jobs.", path: "/skills" },
  ],
  planSteps: [
    {
      planId: "p1",
      title: "Wound care: from level 1 to level 3",
      stepNumber: 2,
      stepCount: 5,
      description: "Dress ten wounds under supervision.",
      estimatedTimeInHours: 12,
      since: moment,
    },
  ],
};

function answers(reply: () => Response) {
  signedIn();
  server.use(http.post("*/api/resume/graphql", reply));
}

it("begins with three steps where there is nothing yet", async () => {
  answers(() => HttpResponse.json({ data: { dashboard: empty } }));
  await openApp("/my");
  expect(await screen.findByRole("heading", { name: "Three steps to your first match" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Upload resume" })).toHaveAttribute("href", "/upload");
});

it("says the next thing to do and how the matches moved", async () => {
  answers(() => HttpResponse.json({ data: { dashboard: full } }));
  await openApp("/my");
  expect(await screen.findByText("Tailor your resume for Matron at Initech.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Tailor resume" })).toHaveAttribute("href", "/upload?job=jc");
  const item = (title: string) =>
    within(screen.getByRole("link", { name: title }).closest("li") as HTMLElement);
  expect(item("Nurse").getByText("8.3 higher than before")).toBeInTheDocument();
  expect(item("Charge Nurse").getByText("no change")).toBeVisible();
  expect(item("Matron").queryByText(/before/)).toBeNull();
  expect(item("Cashier").getByText("No score")).toBeVisible();
  expect(item("Cashier").queryByText("0")).toBeNull();
  expect(screen.getByText("5 of 6 jobs, required in 2")).toBeVisible();
});

it("puts a step off for the next one, until none is left", async () => {
  answers(() => HttpResponse.json({ data: { dashboard: full } }));
  const { user, close } = await openApp("/my");
  const next = within(await screen.findByRole("region", { name: "Next step" }));
  expect(next.getAllByRole("listitem")).toHaveLength(2);
  await user.click(next.getByRole("button", { name: "Not now" }));
  expect(next.getByText("“Letter” has 1 blank to fill in: [Name].")).toBeVisible();
  expect(next.queryByText("Tailor your resume for Matron at Initech.")).toBeNull();
  expect(next.getAllByRole("listitem")).toHaveLength(1);
  await user.click(next.getByRole("button", { name: "Not now" }));
  expect(next.getByRole("link", { name: "See what's missing" })).toHaveAttribute("href", "/skills");
  await user.click(next.getByRole("button", { name: "Not now" }));
  expect(next.getByText(/all caught up/)).toBeVisible();
  expect(next.queryByRole("button")).toBeNull();
  // Whoever signs in next in this tab put nothing off.
  close();
  signedIn({ ...marta, id: "42" });
  await openApp("/my");
  expect(await screen.findByText("Tailor your resume for Matron at Initech.")).toBeVisible();
});

it("shows the next step of each plan", async () => {
  answers(() => HttpResponse.json({ data: { dashboard: full } }));
  await openApp("/my");
  const plans = within(await screen.findByRole("region", { name: "Learning plans" }));
  expect(plans.getByRole("link", { name: "Wound care: from level 1 to level 3" })).toHaveAttribute(
    "href",
    "/skill-development-plan/p1",
  );
  expect(plans.getByText(/Step 2 of 5, about 12 hours/)).toBeVisible();
});

it("says of missing skills what is known: no match yet, or nothing missing", async () => {
  let now: Dashboard = { ...full, missingSkills: [], matches: [], matchedCount: 0, planSteps: [] };
  answers(() => HttpResponse.json({ data: { dashboard: now } }));
  const first = await openApp("/my");
  const missing = () => within(screen.getByRole("region", { name: "Most common missing skills" }));
  expect(await screen.findByText(/You haven't matched a resume/)).toBeVisible();
  expect(missing().getByRole("link", { name: "Choose a job" })).toHaveAttribute("href", "/my-resumes/jobs");
  expect(screen.queryByRole("region", { name: "Learning plans" })).toBeNull();
  first.close();
  now = { ...now, matchedCount: 2 };
  await openApp("/my");
  expect(await screen.findByText(/shows every skill your 2 matched jobs ask for/)).toBeVisible();
});

it("says so when it cannot be loaded, and tries again", async () => {
  let up = false;
  answers(() =>
    up ? HttpResponse.json({ data: { dashboard: full } }) : new HttpResponse("down", { status: 503 }),
  );
  const { user } = await openApp("/my");
  const again = await screen.findByRole("button", { name: "Try again" });
  up = true;
  await user.click(again);
  expect(await screen.findByText("Most common missing skills")).toBeVisible();
});
