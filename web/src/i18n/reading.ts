import { plural } from "../lib/locale";

/** What was read from a file: its fields, where they stand in it, and how other software reads it. */
export const readingText = {
  none: "not found",
  fields: {
    name: "Name",
    headline: "Headline",
    email: "Email",
    phone: "Phone",
    place: "Location",
    links: "Links",
    summary: "Summary",
    projects: "Projects",
    volunteer: "Volunteering",
    certificates: "Certifications",
    languages: "Languages",
    awards: "Awards",
    publications: "Publications",
    interests: "Interests",
    references: "References",
  },
  counts: {
    work: (n: number) => plural(n, { one: "# job", other: "# jobs" }),
    education: (n: number) => plural(n, { one: "# degree", other: "# degrees" }),
    skills: (n: number) => plural(n, { one: "# skill", other: "# skills" }),
    lines: (n: number) => plural(n, { one: "# line", other: "# lines" }),
  },

  check: {
    mark: "Please check",
    heading: (n: number) => plural(n, { one: "# field to check", other: "# fields to check" }),
    lead: "We're not sure about these. Compare them with your file.",
    previous: "Previous field to check",
    next: "Next field to check",
    back: "Previous",
    on: "Next",
    right: "Looks right",
    at: (i: number, n: number) => `${i} of ${n}`,
    keys: "Press N or P to move between them.",
    done: "We're confident about every field.",
  },

  coverage: {
    words: (placed: number, words: number) =>
      `We sorted ${placed} of ${plural(words, { one: "# word", other: "# words" })} into fields.`,
    jobs: (complete: number, jobs: number) =>
      complete === jobs
        ? plural(jobs, {
            one: "We found # job with a title, employer and dates.",
            other: "We found # jobs, each with a title, employer and dates.",
          })
        : `We found a title, employer and dates for ${complete} of ${plural(jobs, { one: "# job", other: "# jobs" })}.`,
    noJobs: "No jobs were found.",
    look: "Compare the fields with your file and correct what's wrong.",
  },

  from: (line: string) => `From this line: ${line}`,
  onPage: (n: number) => `page ${n}`,
  sure: (percent: number) => `${percent}% sure`,
  checked: "checked by you",

  source: {
    words: "File contents",
    view: "Show file as",
    page: "Page",
    text: "Text",
    hint: "Select a line to see which field it went into.",
    pageOf: (n: number, of: number) => `Page ${n} of ${of}`,
    drawing: "Loading page…",
    failed: "This file can't be displayed. To read its text, choose “Text”.",
    again: "Try again",
  },

  ats: {
    heading: "How well parsers can read this file",
    lead: "We can't know which software an employer uses, so we check what even simple parsers can read.",
    score: "File readability",
    of: (score: number) => `${score} of 100`,
    apart: "This rates the file only and doesn't affect your match scores.",
    version: (version: string) => `Version ${version} of the checks`,
    loading: "Checking the file…",
    failed: "The file couldn't be checked.",
    again: "Try again",
    noFile: "This resume wasn't uploaded as a file, so there's nothing to check.",
    nothing: "This file hasn't been checked. Upload it again to check it.",
    levels: { failure: "Problem", warning: "Risk", advice: "Suggestion", pass: "OK" },
    points: (n: number) => plural(n, { one: "−# point", other: "−# points" }),
    clean: "Simple parsers can read this file without problems.",
    passed: (n: number) => plural(n, { one: "# check passed", other: "# checks passed" }),
    places: "Where",
    show: "Show in the file: ",
    picture: "An area with no readable text",
    more: (n: number) => `${n} more`,
    simple: "What simple parsers see",
    simpleLead: "The text in the order it's stored in the file, next to the order we read it in.",
    theirs: "Simple parsers",
    ours: "Vitae",
    same: "Both see the same text in the same order.",
    noWords: "Simple parsers find no text in this file.",
  },
} as const;
