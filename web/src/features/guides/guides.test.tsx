import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { openApp } from "../../testing/app";
import { Guides, newTry } from "../../testing/guides";
import { failure, found, signedIn } from "../../testing/identity";
import { Shelf, shelfAnswers } from "../../testing/shelf";
import { toNewGuideSearch } from "./address";

function begin(instead?: Parameters<typeof shelfAnswers>[1]) {
  signedIn();
  const shelf = new Shelf();
  const guides = new Guides();
  shelfAnswers(shelf, { ...guides.answers(shelf), ...instead });
  return { shelf, guides };
}

const titles = async () =>
  within(await screen.findByRole("region", { name: "Interview prep" }))
    .getAllByRole("link")
    .map((link) => link.textContent);

describe("the list of guides", () => {
  it("says how to begin, and offers to try again after a failure", async () => {
    let down = true;
    begin({
      InterviewGuides: () => (down ? failure("INTERNAL", "Down.") : { data: { interviewGuides: [] } }),
    });
    const { user } = await openApp("/interview-guides");
    const again = await screen.findByRole("button", { name: "Try again" });
    down = false;
    await user.click(again);
    expect(await screen.findByRole("heading", { name: "Prepare for your first interview" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Interview prep" })).toHaveAttribute("aria-current", "page");
  });

  it("tells job, version, questions, practice and day, also of what is gone", async () => {
    const { guides } = begin();
    const one = guides.add("Interview for Go Engineer");
    one.questions[0]?.answers.push(newTry("t", `${one.id}-1`, "Because."));
    guides.add("Old", { jobDescription: null, resumeVersion: null });
    await openApp("/interview-guides");
    expect(await titles()).toEqual(["Old", "Interview for Go Engineer"]);
    const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
    expect(rows.find((row) => row?.startsWith("Interview for"))).toMatch(
      /Go Engineer, Tallyhook · resume version 32 questions · 1 practiced · created Nov 2, 2026/,
    );
    expect(rows.find((row) => row?.startsWith("Old"))).toMatch(
      /The job was deleted · the resume was deleted2 questions · 0 practiced/,
    );
  });

  it("is searched by title, job and company, in the address", async () => {
    const { guides } = begin();
    guides.add("Interview for Go Engineer");
    guides.add("Old", { jobDescription: null });
    const { user, address } = await openApp("/interview-guides");
    await screen.findByRole("link", { name: "Old" });
    const search = screen.getByRole("searchbox", { name: "Search" });
    await user.type(search, "tallyhook");
    await waitFor(() => expect(address()).toBe("/interview-guides?q=tallyhook"));
    expect(await titles()).toEqual(["Interview for Go Engineer"]);
    await user.type(search, "x");
    expect(await screen.findByText("No results match your search.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    await waitFor(() => expect(address()).toBe("/interview-guides"));
    expect(await titles()).toHaveLength(2);
  });

  it("moves a guide to the trash, and takes it back with Undo", async () => {
    const { guides } = begin();
    guides.add("Mine");
    guides.add("Other");
    const { user } = await openApp("/interview-guides");
    await user.click(await screen.findByRole("button", { name: "Delete Mine" }));
    await waitFor(async () => expect(await titles()).toEqual(["Other"]));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(async () => expect(await titles()).toEqual(["Mine", "Other"]));
  });
});

describe("a new guide", () => {
  it("says what it lacks", async () => {
    begin();
    await openApp("/create-interview-guide");
    expect(await screen.findByRole("link", { name: "Add a resume" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Add a job" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Create guide" })).toBeNull();
  });

  it("is made from the job and the version that were chosen", async () => {
    const { shelf, guides } = begin();
    const resume = shelf.addResume("Backend");
    shelf.addVersion(resume, resume.versions[0]?.document as never);
    const go = shelf.addJob("Go Engineer");
    shelf.addJob("Data Engineer");
    const { user, address } = await openApp(`/create-interview-guide?job=${go.id}`);
    expect(await screen.findByLabelText("Job")).toHaveValue(go.id);
    const version = screen.getByLabelText("Version");
    await waitFor(() => expect(within(version).getAllByRole("option")).toHaveLength(2));
    await user.selectOptions(version, resume.versions[1]?.id ?? "");
    await user.click(screen.getByRole("button", { name: "Create guide" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Interview for Go Engineer" })).toBeVisible();
    expect(address()).toBe("/interview-guide/guide1");
    expect(guides.asked).toEqual([
      {
        resumeVersionId: resume.versions[1]?.id,
        jobDescriptionId: go.id,
        requestKey: expect.stringMatching(/^\w{20,}$/),
      },
    ]);
  });

  it("says in the server's words why there is none", async () => {
    const { shelf } = begin({
      GenerateInterviewGuide: () => failure("INVALID_INPUT", "The posting asks for nothing."),
    });
    shelf.addResume("Backend");
    shelf.addJob("Go Engineer");
    const { user, address } = await openApp("/create-interview-guide");
    await user.click(await screen.findByRole("button", { name: "Create guide" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("The posting asks for nothing.");
    expect(address()).toBe("/create-interview-guide");
  });

  it("is begun from the page of a job", async () => {
    const { shelf } = begin();
    const go = shelf.addJob("Go Engineer");
    await openApp(`/my-resumes/jobs/${go.id}`);
    expect(await screen.findByRole("link", { name: "Prepare for the interview" })).toHaveAttribute(
      "href",
      `/create-interview-guide?job=${go.id}`,
    );
  });

  it("reads the address", () => {
    expect(toNewGuideSearch({ job: 7, resume: "a", other: 1 })).toEqual({ job: "7", resume: "a" });
    expect(toNewGuideSearch({ job: {}, resume: "" })).toEqual({});
  });
});

describe("a guide", () => {
  const open = async (guides: Guides) => {
    const guide = guides.add("Interview for Go Engineer");
    const app = await openApp(`/interview-guide/${guide.id}`);
    await screen.findByRole("region", { name: "Subject" });
    await app.user.click(screen.getByText("How do you use Go?"));
    return { ...app, guide, subject: within(screen.getByRole("region", { name: "Subject" })) };
  };

  it("says so where there is none, and offers to try again after a failure", async () => {
    let down = true;
    const { guides } = begin({});
    guides.add("Mine");
    const { close } = await openApp("/interview-guide/unknown");
    expect(await screen.findByRole("heading", { level: 1, name: "Guide not found" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Open trash" })).toBeVisible();
    close();
    begin({
      InterviewGuide: () => (down ? failure("INTERNAL", "Down.") : found("interviewGuide", null)),
    });
    const { user } = await openApp("/interview-guide/guide1");
    const again = await screen.findByRole("button", { name: "Try again" });
    down = false;
    await user.click(again);
    expect(await screen.findByRole("heading", { level: 1, name: "Guide not found" })).toBeVisible();
  });

  it("shows the rounds, and of a question why, which lines, and where to take care", async () => {
    const { guides } = begin();
    const { subject } = await open(guides);
    expect(screen.getByText("0 of 2 questions practiced")).toBeVisible();
    expect(screen.getByText("A recruiter who checks the conditions.")).toBeVisible();
    expect(subject.getByText("The posting requires Go, and your resume shows it.")).toBeVisible();
    expect(subject.getByText("5+ years of Go").previousSibling).toHaveTextContent("The posting");
    const frame = subject.getAllByRole("definition").map((part) => part.textContent);
    expect(frame).toEqual([
      "Acme, 2019 to 2024",
      "What was there to do?",
      "Built billing services in Go",
      "What came of it?",
    ]);
    expect(subject.getByText("Say what was yours and what was the team's.")).toBeVisible();
    expect(subject.getByText("Explain the choice of data model.")).toBeVisible();
    const ask = within(screen.getByRole("region", { name: "Questions to ask them" }));
    expect(ask.getByText("What would I build first?")).toBeVisible();
    expect(ask.getByText("You build services")).toBeVisible();
  });

  it("checks and keeps a try, and deletes it after asking", async () => {
    const { guides } = begin();
    const { user, subject } = await open(guides);
    await user.click(subject.getByRole("button", { name: "Check and save" }));
    expect(subject.getByText("Type your answer first.")).toBeVisible();
    const field = subject.getByRole("textbox", { name: "Your answer to: How do you use Go?" });
    await user.type(field, "I cut costs by 95%.");
    expect(subject.getByText("5 words")).toBeVisible();
    await user.click(subject.getByRole("button", { name: "Check and save" }));
    const tries = within(await screen.findByRole("region", { name: "Saved answers" }));
    expect(tries.getByText("I cut costs by 95%.")).toBeVisible();
    expect(tries.getByText(/90 words, about 41 seconds/)).toHaveTextContent("Included: Length.");
    expect(tries.getByText(/What came of it/)).toHaveTextContent("Missing: Result.");
    expect(tries.getByRole("heading", { name: "Does this match your resume?" })).toBeVisible();
    expect(tries.getByText(/You say “95%”/)).toBeVisible();
    expect(field).toHaveValue("");
    expect(screen.getByText("1 of 2 questions practiced")).toBeVisible();
    await user.click(tries.getByRole("button", { name: "Delete this answer" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete this answer?" }));
    await user.click(dialog.getByRole("button", { name: "Delete this answer" }));
    await waitFor(() => expect(screen.getByText("0 of 2 questions practiced")).toBeVisible());
    expect(screen.queryByRole("region", { name: "Saved answers" })).toBeNull();
  });

  it("keeps what was typed against a reload and a refusal", async () => {
    const { guides } = begin({
      AddPracticeAnswer: () => failure("QUOTA", "There are 20 tries at this question."),
    });
    const { user, subject, close, guide } = await open(guides);
    await user.type(subject.getByRole("textbox"), "Mine.");
    await user.click(subject.getByRole("button", { name: "Check and save" }));
    expect(await subject.findByText("There are 20 tries at this question.")).toBeVisible();
    close();
    await openApp(`/interview-guide/${guide.id}`);
    expect(await screen.findByDisplayValue("Mine.")).toBeInTheDocument();
  });

  it("opens all of it on demand, and before it is printed", async () => {
    const print = vi.spyOn(window, "print").mockImplementation(() => {
      window.dispatchEvent(new Event("beforeprint"));
    });
    const { guides } = begin();
    const { user } = await open(guides);
    const states = () => [...document.querySelectorAll("details")].map((one) => one.open);
    await user.click(screen.getByRole("button", { name: "Open all" }));
    expect(states()).toEqual([true, true]);
    await user.click(screen.getByRole("button", { name: "Close all" }));
    expect(states()).toEqual([false, false]);
    await user.click(screen.getByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledOnce();
    expect(states()).toEqual([true, true]);
  });

  it("goes to the trash, and comes back with Undo", async () => {
    const { guides } = begin();
    const { user, address } = await open(guides);
    await user.click(screen.getByRole("button", { name: "Delete guide" }));
    await waitFor(() => expect(address()).toBe("/interview-guides"));
    expect(guides.kept).toEqual([]);
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(async () => expect(await titles()).toHaveLength(1));
  });
});
