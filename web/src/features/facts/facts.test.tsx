import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Fact } from "../../api/resume/facts";
import { openApp } from "../../testing/app";
import { newFact } from "../../testing/facts";
import { data, failure, signedIn } from "../../testing/identity";
import { Shelf, shelfAnswers } from "../../testing/shelf";

const python = newFact("f1", "Built stock reports in Python", {
  skillId: "python",
  place: "Analyst, Initech",
  section: "work",
});
const permit = newFact("f2", null, {
  requirement: "Right to work in the UK",
  kind: "CONDITION",
  reply: "YES",
});
const kafka = newFact("f3", null, { requirement: "Kafka" });

/** A server that keeps facts, and what was asked of it. */
function keeping(...facts: Fact[]) {
  signedIn();
  const state = { facts, sent: [] as Record<string, unknown>[], down: false };
  const shelf = shelfAnswers(new Shelf(), {
    Facts: () => (state.down ? failure("INTERNAL", "Down.") : data({ facts: state.facts })),
    AddFact: ({ input }) => {
      const { requestKey: _, ...said } = input as Fact & { requestKey?: string };
      state.sent.push(input as Record<string, unknown>);
      const fact = { ...kafka, ...said, id: `f${state.facts.length + 10}` };
      state.facts = [fact, ...state.facts];
      return data({ addFact: fact });
    },
    UpdateFact: ({ id, input }) => {
      state.sent.push(input as Record<string, unknown>);
      state.facts = state.facts.map((fact) => (fact.id === id ? { ...fact, ...(input as Fact) } : fact));
      return data({ updateFact: state.facts.find((fact) => fact.id === id) });
    },
    DeleteFact: ({ id }) => {
      state.facts = state.facts.filter((fact) => fact.id !== id);
      return data({ deleteFact: { success: true } });
    },
  });
  return { state, shelf };
}

const rows = () => screen.findAllByTestId("fact");
const row = async (name: string) => {
  const all = await rows();
  const one = all.find((item) => within(item).queryByRole("heading", { name }));
  if (!one) throw new Error(`no fact about ${name}`);
  return within(one);
};

describe("my facts", () => {
  it("says how facts come about where there are none", async () => {
    keeping();
    await openApp("/my-facts");
    expect(await screen.findByRole("heading", { name: "No facts yet" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Tailor a resume" })).toHaveAttribute("href", "/upload");
  });

  it("shows each fact with its words, its job and its date", async () => {
    keeping(python, permit, kafka);
    await openApp("/my-facts");
    const one = await row("Python");
    expect(one.getByText("Built stock reports in Python")).toBeVisible();
    expect(one.getByText(/^Analyst, Initech · Answered .*2026$/)).toBeVisible();
    expect((await row("Right to work in the UK")).getByText("Yes, you meet this")).toBeVisible();
    expect((await row("Kafka")).getByText(/^You haven't done this/)).toBeVisible();
  });

  it("searches in what was asked, what was said and the job", async () => {
    keeping(python, permit, kafka);
    const { user } = await openApp("/my-facts");
    await user.type(await screen.findByRole("searchbox", { name: "Search" }), "initech");
    expect(await rows()).toHaveLength(1);
    await user.clear(screen.getByRole("searchbox", { name: "Search" }));
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "nothing");
    expect(screen.queryByTestId("fact")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    expect(await rows()).toHaveLength(3);
  });

  it("keeps an edited fact in sight until the search changes", async () => {
    keeping(python, permit);
    const { user } = await openApp("/my-facts");
    const search = await screen.findByRole("searchbox", { name: "Search" });
    await user.type(search, "stock");
    await user.click((await row("Python")).getByRole("button", { name: "Edit your fact about Python" }));
    await user.clear(screen.getByLabelText("In your own words"));
    await user.type(screen.getByLabelText("In your own words"), "Built all reports");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Built all reports")).toBeVisible();
    expect(screen.getByText(/Doesn't match your search any more$/)).toBeVisible();
    await user.type(search, "s");
    expect(screen.queryByTestId("fact")).toBeNull();
    await user.clear(search);
    expect(await rows()).toHaveLength(2);
    expect(screen.queryByText(/Doesn't match your search/)).toBeNull();
  });

  it("edits a fact, and a denial has no words", async () => {
    const { state } = keeping(python);
    const { user } = await openApp("/my-facts");
    await user.click((await row("Python")).getByRole("button", { name: "Edit your fact about Python" }));
    await user.clear(screen.getByLabelText("In your own words"));
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(screen.getByRole("alert")).toHaveTextContent("Write what you did.");
    expect(state.sent).toEqual([]);
    await user.type(screen.getByLabelText("In your own words"), "Built  all reports");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Built all reports")).toBeVisible();
    expect(state.sent).toEqual([{ reply: "LINE", text: "Built all reports", place: "Analyst, Initech" }]);
    await user.click(screen.getByRole("button", { name: "Edit your fact about Python" }));
    await user.selectOptions(screen.getByLabelText("Your answer"), "No");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(state.sent.at(-1)).toEqual({ reply: "NO" }));
  });

  it("keeps a text that is too long, and says so beside the field", async () => {
    const { state } = keeping();
    const { user } = await openApp("/my-facts");
    await user.click(screen.getByRole("button", { name: "Add a fact" }));
    await user.type(screen.getByLabelText("Skill or requirement"), "Kafka");
    const words = screen.getByLabelText("In your own words");
    await user.click(words);
    await user.paste("a".repeat(399));
    expect(words).not.toHaveAccessibleDescription();
    await user.paste("a".repeat(101));
    expect(words).toHaveAccessibleDescription("500 of 500 characters");
    await user.paste("é".repeat(20));
    expect(words).toHaveValue("a".repeat(500) + "é".repeat(20));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(words).toHaveFocus());
    expect(words).toHaveAccessibleDescription(
      "This is too long. Shorten it to 500 characters. 520 of 500 characters",
    );
    expect(state.sent).toEqual([]);
    await user.type(words, "{Backspace}".repeat(20));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(state.sent).toMatchObject([{ text: "a".repeat(500) }]));
  });

  it("deletes a fact, and Undo says it again with its date", async () => {
    const { state } = keeping(python);
    const { user } = await openApp("/my-facts");
    await user.click((await row("Python")).getByRole("button", { name: "Delete your fact about Python" }));
    expect(await screen.findByRole("heading", { name: "No facts yet" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Built stock reports in Python")).toBeVisible();
    const { id: _, ...said } = python;
    expect(state.sent).toEqual([said]);
  });

  it("adds one by hand", async () => {
    const { state } = keeping();
    const { user } = await openApp("/my-facts");
    await user.click(screen.getByRole("button", { name: "Add a fact" }));
    await user.type(screen.getByLabelText("Skill or requirement"), "Kafka");
    await user.selectOptions(screen.getByLabelText("Your answer"), "No");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await rows()).toHaveLength(1);
    expect(state.sent[0]).toMatchObject({ requirement: "Kafka", reply: "NO", text: null, place: null });
    expect(screen.queryByLabelText("Skill or requirement")).toBeNull();
  });

  it("offers to try again after a failure, and says when the account is full", async () => {
    const { state } = keeping();
    state.down = true;
    const { user } = await openApp("/my-facts");
    await screen.findByRole("button", { name: "Try again" }, { timeout: 4000 });
    state.down = false;
    state.facts = Array.from({ length: 500 }, (_, i) => ({
      ...kafka,
      id: `f${i}`,
      requirement: `Skill ${i}`,
    }));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/^You've reached the limit of 500 facts/)).toBeVisible();
  });
});
