import type { Report } from "../../../api/resume/engine";

/** A score as it is shown: with one decimal where it has one. */
export function shown(n: number): string {
  return (Math.round(n * 10) / 10).toString();
}

export type Tone = "good" | "warn" | "bad" | "none";

/** The colour of a score; it always stands beside the number and its word. */
export function toneOf(report: Report): Tone {
  if (report.unscored) return "none";
  if (report.matchScore >= 75) return "good";
  return report.matchScore >= 50 ? "warn" : "bad";
}
