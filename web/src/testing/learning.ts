import type { Plan } from "../api/resume/plans";
import type { HiddenSkill, Recommendation, UserSkill } from "../api/resume/skills";
import { type Answer, data, failure, found } from "./identity";

const catalogue = [
  { id: "go", name: "Go", category: "tool", family: "software" },
  { id: "kubernetes", name: "Kubernetes", category: "tool", family: "software" },
  { id: "cka", name: "CKA", category: "credential", family: "software" },
  { id: "kanban", name: "Kanban", category: "method", family: "management" },
  { id: "spanish", name: "Spanish", category: "language", family: "languages" },
].map((one) => ({ ...one, description: null }));

const moment = "2026-11-02T08:00:00Z";

type Said = {
  skillId?: string;
  name?: string;
  proficiencyLevel: number;
  yearsOfExperience?: number | null;
  lastUsedDate?: string | null;
  isCurrent?: boolean | null;
};

/** What the resume service keeps of skills and plans, so far as the screens use it. `answers` stand beside a Shelf's. */
export class Learning {
  skills: UserSkill[] = [];
  advice: Recommendation[] = [];
  plans: Plan[] = [];
  hidden: HiddenSkill[] = [];
  /** What was deleted or hidden and may come back. */
  private gone = new Map<string, unknown>();
  /** The words on skills that came, in order. */
  said: Said[] = [];

  named = (id: string) =>
    catalogue.find((one) => one.id === id) ?? {
      id,
      name: id,
      category: "own",
      family: "",
      description: null,
    };

  addSkill(id: string, part: Partial<UserSkill> = {}): UserSkill {
    const one: UserSkill = {
      id,
      skillId: id,
      proficiencyLevel: 3,
      levelSource: "RESUME",
      levelReason: "Shown in two lines.",
      yearsOfExperience: 4,
      lastUsedDate: "2024-03-01T00:00:00Z",
      isCurrent: false,
      said: false,
      grade: "USED",
      strength: 0.8,
      evidence: [
        { resumeId: "r1", resumeTitle: "Backend", path: "work[0]", text: `Wrote ${id}`, grade: "USED" },
      ],
      skill: this.named(id),
      ...part,
    };
    this.skills.push(one);
    return one;
  }

  addAdvice(id: string, part: Partial<Recommendation> = {}): Recommendation {
    const one: Recommendation = {
      id,
      skillId: id,
      points: 12.5,
      jobs: 5,
      required: 2,
      compared: 7,
      lifts: 1,
      known: false,
      gains: [{ jobDescriptionId: "j1", title: "Platform Engineer", before: 70, after: 76.5 }],
      skill: this.named(id),
      ...part,
    };
    this.advice.push(one);
    return one;
  }

  addPlan(id: string, from = 1, to = 2): Plan {
    const step = (stepNumber: number) => ({
      id: `${id}-${stepNumber}`,
      stepNumber,
      description: `Do part ${stepNumber}`,
      estimatedTimeInHours: 10,
      done: false,
      doneAt: null,
      evidence: "One small thing that works.",
      basis: "Tools, level 1 to 2: 20 hours",
      resources: [
        {
          id: "a",
          resourceType: "documentation",
          title: "The manual",
          url: "https://x.example/",
          description: "Tells how it works.",
        },
        { id: "b", resourceType: "book", title: "A trap", url: "javascript:alert(1)", description: "" },
      ],
    });
    const plan: Plan = {
      id: `plan-${id}`,
      title: id,
      skillId: id,
      currentProficiencyLevel: from,
      targetProficiencyLevel: to,
      estimatedTimeToComplete: 20,
      hoursDone: 0,
      progress: 0,
      doneAt: null,
      updatedAt: "2026-11-01T08:00:00Z",
      nextStepId: `${id}-1`,
      suggestion: null,
      notes: ["The hours are allowances of ours."],
      skill: this.named(id),
      steps: [step(1), step(2)],
    };
    this.plans.push(plan);
    return plan;
  }

  private count(plan: Plan) {
    plan.hoursDone = plan.steps.filter((step) => step.done).length * 10;
    plan.progress = plan.hoursDone / 20;
    plan.nextStepId = plan.steps.find((step) => !step.done)?.id ?? null;
    plan.suggestion = plan.nextStepId ? null : "Add what you made to your resume.";
    plan.doneAt = plan.nextStepId ? null : "2026-11-02T08:00:00Z";
  }

