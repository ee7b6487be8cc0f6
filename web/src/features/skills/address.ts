export const shows = ["all", "work", "named", "said"] as const;
export type Show = (typeof shows)[number];
export const sorts = ["evidence", "name", "used"] as const;
export type Sort = (typeof sorts)[number];

/** How the list of skills is looked at; it stands in the address. What is the default is left out. */
export type SkillsSearch = { q?: string; show?: Show; sort?: Sort };

/** Reads the search of an address; what is not known is left out. */
export function toSkillsSearch(given: Record<string, unknown>): SkillsSearch {
  const show = shows.find((one) => one === given.show);
  const sort = sorts.find((one) => one === given.sort);
  return {
    ...(typeof given.q === "string" && given.q !== "" && { q: given.q }),
    ...(show && show !== "all" && { show }),
    ...(sort && sort !== "evidence" && { sort }),
  };
}

/** /add-skill: the id of the skill that is edited, none for a new one. */
export const toAddSearch = ({ edit }: Record<string, unknown>): { edit?: string } =>
  typeof edit === "string" && edit ? { edit } : {};

/** /create-development-plan: the id of the skill that it is for. */
export const toPlanSearch = ({ skill }: Record<string, unknown>): { skill?: string } =>
  typeof skill === "string" && skill ? { skill } : {};
