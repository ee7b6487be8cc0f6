import type { GuideRow } from "../../api/resume/guides";
import { guidesText } from "../../i18n/guides";

const text = guidesText.list;

/** The job and the version that a guide was made from, and what of them was deleted since. */
export function madeFrom({ jobDescription: job, resumeVersion: version }: GuideRow): string {
  const jobName = job ? [job.title, job.company].filter(Boolean).join(", ") : text.jobGone;
  return `${jobName} · ${version ? text.version(version.versionNumber) : text.versionGone}`;
}
