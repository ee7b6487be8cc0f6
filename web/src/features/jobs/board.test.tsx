import { createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { BoardJob } from "../../api/resume/board";
import { dayHere, daysAfter } from "../../lib/days";
import { openApp } from "../../testing/app";
import { failure, signedIn } from "../../testing/identity";
import { untracked } from "../../testing/jobBoard";
import { Shelf, shelfAnswers } from "../../testing/shelf";
import { toCsv } from "./csv";
import { nextOf } from "./next";

const column = (name: string) => screen.findByRole("region", { name: new RegExp(`^${name} \\d+$`) });
const cards = async (name: string) =>
  within(await column(name))
    .queryAllByRole("link")
    .map((link) => link.textContent);

function board(instead?: Parameters<typeof shelfAnswers>[1]) {
  signedIn();
  const shelf = new Shelf();
  const planner = shelf.addJob("Planner", { company: "Tarn", salary: "£36k", followUpOn: "2020-01-01" });
  const baker = shelf.addJob("Baker", { stage: "APPLIED" });
  shelfAnswers(shelf, instead);
  return { shelf, planner, baker };
}

describe("the board", () => {
  it("has a column for each stage, and says what is due", async () => {
    board();
    await openApp("/my-resumes/jobs");
    expect(await column("Saved")).toBeVisible();
    await waitFor(async () => expect(await cards("Saved")).toEqual(["Planner"]));
    await waitFor(async () => expect(await cards("Applied")).toEqual(["Baker"]));
    expect(within(await column("Offer")).getByText("No jobs in this stage.")).toBeVisible();
    expect(screen.getByText("2 open · 1 follow-up due")).toBeVisible();
    expect(screen.getByText(/^Follow-up [\d,]+ days overdue$/)).toBeVisible();
    expect(screen.getByText("£36k")).toBeVisible();
  });

  it("moves a card by its choice, keeps the focus, says so, and takes it back", async () => {
    const { planner } = board();
    const { user } = await openApp("/my-resumes/jobs");
    await user.selectOptions(await screen.findByLabelText("Move Planner"), "Applied");
    await waitFor(async () => expect(await cards("Applied")).toEqual(["Planner", "Baker"]));
    expect(await cards("Saved")).toEqual([]);
    await waitFor(() => expect(screen.getByLabelText("Move Planner")).toHaveFocus());
    expect(screen.getByText("Planner moved to Applied")).toBeInTheDocument();
    expect(await screen.findByText("Job description updated")).toBeVisible();
    expect(planner).toMatchObject({ stage: "APPLIED", appliedOn: dayHere() });
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(async () => expect(await cards("Saved")).toEqual(["Planner"]));
    await waitFor(() => expect(planner.stage).toBe("SAVED"));
  });

  it("is walked with arrows; Shift and an arrow move the card", async () => {
    const { baker } = board();
    const { user } = await openApp("/my-resumes/jobs");
    (await screen.findByRole("link", { name: "Planner" })).focus();
    await screen.findByRole("link", { name: "Baker" });
    await user.keyboard("{ArrowRight}");
    expect(screen.getByRole("link", { name: "Baker" })).toHaveFocus();
    await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await waitFor(async () => expect(await cards("Interview")).toEqual(["Baker"]));
    await waitFor(() => expect(screen.getByRole("link", { name: "Baker" })).toHaveFocus());
    await waitFor(() => expect(baker.stage).toBe("INTERVIEW"));
    await user.keyboard("{ArrowLeft}");
    expect(screen.getByRole("link", { name: "Planner" })).toHaveFocus();
  });

  it("takes a card that is dropped on a column", async () => {
    const { planner } = board();
    await openApp("/my-resumes/jobs");
    const card = (await screen.findByRole("link", { name: "Planner" })).closest("li") as HTMLElement;
    const kept = new Map<string, string>();
    const dataTransfer = {
      setData: (kind: string, text: string) => kept.set(kind, text),
      getData: (kind: string) => kept.get(kind) ?? "",
      get types() {
        return [...kept.keys()];
      },
    };
    const offer = await column("Offer");
    fireEvent.dragStart(card, { dataTransfer });
    const over = createEvent.dragOver(offer, { dataTransfer });
    fireEvent(offer, over);
    expect(over.defaultPrevented).toBe(true);
    fireEvent.drop(offer, { dataTransfer });
    await waitFor(async () => expect(await cards("Offer")).toEqual(["Planner"]));
    await waitFor(() => expect(planner.stage).toBe("OFFER"));
  });

  it("puts a card back where the server refuses", async () => {
    board({ UpdateJobDescription: () => failure("INTERNAL", "Down.") });
    const { user } = await openApp("/my-resumes/jobs");
    await user.selectOptions(await screen.findByLabelText("Move Planner"), "Closed");
    expect(await screen.findByText("Failed to update job description")).toBeVisible();
    await waitFor(async () => expect(await cards("Saved")).toEqual(["Planner"]));
  });

  it("is changed for a list, which is remembered", async () => {
    board();
    const { user, close } = await openApp("/my-resumes/jobs");
    await user.click(await screen.findByRole("radio", { name: "List" }));
    expect(await screen.findByRole("region", { name: "Jobs" })).toBeVisible();
    close();
    await openApp("/my-resumes/jobs");
    expect(await screen.findByRole("radio", { name: "List" })).toBeChecked();
  });

  it("shows what is due alone, and loads the parts of a long column", async () => {
    const { shelf } = board();
    for (let n = 0; n < 65; n++) shelf.addJob(`Job ${n}`);
    const { user, address } = await openApp("/my-resumes/jobs");
    await waitFor(async () => expect(await cards("Saved")).toHaveLength(66));
    await user.selectOptions(screen.getByLabelText("Follow-ups"), "Follow-up due");
    await waitFor(async () => expect(await cards("Saved")).toEqual(["Planner"]));
    expect(address()).toBe("/my-resumes/jobs?due=true");
  });
});

const job = (part: Partial<BoardJob>): BoardJob =>
  ({
    ...untracked,
    title: "x",
    company: null,
    location: null,
    stage: "SAVED",
    analyses: [],
    ...part,
  }) as BoardJob;

it("what comes next is the follow-up, then the interview, then what was", () => {
  const now = new Date(2026, 10, 22, 9, 0);
  const today = dayHere(now);
  const says = (part: Partial<BoardJob>) => nextOf(job(part), now).map((one) => one.text);
  expect(says({ followUpOn: today })).toEqual(["Follow up today"]);
  expect(says({ followUpOn: daysAfter(today, -1) })).toEqual(["Follow-up 1 day overdue"]);
  expect(says({ followUpOn: "2027-01-05" })).toEqual(["Follow up Jan 5, 2027"]);
  const interviewAt = new Date(2026, 10, 23, 10, 30).toISOString();
  expect(says({ interviewAt, followUpOn: "2026-11-27" })).toEqual([
    "Follow up Nov 27",
    "Interview Nov 23, 10:30 AM",
  ]);
  expect(says({ stage: "CLOSED", followUpOn: today, appliedOn: "2026-11-01" })).toEqual(["Applied Nov 1"]);
  expect(says({ foundOn: "2025-12-01" })).toEqual(["Found Dec 1, 2025"]);
  expect(says({})).toEqual([]);
});

it("a CSV file quotes what must be quoted, and holds no formula", () => {
  const contacts = [{ name: "Mia", role: "", email: "mia@example.com", phone: "+44 1" }];
  const text = toCsv([job({ title: '=1+1, "x"', company: "Tarn", salary: "-5", contacts })]);
  const [head, row] = text.split("\r\n");
  expect(head).toMatch(/^\ufeffTitle,Company,Location,Stage,Match score,/);
  expect(row).toBe(`"'=1+1, ""x""",Tarn,,Saved,,'-5,,,,,,,"Mia, mia@example.com, +44 1"`);
});
