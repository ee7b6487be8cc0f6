/** The texts of the dashboard. */
export const dashboardText = {
  title: "Dashboard · Vitae",
  heading: (name: string) => `Hello, ${name}`,
  loading: "Loading...",
  failed: "Your dashboard could not be loaded. Nothing of yours is lost.",
  again: "Try again",
  tailor: "Tailor a resume",
  next: "Next",
  go: {
    ADD_RESUME: "Add a resume",
    ADD_JOB: "Add a job",
    TAILOR: "Tailor it",
    REVIEW_CHANGES: "Look at the changes",
    APPLY: "Open the job",
    CLOSE_GAP: "See what is missing",
    FOLLOW_UP: "Open the job",
    PREPARE_INTERVIEW: "Make a guide",
    FINISH_LETTER: "Finish the letter",
    PLAN_STEP: "Open the plan",
    COMPARE_JOBS: "Compare jobs",
  },
  notNow: "Not now",
  others: "Or",
  rest: "Nothing else presses. What you put off is back when you load the page anew.",
  start: {
    heading: "Three steps to your first match",
    steps: [
      {
        title: "Upload resume",
        text: "PDF, DOCX, TXT, Markdown or pasted text. You see at once what was read.",
      },
      { title: "Enter job details", text: "Paste the posting. What it asks for appears while you type." },
      {
        title: "Get optimized results",
        text: "Every change names the words of yours it rests on. You keep or take back each.",
      },
    ],
    go: "Upload resume",
    sample: "Or look at a sample first",
  },
  matches: {
    heading: "Last matches",
    none: "No match yet. Tailor a resume for a job and it appears here.",
    up: (points: string) => `${points} more than before`,
    down: (points: string) => `${points} less than before`,
    same: "as before",
    version: (n: number) => `version ${n}`,
  },
  missing: {
    heading: "Missing most",
    lead: "Skills that your saved jobs ask for and your resume does not show.",
    none: (n: number) =>
      n === 1
        ? "Your resume shows every skill that the one job with a match asks for."
        : `Your resume shows every skill that your ${n} jobs with a match ask for.`,
    unmatched: "No resume was matched with a job yet. What is missing shows with the first match.",
    toJobs: "Choose a job to match",
    all: "Skills and plans",
    jobs: (n: number, of: number) => `${n} of ${of} ${of === 1 ? "job" : "jobs"}`,
    required: (n: number) => (n === 0 ? "" : `required in ${n}`),
  },
  stages: {
    heading: "Applications",
    all: "All jobs",
    names: { SAVED: "Saved", APPLIED: "Applied", INTERVIEW: "Interview", OFFER: "Offer", CLOSED: "Closed" },
  },
  plans: {
    heading: "Plan steps",
    lead: "The next step of each plan, the one that waited longest first.",
    step: (n: number, of: number, hours: number) =>
      `Step ${n} of ${of}, about ${Math.round(hours * 10) / 10} ${hours === 1 ? "hour" : "hours"}`,
    changed: (when: string) => `last change ${when}`,
  },
};
