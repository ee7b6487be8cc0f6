import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openApp } from "../../testing/app";
import { newFact } from "../../testing/facts";
import { data, failure, signedIn } from "../../testing/identity";
import { Learning } from "../../testing/learning";
import { Shelf, shelfAnswers } from "../../testing/shelf";
import { toSkillsSearch } from "./address";

type Instead = Parameters<typeof shelfAnswers>[1];

function filled(fill: (learning: Learning) => void = () => {}, instead: Instead = {}) {
  signedIn();
  const learning = new Learning();
  fill(learning);
  const shelf = shelfAnswers(new Shelf(), { ...learning.answers, ...instead });
  return { learning, shelf };
}

const some = (learning: Learning) => {
  learning.addSkill("go", { strength: 0.9, isCurrent: true });
  learning.addSkill("kanban", { grade: "LISTED", strength: 0.2 });
  learning.addSkill("spanish", { said: true, strength: 0, grade: null, evidence: [], proficiencyLevel: 4 });
};

const have = () => screen.findByRole("region", { name: "Your skills" });
const names = async () =>
  within(await have())
    .getAllByRole("heading", { level: 3 })
    .map((one) => one.textContent);

async function choose(user: Awaited<ReturnType<typeof openApp>>["user"], skill: string, entry: string) {
  await user.click(await screen.findByRole("button", { name: `Actions for ${skill}` }));
  await user.click(screen.getByRole("menuitem", { name: entry }));
}

describe("the list of skills", () => {
  it("says how to begin without a resume and without a job", async () => {
    filled();
    await openApp("/skills");
    expect(await screen.findByRole("heading", { name: "Your skills come from your resumes" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Add a resume" })).toHaveAttribute("href", "/my-resumes/new");
    expect(await screen.findByText(/^Save a job to see/)).toBeVisible();
    expect(screen.getByText(/^A learning plan takes you/)).toBeVisible();
  });

  it("says so where resumes show nothing, and where jobs miss nothing", async () => {
    const { shelf } = filled();
    shelf.addResume("Backend");
    shelf.addJob("Go Engineer");
    await openApp("/skills");
    expect(await screen.findByText(/^We didn't find any known skills/)).toBeVisible();
    expect(await screen.findByText("Your resumes show every skill your saved jobs ask for.")).toBeVisible();
  });

  it("offers to try again after a failure, each part for itself", async () => {
    let down = true;
    const broken = () => (down ? failure("INTERNAL", "Down.") : undefined);
    const learning = new Learning();
    some(learning);
    const or = (name: string) => (v: Record<string, unknown>) => broken() ?? learning.answers[name]?.(v);
    filled(() => {}, {
      UserSkills: or("UserSkills"),
      SkillRecommendations: or("SkillRecommendations"),
      SkillDevelopmentPlans: or("SkillDevelopmentPlans"),
    });
    const { user } = await openApp("/skills");
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Try again" })).toHaveLength(3), {
      timeout: 4000,
    });
    down = false;
    for (const again of screen.getAllByRole("button", { name: "Try again" })) await user.click(again);
    expect(await names()).toContain("Go");
  });

  it("puts the user's own word first, and shows grades, last use and lines", async () => {
    filled(some);
    const { user } = await openApp("/skills");
    expect(await names()).toEqual(["Spanish", "Go", "Kanban"]);
    const list = within(await have());
    expect(list.getByText("Shown in your work", { selector: "p" })).toBeVisible();
    expect(list.getByText("Only listed")).toBeVisible();
    expect(list.getByText("Not shown in any resume")).toBeVisible();
    expect(list.getByText(/^Level 4 of 5, B2 · rated by you/)).toBeVisible();
    expect(list.getByText("4 years · in your current job")).toBeVisible();
    expect(list.getByText("4 years · in your current job")).not.toHaveAttribute("title");
    expect(list.getByText(/^Level 4 of 5, B2 · rated by you/)).toHaveAttribute("title");
    expect(list.getByText("4 years · last used 2024")).toBeVisible();
    await user.click(list.getAllByText("Show the line")[0] as HTMLElement);
    expect(list.getByText(/“Wrote go”/)).toBeVisible();
  });

  it("lists a kept fact that names a skill, unless a resume has it", async () => {
    const kanban = { requirement: "Kanban", skillId: "kanban" };
    const facts = [
      newFact("f1", "Ran a Kanban board for 3 teams", kanban),
      newFact("f2", "Wrote kanban", kanban),
    ];
    filled(some, { Facts: () => data({ facts }) });
    const { user } = await openApp("/skills");
    const list = within(await have());
    await user.click(await list.findByText("Show the 2 lines"));
    const line = list.getByText(/“Ran a Kanban board for 3 teams”/);
    expect(within(line).getByRole("link", { name: "My facts" })).toHaveAttribute("href", "/my-facts");
    expect(list.getAllByText(/“Wrote kanban”/)).toHaveLength(1);
  });

  it("searches, filters and sorts, and keeps it in the address", async () => {
    filled(some);
    const { user, address } = await openApp("/skills");
    await have();
    await user.selectOptions(screen.getByLabelText("Sort by"), "Name");
    await waitFor(async () => expect(await names()).toEqual(["Go", "Kanban", "Spanish"]));
    await user.selectOptions(screen.getByLabelText("Show"), "Only mentioned");
    await waitFor(async () => expect(await names()).toEqual(["Kanban"]));
    expect(address()).toBe("/skills?show=named&sort=name");
    await user.type(screen.getByLabelText("Search"), "xyz");
    expect(await screen.findByText("No results match your search.")).toBeVisible();
    expect(toSkillsSearch({ show: "x", sort: 3, q: "" })).toEqual({});
  });

  it("hides what a resume shows; Undo puts no word into the user's mouth", async () => {
    const { learning } = filled(some);
    const { user } = await openApp("/skills");
    await choose(user, "Go", "Hide");
    expect(await screen.findByText("Skill hidden")).toBeVisible();
    await waitFor(async () => expect(await names()).toEqual(["Spanish", "Kanban"]));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(async () => expect(await names()).toContain("Go"));
    expect(learning.said).toEqual([]);
  });

  it("removes what the user said; Undo says it again", async () => {
    const { learning } = filled(some);
    const { user } = await openApp("/skills");
    await choose(user, "Spanish", "Remove");
    await waitFor(async () => expect(await names()).toEqual(["Go", "Kanban"]));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(async () => expect(await names()).toContain("Spanish"));
    expect(learning.said).toMatchObject([{ skillId: "spanish", proficiencyLevel: 4 }]);
  });

  it("gives a correction up for what the resumes show", async () => {
    filled((learning) => void learning.addSkill("go", { said: true }));
    const { user } = await openApp("/skills");
    expect(await screen.findByText(/rated by you/)).toBeVisible();
    await choose(user, "Go", "Remove my rating");
    expect(await screen.findByText("Your rating was removed")).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/rated by you/)).toBeNull());
  });
});

