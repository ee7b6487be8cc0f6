import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openApp } from "../../testing/app";
import { newFact } from "../../testing/facts";
import { data, failure, signedIn } from "../../testing/identity";
import { letterText, saveText } from "../../testing/letters";
import { HttpResponse, http, server } from "../../testing/server";
import { Shelf, shelfAnswers } from "../../testing/shelf";
import { toLettersSearch, toNewLetterSearch } from "./address";

function filled(instead?: Parameters<typeof shelfAnswers>[1]) {
  signedIn();
  const shelf = new Shelf();
  const resume = shelf.addResume("Backend");
  const go = shelf.addJob("Go Engineer", { company: "Tallyhook" });
  const version = resume.versions[0];
  if (!version) throw new Error("there is no version");
  const letter = shelf.addLetter(version, go);
  return { shelf: shelfAnswers(shelf, instead), resume, go, version, letter };
}

const titles = async () =>
  within(await screen.findByRole("region", { name: "Cover letters" }))
    .getAllByRole("link")
    .map((link) => link.textContent);

describe("a kept fact in a letter", () => {
  it("is put into an answer, behind what was typed, and an answer that is too long is refused", async () => {
    const facts = [newFact("f1", "Built stock reports"), newFact("f2", null), newFact("f3", "x".repeat(290))];
    filled({ Facts: () => data({ facts }) });
    const { user } = await openApp("/create-cover-letter");
    const proud = await screen.findByLabelText("What are you proud of?");
    const choice = () => screen.findByLabelText("Add one of your facts to “What are you proud of?”");
    expect(within(await choice()).getAllByRole("option")).toHaveLength(3);
    await user.type(proud, "My team.");
    await user.selectOptions(await choice(), "f1");
    expect(proud).toHaveValue("My team. Built stock reports");
    // What is in the answer already isn't offered again.
    await user.selectOptions(await choice(), "f3");
    expect(screen.queryByLabelText("Add one of your facts to “What are you proud of?”")).toBeNull();
    expect(proud).toHaveAccessibleDescription(
      "This is too long. Shorten it to 300 characters. 319 of 300 characters",
    );
    await user.click(screen.getByRole("button", { name: "Write letter" }));
    expect(proud).toHaveFocus();
  });
});

