import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { UserSkillInput } from "../../api/resume/operations.gen";
import { createPlan, deletePlan, type Plan, planQuery, setStepDone } from "../../api/resume/plans";
import { refreshResumes } from "../../api/resume/resumes";
import {
  addSkill,
  deleteSkill,
  forgetSkill,
  hideRecommendation,
  type Recommendation,
  type UserSkill,
  updateSkill,
} from "../../api/resume/skills";
import { restoreSheet } from "../../api/resume/trash";
import { shelfText } from "../../i18n/resumes";
import { skillToasts as says, skillsText } from "../../i18n/skills";
import { toast } from "../../ui/toast";
import { useToastMutation } from "../../ui/useToastMutation";

const otherwise = shelfText.lost;
const label = shelfText.undo;

/** A skill as it would be said again. */
function wordOf(skill: UserSkill): UserSkillInput {
  return {
    ...(skill.skill.category === "own" ? { name: skill.skill.name } : { skillId: skill.skillId }),
    proficiencyLevel: skill.proficiencyLevel,
    yearsOfExperience: skill.yearsOfExperience,
    lastUsedDate: skill.lastUsedDate,
    isCurrent: skill.isCurrent,
  };
}

/** Takes an item off the parts of a list that is on the screen. */
function drop(client: QueryClient, list: "skills" | "plans", id: string) {
  client.setQueriesData<{ pages: { id: string }[][]; pageParams: unknown[] }>(
    { queryKey: ["resume", list] },
    (data) => data && { ...data, pages: data.pages.map((page) => page.filter((item) => item.id !== id)) },
  );
}

/** What can be done to skills and recommendations, each reported by its toast; what is on the screen follows. */
export function useSkillActions() {
  const client = useQueryClient();
  const after = () => void refreshResumes(client);
  const add = useToastMutation(addSkill, { ...says.add, otherwise, after });
  const sayAgain = useToastMutation(addSkill, { ...says.undo, otherwise, after });
  const showAgain = useToastMutation(forgetSkill, { ...says.undo, otherwise, after });
  const run = ({ skill }: { skill: UserSkill }) => deleteSkill({ id: skill.id });
  const gone = {
    otherwise,
    after: (_: unknown, { skill }: { skill: UserSkill }) => {
      drop(client, "skills", skill.id);
      after();
    },
    // What the user never said is not put into their mouth by an Undo.
    action: (_: unknown, { skill }: { skill: UserSkill }) => ({
      label,
      run: () => (skill.said ? sayAgain.mutate(wordOf(skill)) : showAgain.mutate({ id: skill.id })),
    }),
  };
  const back = useToastMutation(hideRecommendation, { ...says.undo, otherwise, after });
  return {
    add,
    showAgain,
    showAdvice: back,
    update: useToastMutation(updateSkill, { ...says.update, otherwise, after }),
    hide: useToastMutation(run, { ...says.hide, ...gone }),
    remove: useToastMutation(run, { ...says.remove, ...gone }),
    forget: useToastMutation(({ skill }: { skill: UserSkill }) => forgetSkill({ id: skill.id }), {
      ...says.forget,
      otherwise,
      after,
      action: (_, { skill }) => ({ label, run: () => sayAgain.mutate(wordOf(skill)) }),
    }),
    hideAdvice: useToastMutation(hideRecommendation, {
      ...says.hideAdvice,
      otherwise,
      after: (_, { skillId }) => {
        client.setQueriesData<Recommendation[]>({ queryKey: ["resume", "recommendations"] }, (all) =>
          all?.filter((one) => one.skillId !== skillId),
        );
        after();
      },
      action: (_, { skillId }) => ({ label, run: () => back.mutate({ skillId, hidden: false }) }),
    }),
  };
}

/** What can be done to plans. */
export function usePlanActions() {
  const client = useQueryClient();
  const after = () => void refreshResumes(client);
  const restore = useToastMutation(restoreSheet, { ...says.restorePlan, otherwise, after });
  return {
    create: useToastMutation(createPlan, { ...says.plan, otherwise, after }),
    remove: useToastMutation(deletePlan, {
      ...says.deletePlan,
      otherwise,
      after: (_, { id }) => {
        drop(client, "plans", id);
        client.removeQueries({ queryKey: planQuery(id).queryKey });
        after();
      },
      action: (_, { id }) => ({ label, run: () => restore.mutate({ id, kind: "DEVELOPMENT_PLAN" }) }),
    }),
  };
}

/** The plan as it is once a step is checked off, or open again. */
function marked(plan: Plan, stepId: string, done: boolean): Plan {
  const steps = plan.steps.map((step) => (step.id === stepId ? { ...step, done, doneAt: null } : step));
  const hoursDone = steps.reduce((sum, step) => sum + (step.done ? step.estimatedTimeInHours : 0), 0);
  const nextStepId = steps.find((step) => !step.done)?.id ?? null;
  // Like the server: by hours, or by steps if the hours of one aren't known.
  const progress = steps.some((step) => step.estimatedTimeInHours === 0)
    ? steps.filter((step) => step.done).length / steps.length
    : hoursDone / plan.estimatedTimeToComplete;
  return { ...plan, steps, hoursDone, nextStepId, progress };
}

/** Checks steps of a plan off, and opens them again. The screen follows at once; several in a row are sent one after another. */
export function useStepDone(planId: string) {
  const client = useQueryClient();
  const { queryKey } = planQuery(planId);
  const mutationKey = ["plan", planId];
  const mark = useMutation({
    mutationKey,
    mutationFn: setStepDone,
    scope: { id: `plan ${planId}` },
    onMutate: ({ stepId, done }) => {
      client.setQueryData(queryKey, (plan) => plan && marked(plan, stepId, done));
    },
    onSuccess: (plan, { stepId, done }) => {
      // With others under way, the last answer is the one that holds them all.
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(queryKey, plan);
      void client.invalidateQueries({ queryKey: ["resume", "plans"] });
      toast({
        title: done ? says.step.done : says.step.open,
        description: skillsText.plan.hours(plan.hoursDone, plan.estimatedTimeToComplete),
        variant: "success",
        action: { label, run: () => mark.mutate({ stepId, done: !done }) },
      });
    },
    onError: (cause) => {
      void client.invalidateQueries({ queryKey });
      toast({ title: says.step.failed, description: cause.message || otherwise, variant: "destructive" });
    },
  });
  return mark;
}