describe("recommendations", () => {
  const advised = (learning: Learning) => {
    learning.addAdvice("kubernetes");
    learning.addAdvice("kanban", { points: 3, jobs: 1, required: 0, compared: 1, lifts: 0, known: true });
  };

  it("stand by points with their counts, and lead to a plan", async () => {
    filled(advised);
    const { user, address } = await openApp("/skills");
    const card = within(await screen.findByRole("region", { name: "What would help most" }));
    expect(await card.findByText("up to 12.5 points")).toBeVisible();
    expect(
      card.getByText("In 5 of your 7 jobs, required in 2. Could bring 1 match score to 75 or more."),
    ).toBeVisible();
    expect(card.getByText(/^You've said you know this/)).toBeVisible();
    await user.click(card.getAllByText("Points by job")[0] as HTMLElement);
    expect(card.getAllByText("70 now, up to 76.5 with it")[0]).toBeVisible();
    await user.click(card.getByRole("link", { name: "Create a plan for Kubernetes" }));
    await waitFor(() => expect(address()).toBe("/create-development-plan?skill=kubernetes"));
  });

  it("are hidden one by one, and come back with Undo", async () => {
    filled(advised);
    const { user } = await openApp("/skills");
    await user.click(await screen.findByRole("button", { name: "Hide Kubernetes" }));
    expect(await screen.findByText("Recommendation hidden")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Hide Kubernetes" })).toBeNull());
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("button", { name: "Hide Kubernetes" })).toBeVisible();
  });

  it("and hidden skills are listed, to be shown again later", async () => {
    const { learning } = filled((one) => {
      some(one);
      advised(one);
    });
    const { user } = await openApp("/skills");
    await user.click(await screen.findByRole("button", { name: "Hide Kubernetes" }));
    await choose(user, "Go", "Hide");
    await user.click(await screen.findByText("Hidden (2)"));
    expect(screen.getByText(/^Skill, hidden/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Show Kubernetes again" }));
    expect(await screen.findByRole("button", { name: "Hide Kubernetes" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Show Go again" }));
    await waitFor(async () => expect(await names()).toContain("Go"));
    await waitFor(() => expect(screen.queryByText(/^Hidden/)).toBeNull());
    expect(learning.hidden).toEqual([]);
  });

  it("say so where what was hidden cannot be loaded", async () => {
    filled(some, { HiddenSkills: () => failure("INTERNAL", "Down.") });
    await openApp("/skills");
    expect(await screen.findByText("Hidden items couldn't be loaded.", {}, { timeout: 4000 })).toBeVisible();
  });
});

describe("adding a skill", () => {
  it("offers no certificate, which is held or not; a plan can prepare for one", async () => {
    filled();
    const adding = await openApp("/add-skill");
    await adding.user.type(await screen.findByRole("combobox", { name: "Skill" }), "k");
    expect(await screen.findByRole("option", { name: /^Kubernetes/ })).toBeVisible();
    expect(screen.queryByRole("option", { name: /^CKA/ })).toBeNull();
    adding.close();
    const planning = await openApp("/create-development-plan");
    await planning.user.type(await screen.findByRole("combobox", { name: "Skill" }), "k");
    expect(await screen.findByRole("option", { name: /^CKA/ })).toBeVisible();
  });

  it("wants a name and a level, and takes one of the catalogue by keyboard", async () => {
    const { learning } = filled();
    const { user, address } = await openApp("/add-skill");
    await user.click(await screen.findByRole("button", { name: "Add skill" }));
    expect(screen.getByText("Enter a skill.")).toBeVisible();
    expect(screen.getByText("Choose a level.")).toBeVisible();
    const field = screen.getByRole("combobox", { name: "Skill" });
    await user.type(field, "kube");
    expect(await screen.findByRole("option", { name: /^Kubernetes/ })).toBeVisible();
    await user.keyboard("{ArrowDown}");
    expect(field).toHaveAttribute("aria-activedescendant", expect.stringMatching(/-0$/));
    await user.keyboard("{Enter}");
    expect(field).toHaveValue("Kubernetes");
    expect(screen.queryByRole("listbox")).toBeNull();
    await user.click(screen.getByRole("radio", { name: /^4 · Proficient/ }));
    await user.type(screen.getByLabelText("Years of experience"), "2,5");
    await user.type(screen.getByLabelText("Last used (year)"), "1066");
    await user.click(screen.getByRole("button", { name: "Add skill" }));
    expect(screen.getByText(/^Enter a year from 1930/)).toBeVisible();
    await user.clear(screen.getByLabelText("Last used (year)"));
    await user.type(screen.getByLabelText("Last used (year)"), "2023");
    await user.click(screen.getByRole("button", { name: "Add skill" }));
    await waitFor(() => expect(address()).toBe("/skills"));
    expect(learning.said).toEqual([
      {
        skillId: "kubernetes",
        proficiencyLevel: 4,
        yearsOfExperience: 2.5,
        lastUsedDate: "2023-01-01T00:00:00Z",
        isCurrent: null,
      },
    ]);
  });

  it("keeps a name that the catalogue lacks; Escape closes the list", async () => {
    const { learning } = filled();
    const { user } = await openApp("/add-skill");
    const field = await screen.findByRole("combobox", { name: "Skill" });
    await user.type(field, "kan");
    expect(await screen.findByRole("option", { name: "Add “kan” as a custom skill" })).toBeVisible();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    await user.type(field, "juro");
    await user.click(await screen.findByRole("option", { name: /as a custom skill/ }));
    await user.click(screen.getByRole("radio", { name: /^1 · Novice/ }));
    await user.click(screen.getByLabelText("I use it now"));
    await user.click(screen.getByRole("button", { name: "Add skill" }));
    await waitFor(() =>
      expect(learning.said).toMatchObject([{ name: "kanjuro", proficiencyLevel: 1, isCurrent: true }]),
    );
  });

  it("edits: only what was changed becomes the user's word", async () => {
    const { learning } = filled(some);
    const { user, address, close } = await openApp("/add-skill?edit=kanban");
    expect(await screen.findByRole("heading", { level: 1, name: "Edit Kanban" })).toBeVisible();
    expect(screen.getByLabelText("Years of experience")).toHaveValue("4");
    await user.click(screen.getByRole("radio", { name: /^2 · Beginner/ }));
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    await waitFor(() => expect(address()).toBe("/skills"));
    expect(learning.said).toMatchObject([
      {
        skillId: "kanban",
        proficiencyLevel: 2,
        yearsOfExperience: null,
        lastUsedDate: null,
        isCurrent: null,
      },
    ]);
    close();
    await openApp("/add-skill?edit=unknown");
    expect(await screen.findByRole("heading", { level: 1, name: "Skill not found" })).toBeVisible();
  });

  it("edits: our estimate is never saved as the user's own rating", async () => {
    const { learning } = filled(some);
    const { user } = await openApp("/add-skill?edit=kanban");
    const years = await screen.findByLabelText("Years of experience");
    for (const level of screen.getAllByRole("radio")) expect(level).not.toBeChecked();
    await user.clear(years);
    await user.type(years, "6");
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    expect(screen.getByText("Choose a level.")).toBeVisible();
    expect(learning.said).toEqual([]);
  });

  it("edits: begins with the user's own rating, and with the level a resume states of a language", async () => {
    filled((learning) => {
      learning.addSkill("go", { said: true, proficiencyLevel: 4 });
      learning.addSkill("spanish", { proficiencyLevel: 2 });
    });
    const { close } = await openApp("/add-skill?edit=go");
    expect(await screen.findByRole("radio", { name: /^4 · Proficient/ })).toBeChecked();
    close();
    await openApp("/add-skill?edit=spanish");
    expect(await screen.findByRole("radio", { name: /^2 · A2/ })).toBeChecked();
  });
});
