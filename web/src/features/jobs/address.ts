import { type Stage, stages } from "../../api/resume/stages";

export const sorts = ["updated", "title", "company", "score"] as const;
export type Sort = (typeof sorts)[number];

/** How the list of jobs is looked at; it stands in the address. What is the default is left out. */
export type JobsSearch = { q?: string; sort?: Sort; stage?: Stage };

/** Reads the search of an address; what is not known is left out. */
export function toJobsSearch(given: Record<string, unknown>): JobsSearch {
  const sort = sorts.find((one) => one === given.sort);
  const stage = stages.find((one) => one === given.stage);
  return {
    ...(typeof given.q === "string" && given.q !== "" && { q: given.q }),
    ...(sort && sort !== "updated" && { sort }),
    ...(stage && { stage }),
  };
}
