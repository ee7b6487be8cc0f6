import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { askResume, orNull } from "../graphql";
import {
  CompetitiveAnalysesDocument,
  type CompetitiveAnalysesQuery,
  CompetitiveAnalysisDocument,
  type CompetitiveAnalysisQuery,
  CreateCompetitiveAnalysisDocument,
  type CreateCompetitiveAnalysisInput,
  DeleteCompetitiveAnalysisDocument,
  SetComparisonWeightsDocument,
} from "./operations.gen";
import { nextAfter, pageSize } from "./resumes";

export type ComparisonRow = CompetitiveAnalysesQuery["competitiveAnalyses"][number];
export type Comparison = NonNullable<CompetitiveAnalysisQuery["competitiveAnalysis"]>;
export type ComparedJob = Comparison["jobs"][number];
export type MatrixRow = Comparison["matrix"][number];
export type MatrixCell = MatrixRow["cells"][number];
/** How much one requirement counts, by the key of its row. */
export type Weight = { key: string; weight: number };

/** The user's comparisons, the latest changed first, in parts. */
export const comparisonsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ["resume", "comparisons", userId],
    queryFn: async ({ pageParam }) =>
      (await askResume(CompetitiveAnalysesDocument, { userId, first: pageSize, after: pageParam }))
        .competitiveAnalyses,
    initialPageParam: null as string | null,
    getNextPageParam: nextAfter,
    select: (data) => data.pages.flat(),
    enabled: userId !== "",
  });

/** One comparison with its matrix; null where there is none. */
export const comparisonQuery = (id: string) =>
  queryOptions({
    queryKey: ["resume", "jobComparison", id],
    queryFn: async () =>
      (await orNull(askResume(CompetitiveAnalysisDocument, { id })))?.competitiveAnalysis ?? null,
    enabled: id !== "",
  });

export const createComparison = async (input: CreateCompetitiveAnalysisInput) =>
  (await askResume(CreateCompetitiveAnalysisDocument, { input })).createCompetitiveAnalysis;

/** Keeps all weights of a comparison; what is not named counts 1. */
export const setWeights = async (variables: { id: string; weights: Weight[] }) =>
  (await askResume(SetComparisonWeightsDocument, variables)).setComparisonWeights;

export const deleteComparison = async ({ id }: { id: string }) =>
  (await askResume(DeleteCompetitiveAnalysisDocument, { id })).deleteCompetitiveAnalysis;