describe("the list of letters", () => {
  it("says how to begin, and offers to try again after a failure", async () => {
    signedIn();
    let down = true;
    shelfAnswers(new Shelf(), { CoverLetters: () => (down ? failure("INTERNAL", "Down.") : undefined) });
    const { user } = await openApp("/cover-letters");
    const again = await screen.findByRole("button", { name: "Try again" });
    down = false;
    await user.click(again);
    expect(await screen.findByRole("heading", { name: "Write your first letter" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Cover letters" })).toHaveAttribute("aria-current", "page");
  });

  it("tells job, version, tone and state, and searches and sorts in the address", async () => {
    const { shelf, version, go } = filled();
    const other = shelf.addLetter(version, go, { title: "A friendly one", tone: "FRIENDLY" });
    saveText(other, letterText.replace("five years", "[years] and cut costs by 95%"));
    const gone = {
      title: "Zoo",
      jobDescription: null,
      resumeVersion: null,
      unchecked: "It was not checked.",
    };
    shelf.addLetter(version, go, gone);
    const { user, address } = await openApp("/cover-letters");
    expect(await titles()).toEqual(["Zoo", "A friendly one", "Cover letter for Go Engineer"]);
    const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
    expect(rows.find((row) => row?.startsWith("Cover letter for"))).toMatch(
      /Go Engineer, Tallyhook · resume version 1Professional · Ready to send · changed/,
    );
    expect(rows.find((row) => row?.startsWith("A friendly"))).toContain("Friendly · 1 blank to fill in");
    expect(rows.find((row) => row?.startsWith("Zoo"))).toMatch(/job was deleted.*Not checked/);
    await user.selectOptions(screen.getByLabelText("Sort by"), "Title");
    expect((await titles())[0]).toBe("A friendly one");
    await user.type(screen.getByLabelText("Search"), "tallyhook friendly");
    await waitFor(async () => expect(await titles()).toEqual(["A friendly one"]));
    expect(address()).toBe("/cover-letters?q=tallyhook%20friendly&sort=title".replace("%20", "+"));
    await user.type(screen.getByLabelText("Search"), "x");
    await user.click(await screen.findByRole("button", { name: "Clear search" }));
    expect(await titles()).toHaveLength(3);
    expect(toLettersSearch({ q: 4, sort: "x" })).toEqual({});
    expect(toNewLetterSearch({ resume: 4 })).toEqual({ resume: "4" });
  });

  it("deletes at once, and takes it back with Undo", async () => {
    filled();
    const { user } = await openApp("/cover-letters");
    await user.click(await screen.findByRole("button", { name: "Delete Cover letter for Go Engineer" }));
    expect(await screen.findByRole("heading", { name: "Write your first letter" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(async () => expect(await titles()).toHaveLength(1));
  });
});

describe("a new letter", () => {
  it("needs a resume first, and offers to try again after a failure", async () => {
    signedIn();
    let down = true;
    shelfAnswers(new Shelf(), { Resumes: () => (down ? failure("INTERNAL", "Down.") : undefined) });
    const { user } = await openApp("/create-cover-letter");
    const again = await screen.findByRole("button", { name: "Try again" });
    down = false;
    await user.click(again);
    expect(await screen.findByRole("link", { name: "Add a resume" })).toBeVisible();
  });

  it("is written for the job and from the resume that the address names", async () => {
    const { shelf, go } = filled();
    shelf.addJob("Data Engineer");
    const other = shelf.addResume("Other");
    shelf.addVersion(other, { basics: {} });
    const { user, address } = await openApp(`/create-cover-letter/${go.id}?resume=${other.id}`);
    expect(await screen.findByLabelText("Job")).toHaveDisplayValue("Go Engineer, Tallyhook");
    expect(screen.getByLabelText("Resume")).toHaveDisplayValue("Other");
    expect(screen.getByLabelText("Version")).toHaveDisplayValue("Version 2 (latest)");
    await screen.findByRole("option", { name: /^Version 1, / });
    await user.selectOptions(screen.getByLabelText("Version"), other.versions[1]?.id ?? "");
    await user.click(screen.getByRole("radio", { name: "Friendly" }));
    await user.click(screen.getByRole("radio", { name: "Short" }));
    await user.type(screen.getByLabelText("When can you start?"), " On 1 March ");
    await user.click(screen.getByRole("button", { name: "Write letter" }));
    expect(await screen.findByText("Cover letter created")).toBeVisible();
    expect(address()).toBe(`/edit-cover-letter/${shelf.letters[1]?.id}`);
    expect(shelf.changes.at(-1)).toMatchObject({
      name: "GenerateCoverLetter",
      variables: {
        input: {
          resumeVersionId: other.versions[1]?.id,
          jobDescriptionId: go.id,
          tone: "FRIENDLY",
          length: 150,
          answers: [{ question: "WHEN_TO_BEGIN", text: "On 1 March" }],
        },
      },
    });
  });

  it("saves a pasted posting once, however often the letter is refused", async () => {
    let refused = true;
    const { shelf, go } = filled({
      GenerateCoverLetter: () =>
        refused ? failure("INVALID_INPUT", "The resume is not in English.") : undefined,
    });
    shelf.jobs = shelf.jobs.filter((one) => one !== go);
    const { user } = await openApp("/create-cover-letter");
    await user.click(await screen.findByRole("button", { name: "Write letter" }));
    expect(screen.getByText("Paste the job description first.")).toBeVisible();
    expect(screen.getByLabelText("Job description")).toHaveFocus();
    fireEvent.change(screen.getByLabelText("Job description"), { target: { value: "We look for you" } });
    await waitFor(() => expect(screen.getByLabelText("Job title")).toHaveValue("Senior Backend Engineer"));
    expect(screen.getByText("6 requirements found")).toBeVisible();
    await user.type(screen.getByLabelText("Company"), "Mine");
    await user.click(screen.getByRole("button", { name: "Write letter" }));
    expect(await screen.findByText(/The resume is not in English\./)).toBeVisible();
    expect(shelf.jobs.map(({ title }) => title)).toEqual(["Senior Backend Engineer"]);
    refused = false;
    await user.click(screen.getByRole("button", { name: "Write letter" }));
    expect(await screen.findByText("Cover letter created")).toBeVisible();
    expect(shelf.jobs).toHaveLength(1);
  });

  it("keeps what was typed against a reload", async () => {
    filled();
    const { user, close } = await openApp("/create-cover-letter");
    await user.type(await screen.findByLabelText("What are you proud of?"), "My team.");
    close();
    await openApp("/create-cover-letter");
    expect(await screen.findByLabelText("What are you proud of?")).toHaveValue("My team.");
  });
});

describe("a letter", () => {
  const open = async (id: string) => {
    const app = await openApp(`/edit-cover-letter/${id}`);
    return { ...app, first: await screen.findByRole("textbox", { name: "Paragraph 1" }) };
  };

  it("says so where there is none, and offers to try again after a failure", async () => {
    let down = true;
    const { letter } = filled({ CoverLetter: () => (down ? failure("INTERNAL", "Down.") : undefined) });
    const { user, close } = await openApp(`/edit-cover-letter/${letter.id}`);
    const again = await screen.findByRole("button", { name: "Try again" });
    down = false;
    await user.click(again);
    expect(await screen.findByRole("heading", { level: 1, name: letter.title })).toBeVisible();
    close();
    await openApp("/edit-cover-letter/unknown");
    expect(await screen.findByRole("heading", { level: 1, name: "Letter not found" })).toBeVisible();
  });

  it("shows beside each paragraph what it rests on", async () => {
    const { letter } = filled();
    const { first } = await open(letter.id);
    expect(first).toHaveValue("I built billing services in Go for five years.");
    const beside = within(screen.getByRole("region", { name: "Sources of paragraph 1" }));
    expect(beside.getByText("Your resume, experience")).toBeVisible();
    expect(beside.getByText("Built billing services in Go")).toBeVisible();
    expect(beside.getByText("The posting")).toBeVisible();
    expect(
      within(screen.getByRole("region", { name: "Sources of paragraph 2" })).getByText(
        /^Nothing in your resume supports/,
      ),
    ).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Greeting" })).toHaveValue("Dear hiring team,");
    expect(screen.getByRole("textbox", { name: "Closing" })).toHaveValue("Kind regards,\nMarta Lindqvist");
  });

  it("asks about what an edit claims, and keeps the old text among the versions", async () => {
    const { letter } = filled();
    const { user, first } = await open(letter.id);
    await user.type(first, " I cut costs by 95%.");
    expect(screen.getByText("Unsaved changes")).toBeVisible();
    expect(screen.getByText("Edited. Sources update when you save.")).toBeVisible();
    await user.keyboard("{Control>}s{/Control}");
    expect(await screen.findByText("Your resume doesn't mention “95%”. Is it true?")).toBeVisible();
    expect(screen.getByText("All changes saved")).toBeVisible();
    expect(letter.versionNumber).toBe(2);
    await user.click(await screen.findByRole("button", { name: "Restore version 1" }));
    await waitFor(() => expect(letter.content).toBe(letterText));
    expect(letter.versionNumber).toBe(3);
    await waitFor(() => expect(first).toHaveValue("I built billing services in Go for five years."));
  });

  it("is written in by keyboard: Enter twice splits a paragraph, Backspace joins it", async () => {
    const { letter } = filled();
    const { user, first } = await open(letter.id);
    await user.type(first, "{Enter}{Enter}New.");
    const second = screen.getByRole("textbox", { name: "Paragraph 2" });
    expect(second).toHaveValue("New.");
    expect(second).toHaveFocus();
    await user.keyboard("{Home}{Backspace}");
    expect(screen.queryByRole("textbox", { name: "Paragraph 3" })).toBeNull();
    expect(first).toHaveValue("I built billing services in Go for five years. New.");
    expect(first).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Add paragraph" }));
    await user.keyboard("Last.");
    await user.click(screen.getByRole("button", { name: "Save as version 2" }));
    await waitFor(() =>
      expect(letter.content).toContain(
        "years. New.\n\nI would like to hear from you.\n\nLast.\n\nKind regards,",
      ),
    );
  });

  it("brings unsaved changes back after a reload, and discards them", async () => {
    const { letter } = filled();
    const { user, first, close } = await open(letter.id);
    await user.type(first, " Mine.");
    close();
    const { user: again, first: then } = await open(letter.id);
    expect(then).toHaveValue("I built billing services in Go for five years. Mine.");
    expect(screen.getByText("We restored your unsaved changes.")).toBeVisible();
    await again.click(screen.getByRole("button", { name: "Discard changes" }));
    expect(then).toHaveValue("I built billing services in Go for five years.");
    expect(window.sessionStorage.getItem(`vitae.draft.letter.${letter.id}`)).toBeNull();
  });

  it("asks where another tab has saved meanwhile, and before it is left unsaved", async () => {
    const { letter } = filled();
    const { user, first } = await open(letter.id);
    await user.type(first, " Mine.");
    saveText(letter, letterText.replace("five", "six"));
    await user.click(screen.getByRole("button", { name: "Save as version 2" }));
    const dialog = await screen.findByRole("dialog", {
      name: "Version 2 was saved in another tab or browser",
    });
    expect(dialog).toHaveTextContent("for six years");
    expect(first).toHaveValue("I built billing services in Go for five years. Mine.");
    await user.click(within(dialog).getByRole("button", { name: "Keep editing" }));
    await user.click(screen.getByRole("link", { name: "All cover letters" }));
    const leave = await screen.findByRole("dialog", { name: "Leave without saving?" });
    await user.click(within(leave).getByRole("button", { name: "Stay" }));
    await user.click(screen.getByRole("button", { name: "Save as version 2" }));
    await user.click(await screen.findByRole("button", { name: "Save as version 3" }));
    await waitFor(() => expect(letter.content).toContain("five years. Mine."));
    expect(letter.versions.map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  it("takes another name without a new version", async () => {
    const { letter } = filled();
    const { user } = await open(letter.id);
    const name = screen.getByLabelText("Letter name");
    await user.clear(name);
    expect(screen.getByText("Enter a name for the letter.")).toBeVisible();
    await user.type(name, "For Tallyhook");
    await user.click(screen.getByRole("button", { name: "Save name" }));
    expect(await screen.findByRole("heading", { level: 1, name: "For Tallyhook" })).toBeVisible();
    expect(letter.versionNumber).toBe(1);
  });

  it("is downloaded in the resume's template once nothing is left open", async () => {
    const { letter } = filled();
    const asked: string[] = [];
    server.use(
      http.get("*/api/resume/cover-letters/:id/export", ({ request }) => {
        asked.push(new URL(request.url).search);
        return new HttpResponse("%PDF-1.7", {
          headers: { "Content-Disposition": 'attachment; filename="Marta - cover letter.pdf"' },
        });
      }),
    );
    saveText(letter, letterText.replace("hear from you", "work at [Company]"));
    const { user } = await open(letter.id);
    expect(screen.getByText(/^\[Company\]\. You can download the letter/)).toBeVisible();
    expect(screen.getByRole("button", { name: /^Download/ })).toHaveAttribute("aria-disabled", "true");
    const second = screen.getByRole("textbox", { name: "Paragraph 2" });
    fireEvent.change(second, { target: { value: "I would like to work at Tallyhook." } });
    await user.click(screen.getByRole("button", { name: "Save as version 3" }));
    await user.click(await screen.findByRole("button", { name: "Download" }));
    await user.click(screen.getByRole("menuitem", { name: "PDF" }));
    expect(await screen.findByText("Marta - cover letter.pdf was saved to your downloads.")).toBeVisible();
    expect(asked).toEqual(["?format=pdf"]);
  });

  it("is written again in another tone from the same words, while its resume and job are there", async () => {
    const { letter, shelf } = filled();
    letter.answers = [{ question: "PROUD_OF", text: "My team." }];
    const { user, address, close } = await open(letter.id);
    await user.selectOptions(screen.getByLabelText("Tone"), "Concise");
    await user.click(screen.getByRole("button", { name: "Write another letter" }));
    await waitFor(() => expect(address()).toBe(`/edit-cover-letter/${shelf.letters[1]?.id}`));
    expect(shelf.changes.at(-1)?.variables).toMatchObject({
      input: { tone: "CONCISE", length: 250, answers: [{ question: "PROUD_OF", text: "My team." }] },
    });
    close();
    letter.jobDescription = null;
    await open(letter.id);
    expect(screen.getByText(/another letter can't be written/)).toBeVisible();
  });

  it("goes to the trash, and comes back with Undo", async () => {
    const { letter, shelf } = filled();
    const { user, first, address } = await open(letter.id);
    await user.type(first, " Mine.");
    await user.click(screen.getByRole("button", { name: "Delete letter" }));
    await waitFor(() => expect(address()).toBe("/cover-letters"));
    expect(shelf.letters).toEqual([]);
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(async () => expect(await titles()).toHaveLength(1));
  });
});

it("is begun from the page of a job and of a resume", async () => {
  const { go, resume } = filled();
  const { close } = await openApp(`/my-resumes/jobs/${go.id}`);
  expect(await screen.findByRole("link", { name: "Write a letter" })).toHaveAttribute(
    "href",
    `/create-cover-letter/${go.id}`,
  );
  close();
  await openApp(`/my-resumes/${resume.id}`);
  expect(await screen.findByRole("link", { name: "Write a letter" })).toHaveAttribute(
    "href",
    `/create-cover-letter?resume=${resume.id}`,
  );
});
