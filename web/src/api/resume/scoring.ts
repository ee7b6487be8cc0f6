import { queryOptions } from "@tanstack/react-query";
import { sendForJSON } from "../problem";

/** What the match score is made of, from the constants that the engine computes with. */
export type Scoring = {
  version: string;
  parts: { name: string; maxPoints: number; explanation: string }[];
};

export const scoringQuery = queryOptions({
  queryKey: ["resume", "scoring"],
  queryFn: ({ signal }) => sendForJSON<Scoring>("/api/resume/scoring", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
