import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { askResume } from "../graphql";
import {
  AddUserSkillDocument,
  DeleteUserSkillDocument,
  ForgetUserSkillDocument,
  HiddenSkillsDocument,
  type HiddenSkillsQuery,
  HideSkillRecommendationDocument,
  SearchSkillsDocument,
  type SearchSkillsQuery,
  SkillRecommendationsDocument,
  type SkillRecommendationsQuery,
  UpdateUserSkillDocument,
  type UserSkillInput,
  UserSkillsDocument,
  type UserSkillsQuery,
} from "./operations.gen";
import { nextAfter, pageSize } from "./resumes";

export type UserSkill = UserSkillsQuery["userSkills"][number];

/** The level that the screens show: the user's own rating, or what a resume states of a language. No estimate. */
export const shownLevel = (skill?: UserSkill) =>
  skill && (skill.said || skill.skill.category === "language") ? skill.proficiencyLevel : undefined;

export type Recommendation = SkillRecommendationsQuery["skillRecommendations"][number];
export type HiddenSkill = HiddenSkillsQuery["hiddenSkills"][number];
export type FoundSkill = SearchSkillsQuery["searchSkills"][number];

/** The user's skills, the best shown first, in parts. */
export const userSkillsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ["resume", "skills", userId],
    queryFn: async ({ pageParam }) =>
      (await askResume(UserSkillsDocument, { userId, first: pageSize, after: pageParam })).userSkills,
    initialPageParam: null as string | null,
    getNextPageParam: nextAfter,
    select: (data) => data.pages.flat(),
    enabled: userId !== "",
  });

/** What would bring most points over the user's saved jobs, the most first. */
export const recommendationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ["resume", "recommendations", userId],
    queryFn: async () =>
      (await askResume(SkillRecommendationsDocument, { userId, first: 50 })).skillRecommendations,
    enabled: userId !== "",
  });

/** What the user hid: skills that are none of theirs, and recommendations; the latest first. */
export const hiddenSkillsQuery = (userId: string) =>
  queryOptions({
    queryKey: ["resume", "hidden", userId],
    queryFn: async () => (await askResume(HiddenSkillsDocument, { userId })).hiddenSkills,
    enabled: userId !== "",
  });

/** Skills of the catalogue that a text names, best first; by its id, one. What the catalogue holds does not change. */
export const foundSkillsQuery = (text: string, first = 8) =>
  queryOptions({
    queryKey: ["catalogue", text, first],
    queryFn: async () => (await askResume(SearchSkillsDocument, { text, first })).searchSkills,
    enabled: text !== "",
    staleTime: Number.POSITIVE_INFINITY,
  });

export const addSkill = async (input: UserSkillInput) =>
  (await askResume(AddUserSkillDocument, { input })).addUserSkill;

export const updateSkill = async ({ id, input }: { id: string; input: UserSkillInput }) =>
  (await askResume(UpdateUserSkillDocument, { id, input })).updateUserSkill;

export const deleteSkill = async ({ id }: { id: string }) =>
  (await askResume(DeleteUserSkillDocument, { id })).deleteUserSkill;

/** Takes back what the user said of a skill, also that it is none of theirs. */
export const forgetSkill = async ({ id }: { id: string }) =>
  (await askResume(ForgetUserSkillDocument, { id })).forgetUserSkill;

export const hideRecommendation = async (variables: { skillId: string; hidden: boolean }) =>
  (await askResume(HideSkillRecommendationDocument, variables)).hideSkillRecommendation;
