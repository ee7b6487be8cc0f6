import { queryOptions } from "@tanstack/react-query";
import { askResume } from "../graphql";
import { NamesDocument, type NamesQuery } from "./operations.gen";

export type Names = NamesQuery;

/** How many names of a kind are asked for: a list that has as many may have more. */
export const namesOfKind = 100;

/** What the user's own things are called, the latest changed of each kind; of resumes the newest versions too. */
export const namesQuery = (userId: string) =>
  queryOptions({
    queryKey: ["resume", "names", userId],
    queryFn: () => askResume(NamesDocument, { userId, first: namesOfKind }),
    enabled: userId !== "",
  });
