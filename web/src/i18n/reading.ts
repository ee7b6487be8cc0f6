const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** What was read from a file: its fields, where they stand in it, and how other software reads it. */
export const readingText = {
  none: "not found",
  fields: {
    name: "Name",
    headline: "Headline",
    email: "Email",
    phone: "Phone",
    place: "Place",
    links: "Links",
    summary: "Summary",
    projects: "Projects",
    volunteer: "Volunteering",
    certificates: "Certificates",
    languages: "Languages",
    awards: "Awards",
    publications: "Publications",
    interests: "Interests",
    references: "References",
  },
  counts: {
    work: (n: number) => counted(n, "job", "jobs"),
    education: (n: number) => counted(n, "degree", "degrees"),
    skills: (n: number) => counted(n, "skill", "skills"),
    lines: (n: number) => counted(n, "line", "lines"),
  },

  check: {
    mark: "Please check",
    heading: (n: number) => `${counted(n, "field", "fields")} to check`,
    lead: "The reader is not sure of these. Compare them with your file.",
    previous: "Previous field to check",
    next: "Next field to check",
    back: "Previous",
    on: "Next",
    right: "It is right",
    at: (i: number, n: number) => `${i} of ${n}`,
    keys: "N and P move between them.",
    done: "Every field was read with confidence.",
  },

  coverage: {
    words: (placed: number, words: number) =>
      `${placed} of ${counted(words, "word", "words")} were read into fields.`,
    jobs: (complete: number, jobs: number) =>
      complete === jobs
        ? `${counted(jobs, "job", "jobs")} found, with title, employer and dates.`
        : `${complete} of ${counted(jobs, "job", "jobs")} found with title, employer and dates.`,
    noJobs: "No job was found.",
    look: "Compare the fields with your file, and correct what is wrong.",
  },

  from: (line: string) => `From the line: ${line}`,
  onPage: (n: number) => `page ${n}`,
  sure: (percent: number) => `${percent} % sure`,
  checked: "checked by you",

  source: {
    words: "The file's words",
    view: "Show the file as",
    page: "Page",
    text: "Text",
    hint: "Select a line to see the field that it became.",
    pageOf: (n: number, of: number) => `Page ${n} of ${of}`,
    drawing: "Drawing the page…",
    failed: "This file could not be drawn here. Its words are under Text.",
    again: "Try again",
  },

  ats: {
    heading: "How software reads this file",
    lead: "Many employers' systems read a resume by simple means. This is what the way your file is made does to that.",
    score: "File readability",
    of: (score: number) => `${score} of 100`,
    apart: "About the file alone: it says nothing about a job and is no part of any match score.",
    version: (version: string) => `Checks ${version}`,
    loading: "Looking at how software reads this file…",
    failed: "How software reads this file could not be found out.",
    again: "Try again",
    noFile: "This resume did not come from a file, so there is none to look at.",
    nothing: "Nothing was told about how this file reads. Upload it again to see it.",
    levels: { failure: "Fails", warning: "At risk", advice: "Could be better", pass: "Fine" },
    points: (n: number) => `−${counted(n, "point", "points")}`,
    clean: "Nothing stands in the way of simple software.",
    passed: (n: number) => `${counted(n, "check", "checks")} passed`,
    places: "Where",
    show: "Show in the file: ",
    picture: "A place without words",
    more: (n: number) => `${n} more`,
    simple: "What simple software gets",
    simpleLead:
      "The words in the order in which the file holds them, beside the order in which they are read here.",
    theirs: "Simple software",
    ours: "Read here",
    same: "Both get the same words in the same order.",
    noWords: "Nothing: such software gets no words at all.",
  },
} as const;
