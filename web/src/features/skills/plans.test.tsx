import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../testing/app";
import { failure, signedIn } from "../../testing/identity";
import { Learning } from "../../testing/learning";
import { Shelf, shelfAnswers } from "../../testing/shelf";

function planned(instead: Parameters<typeof shelfAnswers>[1] = {}) {
  signedIn();
  const learning = new Learning();
  const plan = learning.addPlan("kubernetes");
  shelfAnswers(new Shelf(), { ...learning.answers, ...instead });
  return { learning, plan };
}

it("a plan is made for the skill of the address, from the user's own level", async () => {
  const { learning } = planned();
  learning.addSkill("go", { said: true });
  const { user, address } = await openApp("/create-development-plan?skill=go");
  expect(await screen.findByRole("combobox", { name: "Skill" })).toHaveValue("Go");
  await waitFor(() => expect(screen.getByLabelText("Your current level")).toHaveValue("3"));
  expect(screen.getByLabelText("Your target level")).toHaveValue("4");
  await user.selectOptions(screen.getByLabelText("Your target level"), "5 · Expert");
  await user.click(screen.getByRole("button", { name: "Create plan" }));
  await waitFor(() => expect(address()).toBe("/skill-development-plan/plan-go"));
  expect(await screen.findByText("From Competent to Expert")).toBeVisible();
});

it("a plan begins at the first level of a skill that the user hasn't rated", async () => {
  const { learning } = planned();
  learning.addSkill("go");
  await openApp("/create-development-plan?skill=go");
  expect(await screen.findByRole("combobox", { name: "Skill" })).toHaveValue("Go");
  expect(screen.getByText("Change this if you already know more.")).toBeVisible();
  expect(screen.getByLabelText("Your current level")).toHaveValue("1");
});

it("a plan wants a skill of the catalogue; languages have levels of their own", async () => {
  planned();
  const { user } = await openApp("/create-development-plan");
  await user.click(await screen.findByRole("button", { name: "Create plan" }));
  expect(screen.getByText("Choose a skill from the list.")).toBeVisible();
  await user.type(screen.getByRole("combobox", { name: "Skill" }), "span");
  await user.click(await screen.findByRole("option", { name: /^Spanish/ }));
  expect(screen.getByLabelText("Your current level")).toHaveDisplayValue("1 · A1");
  await user.selectOptions(screen.getByLabelText("Your current level"), "4 · B2");
  expect(screen.getByLabelText("Your target level")).toHaveDisplayValue("5 · C1");
});

it("says so where there is no plan, and offers to try again after a failure", async () => {
  let down = true;
  const { plan } = planned();
  const learning = new Learning();
  learning.plans.push(plan);
  shelfAnswers(new Shelf(), {
    ...learning.answers,
    SkillDevelopmentPlan: (v) =>
      down ? failure("INTERNAL", "Down.") : learning.answers.SkillDevelopmentPlan?.(v),
  });
  const { user, close } = await openApp(`/skill-development-plan/${plan.id}`);
  const again = await screen.findByRole("button", { name: "Try again" }, { timeout: 4000 });
  down = false;
  await user.click(again);
  expect(await screen.findByRole("heading", { level: 1, name: "Kubernetes" })).toBeVisible();
  close();
  await openApp("/skill-development-plan/unknown");
  expect(await screen.findByRole("heading", { level: 1, name: "Learning plan not found" })).toBeVisible();
});

it("steps are checked off at once, with Undo; the last one says what to do then", async () => {
  const { plan } = planned();
  const { user } = await openApp(`/skill-development-plan/${plan.id}`);
  expect(await screen.findByText("0 of 20 hours done")).toBeVisible();
  const first = screen.getByRole("checkbox", { name: "Step 1 is done" });
  await user.click(first);
  expect(first).toBeChecked();
  expect(await screen.findByText("Step done")).toBeVisible();
  expect(screen.getByRole("progressbar", { name: "Progress" })).toHaveAttribute("aria-valuenow", "50");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(first).not.toBeChecked());
  await user.click(first);
  await user.click(screen.getByRole("checkbox", { name: "Step 2 is done" }));
  const end = within(await screen.findByRole("region", { name: "Plan finished" }));
  expect(end.getByText("Add what you made to your resume.")).toBeVisible();
  expect(end.getByRole("link", { name: "Match my jobs again" })).toHaveAttribute("href", "/my-resumes/jobs");
});

it("a step that could not be checked off is open again", async () => {
  const { plan } = planned({ SetPlanStepDone: () => failure("INTERNAL", "Down.") });
  const { user } = await openApp(`/skill-development-plan/${plan.id}`);
  const first = await screen.findByRole("checkbox", { name: "Step 1 is done" });
  await user.click(first);
  expect(await screen.findByText("The step couldn't be changed")).toBeVisible();
  await waitFor(() => expect(first).not.toBeChecked());
});

it("links lead outside only to addresses of the web, and tell nothing of this page", async () => {
  const { plan } = planned();
  await openApp(`/skill-development-plan/${plan.id}`);
  const [link] = await screen.findAllByRole("link", { name: "The manual" });
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
  expect(screen.getAllByText(/opens in a new tab/)).toHaveLength(2);
  expect(screen.queryByRole("link", { name: "A trap" })).toBeNull();
  expect(link?.closest("li")).toHaveTextContent("The manual (documentation)Tells how it works.");
});

it("goes to the trash at once, and comes back with Undo", async () => {
  const { learning, plan } = planned();
  const { user, address } = await openApp(`/skill-development-plan/${plan.id}`);
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Learning plan deleted")).toBeVisible();
  await waitFor(() => expect(address()).toBe("/skills"));
  expect(learning.plans).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("link", { name: "Kubernetes" })).toHaveAttribute(
    "href",
    `/skill-development-plan/${plan.id}`,
  );
});
