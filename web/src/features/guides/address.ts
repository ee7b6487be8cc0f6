/** How the list of guides is looked at; it stands in the address. */
export type GuidesSearch = { q?: string };

/** Reads the search of an address; what is not known is left out. */
export function toGuidesSearch({ q }: Record<string, unknown>): GuidesSearch {
  return typeof q === "string" && q !== "" ? { q } : {};
}

/** What a new guide is made from, where that was said already. */
export type NewGuideSearch = { job?: string; resume?: string };

export function toNewGuideSearch({ job, resume }: Record<string, unknown>): NewGuideSearch {
  const [jobId, resumeId] = [idOf(job), idOf(resume)];
  return { ...(jobId && { job: jobId }), ...(resumeId && { resume: resumeId }) };
}

/** The router reads the search as JSON, so that an id of digits alone comes as a number. */
const idOf = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
