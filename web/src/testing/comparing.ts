import type { Comparison, Weight } from "../api/resume/comparisons";
import { type Answer, data, failure, found } from "./identity";

const row = (key: string, part: Partial<Comparison["matrix"][number]>): Comparison["matrix"][number] => ({
  key,
  requirement: key,
  skillId: key,
  asked: 2,
  required: 1,
  demand: 1,
  status: "MATCHED",
  standing: "shown",
  strength: 1,
  evidence: [],
  weight: 1,
  points: 0,
  maxPoints: 0,
  cells: [],
  ...part,
});

const cell = (
  jobDescriptionId: string,
  words: string,
  points: number,
  maxPoints: number,
  choice: string[] = [],
) => ({
  jobDescriptionId,
  words,
  class: "MUST" as const,
  choice,
  points,
  maxPoints,
});

const moment = "2026-11-02T08:00:00Z";

/** A comparison of two jobs: Go is asked by both and shown, Kafka by the second alone and not shown. */
export function newComparison(id: string, part: Partial<Comparison> = {}): Comparison {
  return {
    id,
    userId: "41",
    title: "Go Engineer and one other job",
    summary: "The two postings ask for 2 different things; your resume names or shows 1 of them.",
    strengths: ["Go: requested by 2 of 2 postings. Shown by “Built billing services in Go”."],
    gaps: ["Kafka: requested by 1 of 2 postings. Your resume doesn't show it."],
    createdAt: moment,
    updatedAt: moment,
    jobs: [
      {
        jobDescriptionId: "a",
        title: "Go Engineer",
        company: "Tallyhook",
        score: 70,
        unscored: null,
        fit: 100,
      },
      { jobDescriptionId: "b", title: "Data Engineer", company: null, score: 40, unscored: null, fit: 50 },
    ],
    closest: {
      jobDescriptionId: "a",
      title: "Go Engineer",
      company: "Tallyhook",
      score: 70,
      unscored: null,
      fit: 100,
    },
    levers: [
      {
        key: "kafka",
        skill: "Kafka",
        skillId: "kafka",
        kind: "LEARN",
        points: 12,
        text: "Kafka: requested by 1 of 2 postings. If you learn it, one score would rise.",
        gains: [{ jobDescriptionId: "b", title: "Data Engineer", before: 40, after: 52 }],
      },
    ],
    conditions: [{ kind: "years", asked: 2, met: 1, unclear: 1, words: ["5+ years"] }],
    matrix: [
      row("go", {
        requirement: "Go",
        evidence: [{ path: "work[0].highlights[0]", text: "Built billing services in Go" }],
        cells: [cell("a", "Golang", 10, 10, ["Java"]), cell("b", "Go", 10, 10)],
      }),
      row("kafka", {
        requirement: "Kafka",
        asked: 1,
        required: 0,
        status: "MISSING",
        standing: "not shown",
        cells: [cell("b", "Kafka", 0, 10)],
      }),
    ],
    resumeVersion: { id: "v1", resumeId: "r1", versionNumber: 2, origin: "WRITTEN", createdAt: moment },
    ...part,
  };
}

/** What the resume service keeps of comparisons, so far as the screens use it. `answers` stand beside a Shelf's. */
export class Comparing {
  all: Comparison[] = [];
  /** What was asked to be compared, and the weights that came, in order. */
  asked: Record<string, unknown>[] = [];
  weights: Weight[][] = [];
  private gone: Comparison[] = [];

  /** The fit as the server's rule has it. */
  private weighed(one: Comparison, weights: Weight[]): void {
    const weightOf = (key: string) => weights.find((said) => said.key === key)?.weight ?? 1;
    one.matrix = one.matrix.map((each) => ({ ...each, weight: weightOf(each.key) }));
    one.jobs = one.jobs.map((job) => {
      const sums = { has: 0, most: 0 };
      for (const each of one.matrix)
        for (const asked of each.cells)
          if (asked.jobDescriptionId === job.jobDescriptionId) {
            sums.has += each.weight * asked.points;
            sums.most += each.weight * asked.maxPoints;
          }
      return { ...job, fit: sums.most > 0 ? (100 * sums.has) / sums.most : 0 };
    });
  }

  answers: Record<string, (variables: Record<string, unknown>) => Answer> = {
    CompetitiveAnalyses: () => data({ competitiveAnalyses: this.all.toReversed() }),
    CompetitiveAnalysis: ({ id }) =>
      found(
        "competitiveAnalysis",
        this.all.find((one) => one.id === id),
      ),
    CreateCompetitiveAnalysis: ({ input }) => {
      this.asked.push(input as Record<string, unknown>);
      const made = newComparison(`c${this.all.length + 1}`);
      this.all.push(made);
      return data({ createCompetitiveAnalysis: { id: made.id } });
    },
    SetComparisonWeights: ({ id, weights }) => {
      const one = this.all.find((each) => each.id === id);
      if (!one) return failure("NOT_FOUND", "There is no such comparison.");
      this.weights.push(weights as Weight[]);
      this.weighed(one, weights as Weight[]);
      return data({ setComparisonWeights: one });
    },
    DeleteCompetitiveAnalysis: ({ id }) => {
      this.gone = this.all.filter((one) => one.id === id);
      this.all = this.all.filter((one) => one.id !== id);
      return data({ deleteCompetitiveAnalysis: { success: true, message: "" } });
    },
    RestoreCompetitiveAnalysis: () => {
      this.all.push(...this.gone);
      return data({ restoreCompetitiveAnalysis: { id: this.gone[0]?.id } });
    },
  };
}
