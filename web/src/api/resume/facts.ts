import { queryOptions, useQuery } from "@tanstack/react-query";
import { askResume } from "../graphql";
import { useCurrentUser } from "../identity/currentUser";
import {
  AddFactDocument,
  DeleteFactDocument,
  type FactChangeInput,
  type FactInput,
  type FactItemFragment,
  FactsDocument,
  UpdateFactDocument,
} from "./operations.gen";

/** An answer about one requirement that is kept for later postings. */
export type Fact = FactItemFragment;

/** A fact with a text. */
export type FactLine = Fact & { text: string };

/** The user's facts, latest first. Answers on a result change them, so they are fetched each time. */
export const factsQuery = (userId: string) =>
  queryOptions({
    queryKey: ["resume", "facts", userId],
    queryFn: async () => (await askResume(FactsDocument, { userId })).facts,
    enabled: userId !== "",
    refetchOnMount: "always",
  });

/** Returns the signed-in user's facts that have a text, latest first. */
export function useFactLines(): FactLine[] {
  const { user } = useCurrentUser();
  const { data } = useQuery(factsQuery(user?.id ?? ""));
  return (data ?? []).flatMap((fact) => (fact.text ? [{ ...fact, text: fact.text }] : []));
}

export const addFact = async (input: FactInput) => (await askResume(AddFactDocument, { input })).addFact;

export const updateFact = async ({ id, input }: { id: string; input: FactChangeInput }) =>
  (await askResume(UpdateFactDocument, { id, input })).updateFact;

export const deleteFact = async ({ id }: Fact) => (await askResume(DeleteFactDocument, { id })).deleteFact;

/** The input that adds a deleted fact again, with its date. */
export function inputOf({ id: _, ...fact }: Fact): FactInput {
  return fact;
}
