import type { Resume } from "../api/resume/document";
import type { Reading } from "../api/resume/trial";

/** How much of a file was read. Words are 0 where the server did not count them. */
export type Coverage = { words: number; placed: number; jobs: number; complete: number; sound: boolean };

/** The share of the words from where on a reading is sound; the server's. */
const soundShare = 0.8;

/** Words as the server counted them, and the jobs as they stand now, with what the person corrected. */
export function coverageOf({ document, coverage }: Pick<Reading, "document" | "coverage">): Coverage {
  const { words = 0, placed = 0 } = coverage ?? {};
  const { jobs, complete } = jobsOf(document);
  return { words, placed, jobs, complete, sound: complete > 0 && placed >= soundShare * words };
}

function jobsOf({ work = [] }: Resume) {
  const whole = work.filter((job) => job.position && job.name && (job.startDate || job.endDate));
  return { jobs: work.length, complete: whole.length };
}
