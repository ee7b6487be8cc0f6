import { plural } from "../lib/locale";

/** The texts of the dashboard. */
export const dashboardText = {
  title: "Dashboard · Vitae",
  heading: (name: string) => `Hello, ${name}`,
  loading: "Loading...",
  failed: "Your dashboard couldn't be loaded. Your data is safe.",
  again: "Try again",
  tailor: "Tailor a resume",
  next: "Next step",
  go: {
    ADD_RESUME: "Add a resume",
    ADD_JOB: "Add a job",
    TAILOR: "Tailor resume",
    REVIEW_CHANGES: "Review changes",
    APPLY: "Open job",
    CLOSE_GAP: "See what's missing",
    FOLLOW_UP: "Open job",
    PREPARE_INTERVIEW: "Create guide",
    FINISH_LETTER: "Finish letter",
    PLAN_STEP: "Open plan",
    COMPARE_JOBS: "Compare jobs",
  },
  notNow: "Not now",
  others: "Other suggestions",
  rest: "You're all caught up.",
  start: {
    heading: "Three steps to your first match",
    steps: [
      {
        title: "Upload resume",
        text: "PDF, DOCX, ODT, RTF, HTML, TXT, Markdown or pasted text. You'll see right away what we read.",
      },
      { title: "Enter job details", text: "Paste the posting. Its requirements appear as you type." },
      {
        title: "Get optimized results",
        text: "Each change shows the line of your resume it's based on. Keep it or take it back.",
      },
    ],
    go: "Upload resume",
    sample: "Or try a sample first",
  },
  matches: {
    heading: "Recent matches",
    none: "No matches yet. Tailor a resume for a job to see your match here.",
    up: (points: string) => `${points} higher than before`,
    down: (points: string) => `${points} lower than before`,
    same: "no change",
    version: (n: number) => `version ${n}`,
  },
  missing: {
    heading: "Most common missing skills",
    lead: "Skills your matched jobs ask for that your resume doesn't show.",
    none: (n: number) =>
      plural(n, {
        one: "Your resume shows every skill your matched job asks for.",
        other: "Your resume shows every skill your # matched jobs ask for.",
      }),
    unmatched: "You haven't matched a resume with a job yet. Missing skills appear after your first match.",
    toJobs: "Choose a job",
    all: "Skills and plans",
    jobs: (n: number, of: number) => plural(of, { one: `${n} of # job`, other: `${n} of # jobs` }),
    required: (n: number) => (n === 0 ? "" : `required in ${n}`),
  },
  stages: {
    heading: "Applications",
    all: "All jobs",
    names: { SAVED: "Saved", APPLIED: "Applied", INTERVIEW: "Interview", OFFER: "Offer", CLOSED: "Closed" },
  },
  plans: {
    heading: "Learning plans",
    lead: "The next step of each plan, least recently updated first.",
    step: (n: number, of: number, hours: number) =>
      hours === 0
        ? `Step ${n} of ${of}`
        : plural(hours, {
            one: `Step ${n} of ${of}, about # hour`,
            other: `Step ${n} of ${of}, about # hours`,
          }),
    changed: (when: string) => `last changed ${when}`,
  },
};
