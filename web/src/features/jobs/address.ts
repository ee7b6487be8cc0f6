import type { JobFilter, JobSort } from "../../api/resume/board";
import { type Stage, stages } from "../../api/resume/stages";
import { daysAfter } from "../../lib/days";

export const sorts = ["updated", "follow_up", "found", "title", "company", "score"] as const;
export type Sort = (typeof sorts)[number];

/** Within how many days a job was found. */
export const founds = ["7", "30", "60"] as const;
export type Found = (typeof founds)[number];

/** How the jobs are looked at; it stands in the address. What is the default is left out. */
export type JobsSearch = { q?: string; sort?: Sort; stage?: Stage; due?: true; found?: Found };

/** Reads the search of an address; what is not known is left out. */
export function toJobsSearch(given: Record<string, unknown>): JobsSearch {
  const sort = sorts.find((one) => one === given.sort);
  const stage = stages.find((one) => one === given.stage);
  const found = founds.find((one) => one === String(given.found));
  return {
    ...(typeof given.q === "string" && given.q !== "" && { q: given.q }),
    ...(sort && sort !== "updated" && { sort }),
    ...(stage && { stage }),
    ...(given.due === true && { due: true as const }),
    ...(found && { found }),
  };
}

/** The filter of a search, its stage apart, as the server takes it. */
export function filterOf({ q, due, found }: JobsSearch, today: string): JobFilter {
  return {
    ...(q && { text: q.slice(0, 200) }),
    ...(due && { followUpBy: today }),
    ...(found && { foundSince: daysAfter(today, -Number(found)) }),
  };
}

export const sortOf = ({ sort = "updated" }: JobsSearch) => sort.toUpperCase() as JobSort;
