import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openApp } from "../../testing/app";
import { Comparing, newComparison } from "../../testing/comparing";
import { failure, signedIn } from "../../testing/identity";
import { Shelf, shelfAnswers } from "../../testing/shelf";
import { toComparisonSearch } from "./address";

/** A resume, so many jobs and, where asked for, one comparison. */
function filled(jobs: number, kept = false, instead: Parameters<typeof shelfAnswers>[1] = {}) {
  signedIn();
  const shelf = new Shelf();
  const resume = shelf.addResume("Backend");
  const saved = Array.from({ length: jobs }, (_, i) =>
    shelf.addJob(`Job ${i + 1}`, { company: `Firm ${i + 1}` }),
  );
  const comparing = new Comparing();
  if (kept) comparing.all.push(newComparison("c1"));
  shelfAnswers(shelf, { ...comparing.answers, ...instead });
  return { shelf, resume, saved, comparing };
}

const widely = () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
};

describe("the list of comparisons", () => {
  it("with fewer than two saved jobs says what is missing, and with two how to begin", async () => {
    filled(1);
    const { close } = await openApp("/competitive-analysis");
    expect(await screen.findByText(/needs at least two saved jobs. You have one so far/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Add a job" })).toHaveAttribute("href", "/my-resumes/jobs/new");
    close();
    filled(2);
    await openApp("/competitive-analysis");
    expect(await screen.findByText(/Choose a resume and 2 to 10 saved jobs/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Comparisons" })).toHaveAttribute("aria-current", "page");
  });

  it("offers to try again after a failure", async () => {
    let down = true;
    const comparing = new Comparing();
    comparing.all.push(newComparison("c1"));
    filled(2, false, {
      CompetitiveAnalyses: (v) =>
        down ? failure("INTERNAL", "Down.") : comparing.answers.CompetitiveAnalyses?.(v),
    });
    const { user } = await openApp("/competitive-analysis");
    const again = await screen.findByRole("button", { name: "Try again" }, { timeout: 4000 });
    down = false;
    await user.click(again);
    expect(await screen.findByRole("link", { name: "Go Engineer and one other job" })).toBeVisible();
  });

  it("tells jobs, closest fit and date; deletes at once and takes it back with Undo", async () => {
    const { comparing } = filled(2, true);
    const { user } = await openApp("/competitive-analysis");
    const link = await screen.findByRole("link", { name: "Go Engineer and one other job" });
    expect(link).toHaveAttribute("href", "/competitive-analysis/c1");
    expect(screen.getByText("Go Engineer, Tallyhook · Data Engineer")).toBeVisible();
    expect(screen.getByText(/^Best fit: Go Engineer, Tallyhook, 100 of 100 · compared/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Delete Go Engineer and one other job" }));
    expect(await screen.findByText("Comparison deleted")).toBeVisible();
    await waitFor(() => expect(link).not.toBeInTheDocument());
    expect(comparing.all).toHaveLength(0);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("link", { name: "Go Engineer and one other job" })).toBeVisible();
  });

  it("is searched by title and jobs, in the address", async () => {
    const { comparing } = filled(2, true);
    comparing.all.push({ ...newComparison("c2"), title: "Wards", jobs: [] });
    const { user, address } = await openApp("/competitive-analysis?q=ward");
    expect(await screen.findByRole("link", { name: "Wards" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Go Engineer and one other job" })).toBeNull();
    const search = screen.getByRole("searchbox", { name: "Search" });
    await user.clear(search);
    await user.type(search, "tallyhook");
    await waitFor(() => expect(address()).toBe("/competitive-analysis?q=tallyhook"));
    expect(screen.getByRole("link", { name: "Go Engineer and one other job" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Wards" })).toBeNull();
    await user.type(search, "x");
    await user.click(await screen.findByRole("button", { name: "Clear search" }));
    expect(await screen.findByRole("link", { name: "Wards" })).toBeVisible();
  });
});

describe("a new comparison", () => {
  it("needs two jobs, finds them by words, and sends each once", async () => {
    const { comparing, saved, resume } = filled(3);
    const { user, address } = await openApp("/create-competitive-analysis");
    await user.click(await screen.findByRole("button", { name: "Compare" }));
    expect(screen.getByRole("alert")).toHaveTextContent("Choose at least two jobs.");
    await user.click(screen.getByRole("checkbox", { name: /Job 1/ }));
    expect(screen.getByText("1 job selected. Choose 2 to 10.")).toBeVisible();
    await user.type(screen.getByLabelText("Search jobs"), "firm 3");
    expect(screen.getAllByRole("checkbox")).toHaveLength(1);
    await user.click(screen.getByRole("checkbox", { name: /Job 3/ }));
    expect(screen.queryByRole("alert")).toBeNull();
    await user.type(screen.getByLabelText("Search jobs"), "x");
    expect(screen.getByText("No saved job matches your search.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Compare" }));
    await waitFor(() => expect(address()).toBe("/competitive-analysis/c1"));
    expect(comparing.asked).toEqual([
      {
        resumeVersionId: resume.versions[0]?.id,
        jobDescriptionIds: [saved[0]?.id, saved[2]?.id],
        title: null,
        requestKey: expect.stringMatching(/^[0-9a-f]{24}$/),
      },
    ]);
  });

  it("takes ten jobs and explains why no more", async () => {
    filled(11);
    const { user } = await openApp("/create-competitive-analysis");
    const boxes = await screen.findAllByRole("checkbox");
    for (const box of boxes.slice(0, 10)) await user.click(box);
    expect(screen.getByText(/^You've selected ten jobs/)).toBeVisible();
    expect(boxes[10]).toBeDisabled();
    await user.click(boxes[0] as HTMLElement);
    expect(boxes[10]).toBeEnabled();
  });

  it("shows the server's reason beside the button and keeps what was chosen", async () => {
    filled(2, false, {
      CreateCompetitiveAnalysis: () =>
        failure("INVALID_INPUT", "“Job 1” can't be compared. It asks for nothing."),
    });
    const { user } = await openApp("/create-competitive-analysis");
    for (const box of await screen.findAllByRole("checkbox")) await user.click(box);
    await user.click(screen.getByRole("button", { name: "Compare" }));
    expect(await screen.findByText(/“Job 1” can't be compared/)).toBeVisible();
    expect(screen.getByRole("checkbox", { name: /Job 1/ })).toBeChecked();
  });

  it("without two jobs, and without a resume, says what is needed", async () => {
    const { shelf } = filled(0);
    const { close } = await openApp("/create-competitive-analysis");
    expect(await screen.findByText(/needs at least two saved jobs. You have none so far/)).toBeVisible();
    close();
    shelf.resumes = [];
    await openApp("/create-competitive-analysis");
    expect(await screen.findByRole("link", { name: "Add a resume" })).toHaveAttribute(
      "href",
      "/my-resumes/new",
    );
  });
});

describe("one comparison", () => {
  it("tells summary, closest fit, lever, both sides, the matrix and the conditions", async () => {
    filled(2, true);
    widely();
    const { address } = await openApp("/competitive-analysis?id=c1");
    await waitFor(() => expect(address()).toBe("/competitive-analysis/c1"));
    expect(await screen.findByText(/ask for 2 different things/)).toBeVisible();
    const closest = within(screen.getByRole("region", { name: "Best fit" })).getAllByRole("listitem");
    expect(closest[0]).toHaveTextContent("Go Engineer, Tallyhook100 of 100match score 70");
    const lever = within(screen.getByRole("region", { name: "What would help most" }));
    expect(lever.getByText("Data Engineer: from 40 to 52")).toBeVisible();
    expect(lever.getByRole("link", { name: "Create a learning plan" })).toBeVisible();
    expect(screen.getByRole("region", { name: "Where you're strong" })).toHaveTextContent(/Shown by/);
    expect(screen.getByRole("region", { name: "Where you have gaps" })).toHaveTextContent(/Kafka/);
    const go = within(screen.getByRole("row", { name: /^Go/ }));
    expect(go.getByRole("rowheader")).toHaveTextContent(
      "GoIn 2 of 2 jobs, required in 1shown“Built billing services in Go”",
    );
    expect(go.getAllByRole("cell")[0]).toHaveTextContent("Required10 of 10 points“Golang” or Java");
    const kafka = within(screen.getByRole("row", { name: /^Kafka/ }));
    expect(kafka.getByRole("rowheader")).toHaveTextContent(
      "In 1 of 2 jobsnot shownYour resume doesn't show this",
    );
    expect(kafka.getAllByRole("cell")[0]).toHaveTextContent("Not in this posting");
    expect(screen.getByRole("region", { name: "Requirements you must meet" })).toHaveTextContent(
      "Years of experience · In 2 of 2 jobs, met by your resume in 1, unclear in 1“5+ years”",
    );
  });

  it("on a phone is a card for each requirement, with the jobs that ask for it alone", async () => {
    filled(2, true);
    await openApp("/competitive-analysis/c1");
    const matrix = within(await screen.findByRole("region", { name: "What each job asks for" }));
    expect(matrix.queryByRole("table")).toBeNull();
    const kafka = matrix.getByRole("heading", { name: "Kafka" }).closest("li") as HTMLElement;
    expect(kafka).toHaveTextContent("Data Engineer");
    expect(kafka).not.toHaveTextContent("Go Engineer");
  });

  it("on a phone shows eight requirements of many, and all of them where the user asks", async () => {
    const { comparing } = filled(2);
    const comparison = newComparison("c1");
    const [row] = comparison.matrix;
    if (!row) throw new Error("a comparison without a requirement");
    comparison.matrix = Array.from({ length: 11 }, (_, i) => ({
      ...row,
      key: `k${i}`,
      requirement: `Thing ${i}`,
    }));
    comparing.all.push(comparison);
    const { user } = await openApp("/competitive-analysis/c1");
    const matrix = within(await screen.findByRole("region", { name: "What each job asks for" }));
    expect(matrix.getAllByRole("heading", { level: 3 })).toHaveLength(8);
    await user.click(matrix.getByRole("button", { name: "Show all 11" }));
    expect(matrix.getAllByRole("heading", { level: 3 })).toHaveLength(11);
    expect(matrix.queryByRole("button", { name: /^Show all/ })).toBeNull();
  });

  it("keeps a weight at once, names all that are not 1, and takes it back with Undo", async () => {
    const { comparing } = filled(2, true);
    const { user } = await openApp("/competitive-analysis/c1");
    const kafka = within(await screen.findByRole("group", { name: "Weight of Kafka" }));
    expect(kafka.getByRole("radio", { name: "1" })).toBeChecked();
    await user.click(kafka.getByRole("radio", { name: "0" }));
    expect(kafka.getByRole("radio", { name: "0" })).toBeChecked();
    expect(await screen.findByText("Kafka now has a weight of 0.")).toBeVisible();
    await waitFor(() => expect(screen.getAllByText("100 of 100")).toHaveLength(2));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(kafka.getByRole("radio", { name: "1" })).toBeChecked());
    await waitFor(() => expect(comparing.weights).toEqual([[{ key: "kafka", weight: 0 }], []]));
  });

  it("a weight that could not be kept goes back", async () => {
    filled(2, true, { SetComparisonWeights: () => failure("INTERNAL", "Down.") });
    const { user } = await openApp("/competitive-analysis/c1");
    const go = within(await screen.findByRole("group", { name: "Weight of Go" }));
    await user.click(go.getByRole("radio", { name: "3" }));
    expect(await screen.findByText("The weight wasn't saved")).toBeVisible();
    await waitFor(() => expect(go.getByRole("radio", { name: "1" })).toBeChecked());
  });

  it("says so where nothing counts, the resume is gone, or there is no comparison", async () => {
    const { comparing } = filled(2);
    comparing.all.push(
      newComparison("c1", {
        closest: null,
        levers: [],
        strengths: [],
        gaps: [],
        conditions: [],
        resumeVersion: null,
      }),
    );
    const { close } = await openApp("/competitive-analysis/c1");
    expect(await screen.findByText("There's nothing to score with these weights.")).toBeVisible();
    expect(screen.getByText(/^The resume has since been deleted/)).toBeVisible();
    expect(screen.getByText(/^No single improvement/)).toBeVisible();
    expect(screen.queryByRole("region", { name: "Requirements you must meet" })).toBeNull();
    close();
    await openApp("/competitive-analysis/unknown");
    expect(await screen.findByRole("heading", { level: 1, name: "Comparison not found" })).toBeVisible();
    expect(toComparisonSearch({ id: 4 })).toEqual({ id: "4" });
    expect(toComparisonSearch({ x: 1 })).toEqual({});
  });
});
