import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Recalled } from "../../../api/resume/engine";
import { sampleTailored } from "../../../testing/sample";
import { HttpResponse, http, root, server } from "../../../testing/server";
import { reachResult, tailorRequests } from "../../../testing/tailorSteps";
import { placeOf } from "./line";

/** A result, and what is asked of the server from here on. */
async function reachRequests() {
  const app = await reachResult();
  return { ...app, sent: tailorRequests() };
}

/** A result with its questions open. */
async function reachQuestions() {
  const reached = await reachRequests();
  await reached.user.click(screen.getByRole("button", { name: "Answer 2 questions" }));
  return reached;
}

const panel = () => within(screen.getByTestId("questions"));
const question = (name: RegExp) => panel().findByRole("heading", { name });

describe("the interview", () => {
  it("promises what one answer can bring, since together they bring less than their sum", async () => {
    await reachQuestions();
    expect(
      screen.getByText("One answer is worth up to 14 points. Only add what you really did."),
    ).toBeVisible();
  });

  it("turns an answer into a line of the job, and the score moves", async () => {
    const { user, sent } = await reachQuestions();
    expect(await question(/Kubernetes/)).toBeVisible();
    await user.selectOptions(panel().getByLabelText("Where did you do this?"), "work[0].highlights");
    await user.type(panel().getByLabelText("What did you do, and what was the result?"), "Moved 14 services");
    await user.click(panel().getByRole("button", { name: "Add “(Kubernetes)”" }));
    await user.click(panel().getByRole("button", { name: "Add this line" }));
    const line = "Moved 14 services (Kubernetes)";
    await waitFor(() => expect(screen.getByTestId("match-score")).toHaveTextContent("79"));
    expect(sent.at(-1)?.answers).toEqual([
      { requirement: "Kubernetes", reply: "LINE", path: "work[0].highlights", text: line },
    ]);
    const page = within(screen.getByRole("region", { name: "Tailored" }));
    expect(page.getByText(line).tagName).toBe("INS");
    expect(panel().getByTestId("answer")).toHaveTextContent("added to Backend developer, Nordfrakt AB");
    expect(await question(/Right to work/)).toHaveFocus();
  });

  it("lets an answer be edited, and taken back", async () => {
    const { user, sent } = await reachQuestions();
    await user.type(panel().getByLabelText("What did you do, and what was the result?"), "Ran Kubernetes");
    await user.click(panel().getByRole("button", { name: "Add this line" }));
    await user.click(await panel().findByRole("button", { name: "Edit your answer about Kubernetes" }));
    await user.type(panel().getByLabelText("As it should appear in your resume"), " for 3 years");
    await user.click(panel().getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent.at(-1)?.answers[0]?.text).toBe("Ran Kubernetes for 3 years"));
    await user.click(panel().getByRole("button", { name: "Remove your answer about Kubernetes" }));
    await waitFor(() => expect(sent.at(-1)?.answers).toEqual([]));
    expect(await question(/Kubernetes/)).toBeVisible();
    expect(screen.getByTestId("match-score")).toHaveTextContent("70");
  });

  it("counts the questions that are left in the same way everywhere", async () => {
    const { user } = await reachQuestions();
    const tab = () => screen.getByRole("tab", { name: /Questions/ }).textContent;
    expect(tab()).toBe("Questions2");
    expect(panel().getByText("2 questions left")).toBeVisible();
    await user.click(panel().getByRole("button", { name: "Skip" }));
    expect(panel().getByText("2 questions left (1 skipped)")).toBeVisible();
    expect(screen.getByRole("button", { name: "Answer 2 questions" })).toBeVisible();
    expect(tab()).toBe("Questions2");
    await user.click(await panel().findByRole("button", { name: "No" }));
    expect(await panel().findByRole("heading", { name: "1 question skipped" })).toBeVisible();
    expect(tab()).toBe("Questions1");
    expect(screen.getByRole("button", { name: "Answer 1 question" })).toBeVisible();
  });

  it("comes to an end: what was skipped stays skipped when the panel is left", async () => {
    const { user } = await reachQuestions();
    await user.click(panel().getByRole("button", { name: "Skip" }));
    await user.click(await panel().findByRole("button", { name: "Skip" }));
    expect(await panel().findByRole("heading", { name: "2 questions skipped" })).toBeVisible();
    await user.click(panel().getByRole("button", { name: "Done" }));
    expect(screen.getByRole("tab", { name: /Changes/ })).toHaveAttribute("aria-selected", "true");
    await user.click(screen.getByRole("tab", { name: /Questions/ }));
    expect(panel().getByRole("heading", { name: "2 questions skipped" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Answer 2 questions" }));
    expect(panel().getByText("2 questions left")).toBeVisible();
  });

  it("takes no, yes and skip", async () => {
    const { user, sent } = await reachQuestions();
    await user.click(panel().getByRole("button", { name: "Skip" }));
    await user.click(await panel().findByRole("button", { name: "Yes, I meet this" }));
    expect(await question(/1 question skipped/)).toHaveFocus();
    await user.click(panel().getByRole("button", { name: "Answer skipped questions" }));
    await user.click(await panel().findByRole("button", { name: "I haven't done this" }));
    expect(await question(/No more questions/)).toBeVisible();
    await waitFor(() =>
      expect(sent.at(-1)?.answers).toEqual([
        { requirement: "Right to work in Germany", reply: "YES" },
        { requirement: "Kubernetes", reply: "NO" },
      ]),
    );
  });

  it("shows a condition as the person answered it", async () => {
    const { user } = await reachQuestions();
    await user.click(panel().getByRole("button", { name: "Skip" }));
    await user.click(await panel().findByRole("button", { name: "No" }));
    expect(await screen.findByText("You said you don't meet this.")).toBeVisible();
  });

  it("begins with the skill that was chosen", async () => {
    const { user } = await reachQuestions();
    await user.click(panel().getByRole("button", { name: "Skip" }));
    await user.click(screen.getByRole("tab", { name: /Skills/ }));
    await user.click(screen.getByRole("button", { name: "Answer a question about Kubernetes" }));
    expect(await question(/Kubernetes/)).toBeVisible();
  });

  it("asks for words before it adds a line", async () => {
    const { user, sent } = await reachQuestions();
    await user.click(panel().getByRole("button", { name: "Add this line" }));
    expect(panel().getByRole("alert")).toHaveTextContent(
      "Write what you did, or choose “I haven't done this”.",
    );
    expect(sent).toEqual([]);
  });

  it("keeps a line that is too long, and adds it once it is shortened", async () => {
    const { user, sent } = await reachQuestions();
    const field = panel().getByLabelText("What did you do, and what was the result?");
    await user.click(field);
    await user.paste(`😀${"a".repeat(500)}`);
    await user.click(panel().getByRole("button", { name: "Add this line" }));
    expect(panel().getByRole("alert")).toHaveTextContent("This is too long. Shorten it to 500 characters.");
    expect(field).toHaveAccessibleDescription(/501 of 500 characters/);
    expect(sent).toEqual([]);
    await user.type(field, "{Backspace}");
    await user.click(panel().getByRole("button", { name: "Add this line" }));
    await waitFor(() => expect(sent.at(-1)?.answers[0]?.text).toBe(`😀${"a".repeat(499)}`));
  });

  it("offers the name itself for a list of skills", async () => {
    const { user, sent } = await reachQuestions();
    await user.selectOptions(panel().getByLabelText("Where did you do this?"), "Skills list only");
    expect(panel().getByLabelText("As it should appear in your resume")).toHaveValue("Kubernetes");
    await user.click(panel().getByRole("button", { name: "Add this line" }));
    await waitFor(() => expect(sent.at(-1)?.answers[0]).toMatchObject({ path: "skills[1].keywords" }));
  });
});

/** The result where the first question has a kept fact. */
async function reachRecalled(fact: Recalled) {
  const reached = sampleTailored();
  const [first, ...others] = reached.questions ?? [];
  const questions = first ? [{ ...first, fact }, ...others] : [];
  server.use(http.post(`${root}/decide`, () => HttpResponse.json({ ...reached, questions })));
  const app = await reachRequests();
  await app.user.click(screen.getByRole("tab", { name: /Questions/ }));
  return app;
}

const said: Recalled = {
  id: "f1",
  reply: "LINE",
  text: "Moved 14 services to Kubernetes",
  place: "Backend developer, Nordfrakt AB",
  path: "work[0].highlights",
  saidAt: "2026-11-22T09:00:00Z",
};

describe("a kept fact", () => {
  it("is used in one press", async () => {
    const { user, sent } = await reachRecalled(said);
    expect(panel().getByText(/^On .*2026, you said:$/)).toBeVisible();
    expect(panel().getByText("It will be added to Backend developer, Nordfrakt AB.")).toBeVisible();
    await user.click(panel().getByRole("button", { name: "Use this" }));
    await waitFor(() =>
      expect(sent.at(-1)?.answers).toEqual([
        { requirement: "Kubernetes", reply: "LINE", path: "work[0].highlights", text: said.text },
      ]),
    );
  });

  it("is not added where the page has the line already", async () => {
    const line = sampleTailored().document.work?.[0]?.highlights?.[0] ?? "";
    const { user, sent } = await reachRecalled({ ...said, text: `${line.toUpperCase()} ` });
    await user.click(panel().getByRole("button", { name: "Use this" }));
    expect(panel().getByRole("alert")).toHaveTextContent(/^This line is already in your resume/);
    await user.click(panel().getByRole("button", { name: "Change it" }));
    expect(panel().queryByRole("alert")).toBeNull();
    await user.click(panel().getByRole("button", { name: "Add this line" }));
    expect(panel().getByRole("alert")).toHaveTextContent(/^This line is already in your resume/);
    expect(sent).toEqual([]);
    await user.type(panel().getByLabelText("What did you do, and what was the result?"), "twice");
    await user.click(panel().getByRole("button", { name: "Add this line" }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it("can be changed first", async () => {
    const { user, sent } = await reachRecalled(said);
    await user.click(panel().getByRole("button", { name: "Change it" }));
    expect(panel().getByLabelText("Where did you do this?")).toHaveValue("work[0].highlights");
    await user.type(panel().getByLabelText("What did you do, and what was the result?"), " in 3 weeks");
    await user.click(panel().getByRole("button", { name: "Add this line" }));
    await waitFor(() => expect(sent.at(-1)?.answers[0]?.text).toBe(`${said.text} in 3 weeks`));
  });

  it("is left out here, and nothing is sent", async () => {
    const { user, sent } = await reachRecalled(said);
    await user.click(panel().getByRole("button", { name: "Not for this one" }));
    expect(await question(/Right to work/)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it("that denies is no question, until the person answers again", async () => {
    const { user, sent } = await reachRecalled({ ...said, reply: "NO", text: null, path: null });
    expect(screen.getByRole("button", { name: "Answer 1 question" })).toBeVisible();
    expect(await question(/Right to work/)).toBeVisible();
    expect(panel().getByTestId("denied")).toHaveTextContent(/On .*2026, you said you haven't done this/);
    await user.click(panel().getByRole("button", { name: "Answer again about Kubernetes" }));
    expect(await question(/Kubernetes/)).toHaveFocus();
    await user.type(panel().getByLabelText("What did you do, and what was the result?"), "Ran Kubernetes");
    await user.click(panel().getByRole("button", { name: "Add this line" }));
    await waitFor(() =>
      expect(sent.at(-1)?.answers[0]).toMatchObject({ reply: "LINE", text: "Ran Kubernetes" }),
    );
  });
});

describe("the name of a place", () => {
  it("is the job's, the post's, the project's or the section's", () => {
    const resume = {
      basics: {},
      work: [{ position: "Cook", name: "Elm" }],
      volunteer: [{ organization: "Ash" }],
      projects: [{ name: "Oak" }],
    };
    expect(placeOf(resume, "work[0].highlights")).toBe("Cook, Elm");
    expect(placeOf(resume, "volunteer[0].highlights")).toBe("Ash");
    expect(placeOf(resume, "projects[0].highlights")).toBe("Oak");
    expect(placeOf(resume, "skills[2].keywords")).toBe("Skills");
    expect(placeOf(resume, "certificates")).toBe("Certifications");
    expect(placeOf(resume, "work[4].highlights")).toBe("Experience");
  });
});
