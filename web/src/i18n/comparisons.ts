import { plural } from "../lib/locale";

/** The toasts after what is done to comparisons. */
export const comparisonToasts = {
  create: {
    failed: "The jobs weren't compared",
    done: { title: "Jobs compared", description: "Your comparison is saved." },
  },
  delete: {
    failed: "The comparison wasn't deleted",
    done: { title: "Comparison deleted", description: "It stays in the trash for 30 days." },
  },
  restore: {
    failed: "Failed to restore",
    done: { title: "Restored", description: "It's back where it was." },
  },
  weight: {
    failed: "The weight wasn't saved",
    done: "Weight saved",
    says: (requirement: string, weight: number) => `${requirement} now has a weight of ${weight}.`,
  },
};

export const comparisonsText = {
  list: {
    title: "Comparisons",
    add: "Compare jobs",
    closest: (job: string, fit: string) => `Best fit: ${job}, ${fit} of 100`,
    none: "No requirements could be scored",
    made: (when: string) => `compared ${when}`,
    delete: "Delete",
    deleteNamed: (title: string) => `Delete ${title}`,
  },
  empty: {
    title: "Compare your first jobs",
    text: "Choose a resume and 2 to 10 saved jobs. You'll see what the jobs ask for, how common each requirement is, and how well your resume covers it.",
    few: (n: number) =>
      `A comparison needs at least two saved jobs. You have ${n === 0 ? "none" : "one"} so far. Paste a posting to add a job.`,
    addJob: "Add a job",
  },
  form: {
    title: "Compare jobs",
    lead: "Compare one version of your resume with 2 to 10 saved jobs.",
    back: "All comparisons",
    from: "Your resume",
    resume: "Resume",
    version: "Version",
    newest: (n: number) => `Version ${n} (latest)`,
    jobs: "Jobs",
    find: "Search jobs",
    untold: "No company listed",
    noMatch: "No saved job matches your search.",
    chosen: (n: number) =>
      plural(n, { one: "# job selected. Choose 2 to 10.", other: "# jobs selected. Choose 2 to 10." }),
    full: "You've selected ten jobs, the maximum. Remove one to choose another.",
    few: "Choose at least two jobs.",
    name: "Title (optional)",
    nameHint: "Leave empty to use the job titles.",
    note: "A comparison is a snapshot. Later changes to your resume or jobs don't affect it.",
    create: "Compare",
    working: "Comparing…",
    refused: "The jobs couldn't be compared",
    unloaded: "Your resumes and jobs couldn't be loaded. Check your connection and try again.",
    noResume: "You need a resume to compare jobs. Upload one or write a new one.",
    addResume: "Add a resume",
  },
  page: {
    untitled: "Comparison",
    notFound: "Comparison not found",
    notFoundText: "It may have been deleted. Deleted items stay in the trash for 30 days.",
    toTrash: "Open trash",
    back: "All comparisons",
    of: (n: number) => `Resume version ${n}`,
    gone: "The resume has since been deleted",
    on: (when: string) => `compared on ${when}`,
    summary: "Summary",
    scope: (n: number) => `Covers only these ${n} jobs, as they were when you compared them.`,
    closest: "Best fit",
    fits: "How well your resume covers each job's requirements, using your weights. Match scores don't use weights.",
    none: "There's nothing to score with these weights.",
    fit: (fit: string) => `${fit} of 100`,
    score: (score: string) => `match score ${score}`,
    lever: "What would help most",
    noLever: "No single improvement would raise your scores.",
    gain: (title: string, before: string, after: string) => `${title}: from ${before} to ${after}`,
    more: "Other improvements",
    plan: "Create a learning plan",
    above: "Where you're strong",
    noAbove: "Your work history doesn't show any of these requirements yet. Only jobs with dates count here.",
    below: "Where you have gaps",
    noBelow: "Your resume shows everything these jobs ask for.",
    matrix: "What each job asks for",
    all: (n: number) => `Show all ${n}`,
    weighing:
      "Set how much each requirement matters to you: 0 ignores it, 1 is normal, and 3 counts it three times. The fit and the improvements update right away.",
    requirement: "Requirement",
    weight: "Weight",
    weightOf: (requirement: string) => `Weight of ${requirement}`,
    asked: (n: number, all: number, required: number) =>
      required > 0 ? `In ${n} of ${all} jobs, required in ${required}` : `In ${n} of ${all} jobs`,
    notAsked: "Not in this posting",
    points: (has: string, most: string) => `${has} of ${most} ${most === "1" ? "point" : "points"}`,
    or: (choice: string) => `or ${choice}`,
    classes: { MUST: "Required", NICE: "Nice to have", DUTY: "Responsibility", NONE: "Mentioned" },
    noLine: "Your resume doesn't show this.",
    conditions: "Requirements you must meet",
    conditionsLead:
      "Years of experience, degrees, permits and location. You either meet these or you don't, so they aren't scored.",
    kinds: { years: "Years of experience", education: "Education", permit: "Permits", location: "Location" },
    met: (met: number, unclear: number) =>
      `met by your resume in ${met}${unclear ? `, unclear in ${unclear}` : ""}`,
    delete: "Delete",
  },
};
