import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { askResume, orNull } from "../graphql";
import {
  CreateSkillDevelopmentPlanDocument,
  type CreateSkillDevelopmentPlanInput,
  DeleteSkillDevelopmentPlanDocument,
  SetPlanStepDoneDocument,
  SkillDevelopmentPlanDocument,
  type SkillDevelopmentPlanQuery,
  SkillDevelopmentPlansDocument,
  type SkillDevelopmentPlansQuery,
} from "./operations.gen";
import { nextAfter, pageSize } from "./resumes";

export type PlanRow = SkillDevelopmentPlansQuery["skillDevelopmentPlans"][number];
export type Plan = NonNullable<SkillDevelopmentPlanQuery["skillDevelopmentPlan"]>;
export type PlanStep = Plan["steps"][number];

/** The user's development plans, the latest changed first, in parts. */
export const plansQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ["resume", "plans", userId],
    queryFn: async ({ pageParam }) =>
      (await askResume(SkillDevelopmentPlansDocument, { userId, first: pageSize, after: pageParam }))
        .skillDevelopmentPlans,
    initialPageParam: null as string | null,
    getNextPageParam: nextAfter,
    select: (data) => data.pages.flat(),
    enabled: userId !== "",
  });

/** One plan with its steps; null where there is none. */
export const planQuery = (id: string) =>
  queryOptions({
    queryKey: ["resume", "plan", id],
    queryFn: async () =>
      (await orNull(askResume(SkillDevelopmentPlanDocument, { id })))?.skillDevelopmentPlan ?? null,
    enabled: id !== "",
  });

export const createPlan = async (input: CreateSkillDevelopmentPlanInput) =>
  (await askResume(CreateSkillDevelopmentPlanDocument, { input })).createSkillDevelopmentPlan;

export const setStepDone = async (variables: { stepId: string; done: boolean }) =>
  (await askResume(SetPlanStepDoneDocument, variables)).setPlanStepDone;

export const deletePlan = async ({ id }: { id: string }) =>
  (await askResume(DeleteSkillDevelopmentPlanDocument, { id })).deleteSkillDevelopmentPlan;
