import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Dashboard } from "../../api/resume/dashboard";
import { openApp } from "../../testing/app";
import { signedIn } from "../../testing/identity";
import { HttpResponse, http, server } from "../../testing/server";

const moment = "2026-11-20T08:00:00Z";

const empty: Dashboard = {
  resumeCount: 0,
  jobCount: 0,
  matches: [],
  missingSkills: [],
  stages: [],
  next: { kind: "ADD_RESUME", text: "Add your resume.", path: "/upload" },
};

function match(
  id: string,
  title: string,
  matchScore: number,
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
  ],
  missingSkills: [{ skill: "Wound care", jobs: 5, required: 2 }],
  stages: [
    { stage: "SAVED", count: 4 },
    { stage: "APPLIED", count: 3 },
  ],
  next: { kind: "TAILOR", text: "Tailor your resume for Matron at Initech.", path: "/upload?job=jc" },
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
  expect(screen.getByRole("link", { name: "Tailor it" })).toHaveAttribute("href", "/upload?job=jc");
  const item = (title: string) =>
    within(screen.getByRole("link", { name: title }).closest("li") as HTMLElement);
  expect(item("Nurse").getByText("8.3 more than before")).toBeInTheDocument();
  expect(item("Charge Nurse").getByText("as before")).toBeVisible();
  expect(item("Matron").queryByText(/before/)).toBeNull();
  expect(screen.getByText("5 of 7 jobs, required in 2")).toBeVisible();
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
  expect(await screen.findByText("Missing most")).toBeVisible();
});
