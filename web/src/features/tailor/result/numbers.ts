import type { Report } from "../../../api/resume/engine";
import { scoreTone } from "../../../ui/Score";

export type Tone = "good" | "warn" | "bad" | "none";

/** The colour of a score; it always stands beside the number and its word. */
export function toneOf(report: Report): Tone {
  return report.unscored || report.matchScore === null ? "none" : scoreTone(report.matchScore);
}
