import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { dayHere, daysAfter } from "../../lib/days";
import { openApp } from "../../testing/app";
import { failure, signedIn } from "../../testing/identity";
import { Shelf, shelfAnswers } from "../../testing/shelf";
import { toJobsSearch } from "./address";

function filled(instead?: Parameters<typeof shelfAnswers>[1]) {
  signedIn();
  const shelf = new Shelf();
  const resume = shelf.addResume("Backend");
  const go = shelf.addJob("Go Engineer", { company: "Tallyhook", stage: "APPLIED" });
  shelf.addJob("Data Engineer");
  const version = resume.versions[0];
  if (!version) throw new Error("there is no version");
  const analysis = shelf.analyze(go, version, 48);
  shelf.analyze(go, version, 61.5);
  return { shelf: shelfAnswers(shelf, instead), go, version, analysis };
}

const titles = async () =>
  within(await screen.findByRole("region", { name: "Jobs" }))
    .getAllByRole("link")
    .map((link) => link.textContent);

beforeEach(() => localStorage.setItem("vitae.jobs-view", "list"));

describe("the list of jobs", () => {
  it("says how to begin, and offers to try again after a failure", async () => {
    signedIn();
    let down = true;
    shelfAnswers(new Shelf(), { JobCounts: () => (down ? failure("INTERNAL", "Down.") : undefined) });
    const { user } = await openApp("/my-resumes/jobs");
    const again = await screen.findByRole("button", { name: "Try again" });
    down = false;
    await user.click(again);
    expect(await screen.findByRole("heading", { name: "Add your first job" })).toBeVisible();
  });

  it("searches, filters and sorts, and keeps it in the address", async () => {
    filled();
    const { user, address } = await openApp("/my-resumes/jobs");
    expect(await titles()).toEqual(["Data Engineer", "Go Engineer"]);
    await user.selectOptions(screen.getByLabelText("Sort by"), "Match score");
    await waitFor(async () => expect(await titles()).toEqual(["Go Engineer", "Data Engineer"]));
    await user.selectOptions(screen.getByLabelText("Stage"), "Saved");
    await waitFor(async () => expect(await titles()).toEqual(["Data Engineer"]));
    expect(address()).toBe("/my-resumes/jobs?sort=score&stage=SAVED");
    await user.type(screen.getByLabelText("Search"), "tallyhook");
    expect(await screen.findByText("No job matches your search.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    await waitFor(async () => expect(await titles()).toEqual(["Data Engineer", "Go Engineer"]));
    expect(toJobsSearch({ stage: "x", sort: 4, q: "", due: "yes", found: 9 })).toEqual({});
  });

  it("loads every part of a long list", async () => {
    signedIn();
    const shelf = new Shelf();
    for (let n = 0; n < 70; n++) shelf.addJob(`Job ${n}`);
    shelfAnswers(shelf);
    await openApp("/my-resumes/jobs");
    await waitFor(async () => expect(await titles()).toHaveLength(70));
  });
});

it("a match without a score says so, is no 0 and is sorted last", async () => {
  const { shelf, go, version } = filled();
  shelf.analyze(shelf.addJob("Cashier"), version, null);
  await openApp("/my-resumes/jobs?sort=score");
  expect((await titles()).at(0)).toBe("Go Engineer");
  const row = screen.getByRole("link", { name: "Cashier" }).closest("li") as HTMLElement;
  expect(within(row).getByText("No score")).toBeVisible();
  expect(within(row).queryByText("0")).toBeNull();
  expect(go.analyses).toHaveLength(2);
});

describe("a new job", () => {
  it("takes its fields from the posting and leaves what the user wrote", async () => {
    signedIn();
    const shelf = shelfAnswers(new Shelf());
    const { user, address } = await openApp("/my-resumes/jobs/new");
    await user.click(screen.getByRole("button", { name: "Save job" }));
    expect(screen.getByText("Paste the job description first.")).toBeVisible();
    await user.type(screen.getByLabelText("Company"), "Mine");
    fireEvent.change(screen.getByLabelText("Job description"), { target: { value: "We look for you" } });
    await waitFor(() => expect(screen.getByLabelText("Job title")).toHaveValue("Senior Backend Engineer"));
    expect(screen.getByLabelText("Location")).toHaveValue("Berlin");
    expect(screen.getByLabelText("Company")).toHaveValue("Mine");
    expect(screen.getByText("6 requirements found")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Save job" }));
    expect(await screen.findByText("Job description created")).toBeVisible();
    expect(address()).toBe(`/my-resumes/jobs/${shelf.jobs[0]?.id}`);
    expect(shelf.jobs[0]).toMatchObject({
      title: "Senior Backend Engineer",
      company: "Mine",
      location: "Berlin",
    });
  });
});

describe("a posting that was pasted and not saved", () => {
  it("is there after a reload, with what was written, and gone once it is saved", async () => {
    signedIn();
    const shelf = shelfAnswers(new Shelf());
    const before = await openApp("/my-resumes/jobs/new");
    fireEvent.change(screen.getByLabelText("Job description"), { target: { value: "We look for you" } });
    fireEvent.change(screen.getByLabelText("Company"), { target: { value: "Mine" } });
    before.close();
    const { user, close } = await openApp("/my-resumes/jobs/new");
    expect(screen.getByLabelText("Job description")).toHaveValue("We look for you");
    expect(screen.getByLabelText("Company")).toHaveValue("Mine");
    await waitFor(() => expect(screen.getByLabelText("Job title")).toHaveValue("Senior Backend Engineer"));
    await user.click(screen.getByRole("button", { name: "Save job" }));
    await waitFor(() => expect(shelf.jobs).toHaveLength(1));
    await screen.findByText("Job description created");
    close();
    await openApp("/my-resumes/jobs/new");
    expect(screen.getByLabelText("Job description")).toHaveValue("");
  });
});

describe("a job", () => {
  it("says so where there is none, and offers to try again after a failure", async () => {
    let down = true;
    const { go } = filled({ JobDescription: () => (down ? failure("INTERNAL", "Down.") : undefined) });
    const { user, close } = await openApp(`/my-resumes/jobs/${go.id}`);
    const again = await screen.findByRole("button", { name: "Try again" });
    down = false;
    await user.click(again);
    expect(await screen.findByRole("heading", { level: 1, name: "Go Engineer" })).toBeVisible();
    close();
    await openApp("/my-resumes/jobs/unknown");
    expect(await screen.findByRole("heading", { level: 1, name: "Job not found" })).toBeVisible();
  });

  it("keeps corrections of what was read, those that strike out too", async () => {
    const { go } = filled();
    const { user } = await openApp(`/my-resumes/jobs/${go.id}`);
    await user.selectOptions(
      await screen.findByLabelText("Type of “Kubernetes in production”"),
      "Nice to have",
    );
    const nice = await screen.findByRole("region", { name: "Nice to have" });
    await waitFor(() => expect(within(nice).getByText("Kubernetes in production")).toBeVisible());
    await user.selectOptions(screen.getByLabelText("Type of “Leading engineers”"), "Not a requirement");
    const none = await screen.findByRole("region", { name: "Not a requirement" });
    expect(within(none).getByText("Leading engineers")).toBeVisible();
    expect(go.corrections).toEqual([
      { text: "Kubernetes in production", class: "NICE" },
      { text: "Leading engineers", class: "NONE" },
    ]);
  });

  it("moves through the stages, and shows its matches as a line and as a table", async () => {
    const { go } = filled();
    const { user } = await openApp(`/my-resumes/jobs/${go.id}`);
    await user.click(await screen.findByRole("radio", { name: "Interview" }));
    expect(await screen.findByText("Job description updated")).toBeVisible();
    expect(go.stage).toBe("INTERVIEW");
    expect(
      screen.getByRole("img", { name: "2 matches. First score 48, latest score 61.5, out of 100" }),
    ).toBeVisible();
    const table = screen.getByRole("table", { name: "Matches over time" });
    expect(within(table).getAllByRole("link")).toHaveLength(2);
  });

  it("keeps notes; what was not saved comes back", async () => {
    const { go } = filled();
    const { user, close } = await openApp(`/my-resumes/jobs/${go.id}`);
    await user.type(await screen.findByLabelText("Notes on this job"), "Ask Mia.");
    expect(screen.getByText("Unsaved changes")).toBeVisible();
    close();
    const { user: again } = await openApp(`/my-resumes/jobs/${go.id}`);
    const notes = await screen.findByLabelText("Notes on this job");
    expect(notes).toHaveValue("Ask Mia.");
    await again.type(notes, " Remote.{Control>}{Enter}{/Control}");
    await waitFor(() => expect(go.notes).toBe("Ask Mia. Remote."));
    await waitFor(() => expect(screen.queryByText("Unsaved changes")).toBeNull());
    expect(notes).toHaveValue("Ask Mia. Remote.");
    expect(screen.getByRole("button", { name: "Save notes" })).toBeDisabled();
  });

  it("marks the version that was sent, and takes it back", async () => {
    const { go, version } = filled();
    const { user } = await openApp(`/my-resumes/jobs/${go.id}`);
    const card = await screen.findByRole("region", { name: "The version you sent" });
    await user.selectOptions(await within(card).findByLabelText("Resume"), "Backend");
    await within(card).findByRole("option", { name: /^Version 1/ });
    await user.selectOptions(within(card).getByLabelText("Version"), version.id);
    await user.click(within(card).getByRole("button", { name: "Mark as sent" }));
    await waitFor(() => expect(go.sentVersionId).toBe(version.id));
    await user.click(await within(card).findByRole("button", { name: "Unmark as sent" }));
    await waitFor(() => expect(go.sentVersionId).toBeNull());
  });

  it("is matched with a resume; the analysis opens", async () => {
    const { go, shelf } = filled();
    const { user, address } = await openApp(`/my-resumes/jobs/${go.id}`);
    await user.click(await screen.findByRole("button", { name: "Match resume" }));
    expect(await screen.findByText("Analysis complete")).toBeVisible();
    expect(address()).toBe(`/my-resumes/analyses/${shelf.jobs[0]?.analyses[0]?.id}`);
  });

  it("is edited", async () => {
    const { go } = filled();
    const { user, address } = await openApp(`/my-resumes/jobs/${go.id}/edit`);
    const title = await screen.findByLabelText("Job title");
    await user.clear(title);
    await user.type(title, "Lead");
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    await waitFor(() => expect(address()).toBe(`/my-resumes/jobs/${go.id}`));
    expect(go.title).toBe("Lead");
  });

  it("goes to the trash at once, and comes back with Undo", async () => {
    const { go } = filled();
    const { user } = await openApp(`/my-resumes/jobs/${go.id}`);
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Job description deleted")).toBeVisible();
    await waitFor(async () => expect(await titles()).toEqual(["Data Engineer"]));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(async () => expect(await titles()).toContain("Go Engineer"));
  });
});

describe("an analysis", () => {
  it("offers to try again after a failure, and then shows all that it is made of", async () => {
    let down = true;
    const { analysis } = filled({
      JobMatchAnalysis: () => (down ? failure("INTERNAL", "Down.") : undefined),
    });
    const { user } = await openApp(`/my-resumes/analyses/${analysis.id}`);
    const again = await screen.findByRole("button", { name: "Try again" });
    down = false;
    await user.click(again);
    expect(await screen.findByRole("heading", { level: 1, name: "Match for Go Engineer" })).toBeVisible();
    expect(screen.getByTestId("match-score")).toHaveTextContent("48");
    for (const name of [
      "How your score is calculated",
      "Requirements you must meet",
      "Requirements and evidence",
    ])
      expect(screen.getByRole("heading", { name })).toBeVisible();
    expect(screen.getByText("Possible gain")).toBeVisible();
    expect(screen.queryByText("With wording")).toBeNull();
  });

  it("keeps notes, and says so where there is none", async () => {
    const { analysis, go } = filled();
    const { user, close } = await openApp(`/my-resumes/analyses/${analysis.id}`);
    await user.type(await screen.findByLabelText("Notes on this analysis"), "Ask.");
    await user.click(screen.getByRole("button", { name: "Save notes" }));
    expect(await screen.findByText("Notes updated")).toBeVisible();
    expect(go.analyses.find((one) => one.id === analysis.id)?.analysisNotes).toBe("Ask.");
    close();
    await openApp("/my-resumes/analyses/unknown");
    expect(await screen.findByRole("heading", { level: 1, name: "Analysis not found" })).toBeVisible();
  });
});

describe("what is tracked of a job", () => {
  it("is kept, also what was not saved at a reload", async () => {
    const { go } = filled();
    const { user, close } = await openApp(`/my-resumes/jobs/${go.id}`);
    const card = await screen.findByRole("region", { name: "Details and dates" });
    await user.type(within(card).getByLabelText("Salary"), "£40k");
    await user.type(within(card).getByLabelText("Link to the posting"), "ftp://x");
    expect(within(card).getByText("Enter a link that begins with https:// or http://.")).toBeVisible();
    fireEvent.change(within(card).getByLabelText("Link to the posting"), {
      target: { value: "https://example.com/1" },
    });
    fireEvent.change(within(card).getByLabelText("Interview"), { target: { value: "2026-12-01T10:30" } });
    await user.click(within(card).getByRole("button", { name: "In a week" }));
    close();
    const { user: again } = await openApp(`/my-resumes/jobs/${go.id}`);
    expect(await screen.findByLabelText("Salary")).toHaveValue("£40k");
    await again.click(screen.getByRole("button", { name: "Save details" }));
    await waitFor(() => expect(go.salary).toBe("£40k"));
    expect(go).toMatchObject({
      sourceUrl: "https://example.com/1",
      interviewAt: new Date(2026, 11, 1, 10, 30).toISOString(),
      followUpOn: daysAfter(dayHere(), 7),
    });
    expect(await screen.findByRole("link", { name: "Open the posting" })).toHaveAttribute(
      "rel",
      "noreferrer",
    );
    await again.click(screen.getByRole("button", { name: "Clear follow-up date" }));
    await again.click(screen.getByRole("button", { name: "Save details" }));
    await waitFor(() => expect(go.followUpOn).toBeNull());
  });

  it("has contacts", async () => {
    const { go } = filled();
    const { user } = await openApp(`/my-resumes/jobs/${go.id}`);
    const card = await screen.findByRole("region", { name: "Contacts" });
    await user.click(within(card).getByRole("button", { name: "Add contact" }));
    await user.type(within(card).getByLabelText("Name"), "Mia");
    await user.type(within(card).getByLabelText("Email"), "mia@example.com");
    await user.click(within(card).getByRole("button", { name: "Save contacts" }));
    await waitFor(() =>
      expect(go.contacts).toEqual([{ name: "Mia", role: "", email: "mia@example.com", phone: "" }]),
    );
    await user.click(await within(card).findByRole("button", { name: "Remove Mia" }));
    await user.click(within(card).getByRole("button", { name: "Save contacts" }));
    await waitFor(() => expect(go.contacts).toEqual([]));
  });
});

it("the letter that was sent is chosen of those for the job", async () => {
  const { go, shelf, version } = filled();
  const letter = shelf.addLetter(version, go);
  const { user } = await openApp(`/my-resumes/jobs/${go.id}`);
  await user.selectOptions(await screen.findByLabelText("Cover letter you sent"), letter.id);
  await waitFor(() => expect(go.sentLetterId).toBe(letter.id));
  expect(await screen.findByRole("link", { name: "Open the letter" })).toBeVisible();
});
