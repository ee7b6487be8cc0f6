import { plural } from "../lib/locale";

/** The texts of the board of jobs and of what is tracked about each of them. */
export const boardText = {
  view: "View",
  views: { board: "Board", list: "List" } as const,
  csv: "Download CSV",
  csvFailed: "The download failed",
  summary: (open: number, due: number, interviews: number) =>
    [
      `${open} open`,
      due > 0 ? plural(due, { one: "# follow-up due", other: "# follow-ups due" }) : null,
      interviews > 0
        ? plural(interviews, { one: "# upcoming interview", other: "# upcoming interviews" })
        : null,
    ]
      .filter(Boolean)
      .join(" · "),
  filters: "Filters",
  searchHint: "Company, title or notes",
  due: "Follow-ups",
  dues: { "": "All jobs", due: "Follow-up due" } as const,
  found: "Date found",
  founds: { "": "Any time", "7": "Last 7 days", "30": "Last 30 days", "60": "Last 60 days" } as const,
  sorts: {
    updated: "Last changed",
    follow_up: "Follow-up date",
    found: "Date found",
    title: "Title",
    company: "Company",
    score: "Match score",
  } as const,
  noMatch: "No job matches your search.",
  clear: "Clear search",
  board: "Jobs by stage",
  stage: "Stage",
  none: "No jobs in this stage.",
  more: "Show more",
  move: (title: string) => `Move ${title}`,
  moveTo: "Move to…",
  moved: (title: string, stage: string) => `${title} moved to ${stage}`,
  keys: [
    ["↑ ↓ ← →", "select a job"],
    ["Shift + ← →", "move it to another stage"],
  ] as const,
  sent: (version: number | null, letter: boolean) =>
    version === null
      ? letter
        ? "Letter sent"
        : "Sent"
      : letter
        ? `Version ${version} and letter sent`
        : `Version ${version} sent`,
  late: (days: number) => plural(days, { one: "Follow-up # day overdue", other: "Follow-up # days overdue" }),
  dueToday: "Follow up today",
  followUp: (day: string) => `Follow up ${day}`,
  interview: (when: string) => `Interview ${when}`,
  applied: (day: string) => `Applied ${day}`,
  foundOn: (day: string) => `Found ${day}`,
  details: {
    heading: "Details and dates",
    salary: "Salary",
    salaryHint: "As written in the posting, such as £40–45k",
    link: "Link to the posting",
    badLink: "Enter a link that begins with https:// or http://.",
    open: "Open the posting",
    foundOn: "Date found",
    appliedOn: "Date applied",
    interviewAt: "Interview",
    followUpOn: "Follow up on",
    followUpHint: "You'll get a notification on this day.",
    inDays: (n: number) => (n === 7 ? "In a week" : n === 14 ? "In two weeks" : `In ${n} days`),
    clearFollowUp: "Clear follow-up date",
    save: "Save details",
    unsaved: "Unsaved changes",
  },
  contacts: {
    heading: "Contacts",
    none: "Add the people you talk to, such as the recruiter.",
    name: "Name",
    role: "Role",
    email: "Email",
    phone: "Phone",
    add: "Add contact",
    remove: (name: string) => `Remove ${name || "this contact"}`,
    nth: (n: number) => `Contact ${n}`,
    save: "Save contacts",
  },
  capture: {
    heading: "From a link",
    label: "Link to the posting",
    hint: "We read the page and fill in the form. You can edit everything.",
    read: "Read link",
    reading: "Reading the page…",
    noLink: "Enter a link that begins with https:// or http://.",
    lost: "The page couldn't be read. Paste the text of the posting instead.",
    bookmark: "Save to Vitae",
    bookmarkHeading: "From your browser",
    bookmarkText:
      "Drag this button to your bookmarks bar. Then click it on any posting, even on pages that need you to sign in.",
    extension: "Install the browser extension",
    arrived: "We read a new posting, but the form already has one.",
    use: "Use the new posting",
    keep: "Keep what I have",
  },
  letter: {
    label: "Cover letter you sent",
    none: "No letter",
    open: "Open the letter",
  },
} as const;