  private say(input: Said): UserSkill {
    this.said.push(input);
    const id = input.skillId ?? input.name ?? "";
    const back = this.gone.get(id) as UserSkill | undefined;
    const one = this.skills.find((skill) => skill.id === id) ?? back ?? this.addSkill(id, nobody);
    if (!this.skills.includes(one)) this.skills.push(one);
    return Object.assign(one, {
      said: true,
      proficiencyLevel: input.proficiencyLevel,
      yearsOfExperience: input.yearsOfExperience ?? one.yearsOfExperience,
    });
  }

  private take<T extends { id: string }>(list: T[], id: unknown) {
    const at = list.findIndex((one) => one.id === id);
    const [item] = list.splice(at, 1);
    if (item) this.gone.set(item.id, item);
    return { success: true, message: "" };
  }

  /** The answers to the operations on skills and plans, by their names. */
  answers: Record<string, (variables: Record<string, unknown>) => Answer> = {
    UserSkills: () => data({ userSkills: this.skills }),
    SkillRecommendations: () => data({ skillRecommendations: this.advice }),
    SearchSkills: ({ text }) => {
      const has = (one: { id: string; name: string }) =>
        one.id === text || one.name.toLowerCase().includes(String(text).toLowerCase());
      return data({ searchSkills: catalogue.filter(has) });
    },
    AddUserSkill: ({ input }) => data({ addUserSkill: this.say(input as Said) }),
    UpdateUserSkill: ({ id, input }) =>
      data({ updateUserSkill: this.say({ ...(input as Said), skillId: String(id) }) }),
    HiddenSkills: () => data({ hiddenSkills: this.hidden }),
    DeleteUserSkill: ({ id }) => {
      const one = this.skills.find((skill) => skill.id === id);
      // What no resume shows is forgotten; the rest is hidden.
      if (one?.grade) this.hidden.unshift({ userSkillId: one.id, hiddenAt: moment, skill: one.skill });
      return data({ deleteUserSkill: this.take(this.skills, id) });
    },
    ForgetUserSkill: ({ id }) => {
      const back = this.gone.get(String(id)) as UserSkill | undefined;
      const one = this.skills.find((skill) => skill.id === id) ?? back;
      if (!one) return failure("NOT_FOUND", "This skill isn't in your list.");
      if (!this.skills.includes(one)) this.skills.push(one);
      one.said = false;
      this.hidden = this.hidden.filter((other) => other.userSkillId !== id);
      return data({ forgetUserSkill: { success: true, message: "" } });
    },
    HideSkillRecommendation: ({ skillId, hidden }) => {
      this.hidden = this.hidden.filter((one) => one.userSkillId !== null || one.skill.id !== skillId);
      if (hidden) {
        const one = this.advice.find((other) => other.id === skillId);
        if (one) this.hidden.unshift({ userSkillId: null, hiddenAt: moment, skill: one.skill });
        this.take(this.advice, skillId);
      } else this.advice.push(this.gone.get(String(skillId)) as Recommendation);
      return data({ hideSkillRecommendation: hidden });
    },
    SkillDevelopmentPlans: () => data({ skillDevelopmentPlans: this.plans }),
    SkillDevelopmentPlan: ({ id }) =>
      found(
        "skillDevelopmentPlan",
        this.plans.find((one) => one.id === id),
      ),
    CreateSkillDevelopmentPlan: ({ input }) => {
      const asked = input as {
        skillId: string;
        currentProficiencyLevel: number;
        targetProficiencyLevel: number;
      };
      const made = this.addPlan(asked.skillId, asked.currentProficiencyLevel, asked.targetProficiencyLevel);
      return data({ createSkillDevelopmentPlan: made });
    },
    SetPlanStepDone: ({ stepId, done }) => {
      const plan = this.plans.find((one) => one.steps.some((step) => step.id === stepId));
      const step = plan?.steps.find((one) => one.id === stepId);
      if (!plan || !step) return failure("NOT_FOUND", "This step doesn't exist.");
      step.done = done === true;
      this.count(plan);
      return data({ setPlanStepDone: plan });
    },
    DeleteSkillDevelopmentPlan: ({ id }) => data({ deleteSkillDevelopmentPlan: this.take(this.plans, id) }),
    RestoreSkillDevelopmentPlan: ({ id }) => {
      this.plans.push(this.gone.get(String(id)) as Plan);
      return data({ restoreSkillDevelopmentPlan: { id } });
    },
  };
}

/** A skill that no resume shows. */
const nobody: Partial<UserSkill> = {
  grade: null,
  evidence: [],
  strength: 0,
  yearsOfExperience: null,
  lastUsedDate: null,
};
