/** What a new guide is made from, where that was said already. */
export type NewGuideSearch = { job?: string; resume?: string };

export function toNewGuideSearch({ job, resume }: Record<string, unknown>): NewGuideSearch {
  const [jobId, resumeId] = [idOf(job), idOf(resume)];
  return { ...(jobId && { job: jobId }), ...(resumeId && { resume: resumeId }) };
}

/** The router reads the search as JSON, so that an id of digits alone comes as a number. */
const idOf = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
