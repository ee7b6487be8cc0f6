import { plural } from "../lib/locale";
import { megabytes } from "../lib/sizes";
import { claimQuestion } from "./claims";
import { denials, type Kind } from "./denials";
import { frameText } from "./frame";

const { titled, loading, tryAgain } = frameText;

/** The texts of the way from a resume and a job to a result, by where they stand. */
/** The toasts after a member's resume was tailored, the spec's words. */
export const tailorToasts = {
  done: { title: "Resume optimized", description: "An optimized resume version was created" },
  failed: "Optimization failed",
};

/** The headings of a resume's sections. */
const headings: Record<string, string> = {
  summary: "Summary",
  work: "Experience",
  projects: "Projects",
  education: "Education",
  certificates: "Certifications",
  skills: "Skills",
  languages: "Languages",
  awards: "Awards",
  publications: "Publications",
  volunteer: "Volunteering",
  interests: "Interests",
  references: "References",
};

/** What a change may be in. */
const changed: typeof headings = { ...headings, resume: "Sections", basics: "Headline", other: "Other" };

export const tailorText = {
  titled,
  loading,
  tryAgain,

  problem: {
    network: "The server can't be reached. Your work is safe. Check your connection and try again.",
    broken: "The server didn't respond. Your work is safe. Try again in a moment.",
    signedOut: "Your session has ended. Your work is safe. Sign in again to continue.",
    gone: "This item no longer exists. It may have been deleted, or it may belong to another account.",
    offline: "You're offline. Your work is saved in this tab. We'll continue when you're back online.",
    signIn: "Sign in",
    toOpen: "Sign in to open your saved work.",
    wait: (time: string) => `You can try again in ${time}.`,
  },

  steps: { label: "Steps", resume: "Resume", job: "Job", result: "Result" },

  compose: {
    heading: { before: "Tailor your resume", marked: "in your own words" },
    lead: "Add your resume and the job you want. You'll get a tailored resume, a match score and the evidence for both.",
  },

  sample: {
    title: "Sample",
    loading: "Preparing the sample…",
    marked: (name: string) => `This is a sample. ${name} and the employer are made up.`,
    own: "Start with your own resume",
    foot: "Keep, edit and take back changes as you like. Nothing from the sample is saved.",
    look: "Or try a sample first",
  },

  resume: {
    heading: "Your resume",
    file: "Resume file",
    drop: "Drop your resume here, or choose a file",
    kinds: (mb: number) => `PDF, DOCX, ODT, RTF, HTML, TXT, Markdown or JSON Resume, up to ${mb} MB`,
    sending: (percent: number) => `${percent}% uploaded`,
    kept: "Saved in My Resumes",
    earlier: (name: string) => (name ? `${name}, earlier version` : "Earlier version"),
    earlierHeading: "Or use a resume you already uploaded",
    another: "Use a different resume",
    earlierFilter: "Find a resume",
    earlierNone: "No resumes with that name.",
    earlierFailed: "Your resumes couldn't be loaded.",
    versions: (n: number) => plural(n, { one: "# version", other: "# versions" }),
    opening: "Opening your saved resume…",
    paste: "Paste text instead",
    backToFile: "Upload a file instead",
    text: "Resume text",
    textHint: "Paste the full text of your resume.",
    readText: "Use this text",
    replace: "Replace with another file",
    reading: (name: string) => `Reading ${name}…`,
    readingText: "Reading your text…",
    read: (name: string) => `We read ${name}.`,
    pastedName: "Pasted text",
    missing: "Add your resume first, as a file or as text.",
    toJob: "Continue to the job",
    review: "Review what we read",
    pages: (n: number) => plural(n, { one: "# page", other: "# pages" }),
    size: (bytes: number) => (bytes < 1 << 20 ? `${Math.ceil(bytes / 1024)} KB` : `${megabytes(bytes)} MB`),
    tooLarge: (mb: number) => `This file is larger than ${mb} MB. Remove images, or paste the text.`,
  },

  review: {
    heading: "What we read from your resume",
    lead: "We use only this to tailor your resume. Correct anything we got wrong.",
    correct: "Edit",
    done: "Done",
    notPlaced: (n: number) =>
      plural(n, { one: "# line doesn't fit a field", other: "# lines don't fit a field" }),
  },

  job: {
    heading: "The job",
    text: "Job description",
    placeholder: "Paste the whole posting, including the parts about the company and benefits.",
    missing: "Paste the job description first.",
    must: "Required",
    nice: "Nice to have",
    duty: "Responsibility",
    none: "No requirements found yet. Paste the part that describes who they're looking for.",
    found: (n: number) => plural(n, { one: "# requirement found", other: "# requirements found" }),
    empty: "Requirements appear here as you type.",
    more: (n: number) => `${n} more`,
    left: "Removed by you",
    yours: "edited by you",
    classes: { must: "Required", nice: "Nice to have", duty: "Responsibility", "": "Not a requirement" },
    change: (label: string) => `${label}: change its type`,
    keys: "Something wrong? Select a requirement to change its type, or press M, N, D or Delete.",
    corrected: (n: number) => plural(n, { one: "You made # correction", other: "You made # corrections" }),
    undo: "Undo last correction",
    may: "What Vitae may change",
    mays: {
      rewriteSummary: "Summary",
      rewriteBullets: "Bullet points",
      reorderSections: "Section order",
    },
    front: "Skills to highlight",
    frontHint: "Go, PostgreSQL",
    tone: "Tone",
    length: "Length",
    tones: { PROFESSIONAL: "Professional", CONFIDENT: "Confident", FRIENDLY: "Friendly", CONCISE: "Concise" },
    lengths: { KEEP: "Same as now", ONE_PAGE: "1 page", TWO_PAGES: "2 pages" },
  },

  bar: {
    label: "Tailor",
    resumeMissing: "No resume yet",
    jobMissing: "No job yet",
    jobUntitled: "Job pasted",
    tailor: "Tailor resume",
    tailoring: "Tailoring…",
    startOver: "Start over",
    cleared: "Everything was cleared.",
    undo: "Undo",
  },

  progress: {
    heading: "Tailoring your resume",
    resumeWaiting: "Reading your resume",
    resume: (work: number, skills: number) =>
      `Resume read: ${plural(work, { one: "# job", other: "# jobs" })}, ${plural(skills, { one: "# skill", other: "# skills" })}`,
    jobWaiting: "Reading the posting",
    job: (n: number) =>
      plural(n, { one: "Posting read: # requirement", other: "Posting read: # requirements" }),
    work: "Matching, rewriting and checking each line against your own words",
    stages: {
      reading: "Reading your resume",
      posting: "Reading the posting",
      matching: "Finding evidence for each requirement",
      writing: "Rewriting in your own words",
      checking: "Checking each claim against its source",
    },
    evidence: "Evidence found",
    safe: "You can leave this page. Tailoring continues, and the result will be in My Resumes.",
    quiet: "Live progress isn't available right now, but tailoring continues.",
    seconds: (n: number) => `${n} s`,
  },

  result: {
    heading: (job: string) => (job ? `Your match for ${job}` : "Your match for this job"),
    at: (company: string) => `at ${company}`,
    score: "match",
    unscored: "No score",
    from: (before: string, now: string) => `Was ${before}, now ${now}.`,
    same: (now: string, changes: number) =>
      changes > 0
        ? `${now} before and after. The changes improve how your resume reads.`
        : "We made no changes, so your score is the same as before.",
    spoken: (now: string) => `Match score ${now} of 100`,
    tones: { good: "Strong match", warn: "Partial match", bad: "Weak match", none: "Not scored" },
    figures: {
      heading: "Your score and what's missing",
      now: "Now",
      newSkills: "Possible gain",
    },
    gain: (points: string) => `+${points}`,
    conditions: (met: number, of: number) => `${met} of ${of} met`,
    parts: "How your score is calculated",
    formula: (version: string) => `Formula ${version}. The parts add up to your score.`,
    of: (a: string, b: string) => `${a} of ${b}`,
    knockOuts: "Requirements you must meet",
    knockOut: { met: "met", unclear: "unclear", open: "not met" },
    deniedByYou: "You said you don't meet this.",
    view: "Show",
    views: { analysis: "Analysis", pages: "Resume" },
    loading: "Loading...",
    unshown: (n: number) =>
      plural(n, {
        one: "One requirement is missing from your resume.",
        other: "# requirements are missing from your resume.",
      }),
    tabs: {
      label: "Analysis",
      changes: "Changes",
      questions: "Questions",
      skills: "Skills",
      advice: "Advice",
      read: "What parsers see",
      file: "File",
    },
  },

  changes: {
    none: "We made no changes. We only reword what your resume says, and nothing in it needed other words for this posting.",
    keys: [
      ["J", "K", "next, previous"],
      ["A", "keep"],
      ["E", "edit"],
      ["T", "take back"],
    ],
    edit: "Edit",
    yours: "Your words",
    editing: "Your own words",
    editHint: "Press Ctrl+Enter to save or Esc to cancel.",
    save: "Save",
    leave: "Cancel",
    restore: "Restore suggestion",
    claim: claimQuestion,
    claims: "We kept it because these are your words.",
    sent: "You sent this version to an employer, so it's locked. Tailor again to create a new version.",
    keep: "Keep",
    takeBack: "Take back",
    taken: "Taken back",
    why: "Based on your words",
    kinds: {
      headline: "Headline",
      slip: "Error fixed",
      summary: "Summary",
      bullet: "Reworded",
      term: "Posting's wording",
      skills: "Skill added",
      order: "Reordered",
      cut: "Removed",
      fact: "Your answer",
    } as Record<string, string>,
    sections: changed,
    behind: "The score doesn't reflect your latest change yet.",
    notes: "What we didn't change, and why",
  },

  questions: {
    left: (n: number, skipped: number) =>
      plural(n, { one: "# question left", other: "# questions left" }) +
      (skipped > 0 ? ` (${skipped} skipped)` : ""),
    answeringAgain: "Answering again",
    worth: (points: string) => `Worth up to ${points} ${points === "1" ? "point" : "points"}.`,
    nice: "Nice to have, not required.",
    where: "Where did you do this?",
    what: "What did you do, and what was the result?",
    asItStands: "As it should appear in your resume",
    said: (day: string) => `On ${day}, you said:`,
    saidYes: "Yes, I meet this.",
    saidFor: (place: string) => `It will be added to ${place}.`,
    use: "Use this",
    there: "This line is already in your resume, so it wasn't added again.",
    change: "Change it",
    notThis: "Not for this one",
    before: "Answered earlier",
    deniedOn: (day: string, kind: Kind) => `On ${day}, you said you ${denials[kind]}.`,
    reopen: "Answer again",
    reopenOf: (requirement: string) => `Answer again about ${requirement}`,
    kept: "Your answers are also kept in ",
    facts: "My facts",
    hint: "We add it in your words. Numbers help: how many, how often, how much.",
    unnamed: (term: string) =>
      `Your line doesn't mention “${term}”, so searches for it won't find your resume.`,
    name: (term: string) => `Add “(${term})”`,
    add: "Add this line",
    notMe: (kind: Kind) => `I ${denials[kind]}`,
    skip: "Skip",
    yes: "Yes, I meet this",
    no: "No",
    empty: (kind: Kind) =>
      `Write what you ${kind === "HOLDING" ? "have" : "did"}, or choose “I ${denials[kind]}”.`,
    emptyLine: "Write what you did, or remove the answer.",
    skipped: (n: number) => plural(n, { one: "# question skipped", other: "# questions skipped" }),
    done: "No more questions",
    doneLead: "Your answers are now part of this result, in your own words.",
    leave: "Done",
    again: "Answer skipped questions",
    answered: "Your answers",
    addedTo: (place: string) => `added to ${place}`,
    confirmed: "you meet this, but your resume doesn't show it",
    denied: "you said no, so we won't ask again",
    editOf: (requirement: string) => `Edit your answer about ${requirement}`,
    remove: "Remove",
    removeOf: (requirement: string) => `Remove your answer about ${requirement}`,
    invite: (n: number) => plural(n, { one: "Answer # question", other: "Answer # questions" }),
    gain: (n: number, points: string) =>
      `${n === 1 ? "Worth" : "One answer is worth"} up to ${points} ${points === "1" ? "point" : "points"}. Only add what you really did.`,
  },

  skills: {
    proven: (n: number, of: number) => `${n} of ${of} proven by your resume`,
    lead: "Most important first.",
    answer: "Answer a question",
    answerAbout: (skill: string) => `Answer a question about ${skill}`,
    standings: {
      PROVEN: "Proven",
      LISTED: "Only listed",
      SUMMARY: "Only in the summary",
      SLIGHT: "Some evidence",
      CLOSE: "Related",
      MISSING: "Missing",
    },
    must: "required",
    nice: "nice to have",
    points: (now: string, max: string) => `${now} of ${max}`,
    show: (skill: string) => `Show ${skill} in the resume`,
    noEvidence: "Your resume doesn't show this.",
    none: "We didn't find any skills in this posting.",
  },

  advice: { none: "Nothing to improve. Your resume covers what the posting asks for." },

  asRead: {
    lead: "This is what a parser sees in your file. Other software may also miss anything that's missing here.",
    fields: "Fields",
    found: (n: number, of: number) => `${n} of ${of} contact details found`,
    dated: (n: number) => plural(n, { one: "# job, with dates", other: "# jobs, all with dates" }),
    undated: (n: number) => plural(n, { one: "# job has no dates", other: "# jobs have no dates" }),
    warnings: "Good to know",
    ats: "ATS check",
    text: "File contents",
  },

  pages: {
    label: "Resume, original and tailored",
    original: "Original",
    tailored: "Tailored",
    which: "Version",
    untitled: "Unnamed",
    headings,
  },

  exports: {
    label: "Changes and downloads",
    kept: (kept: number, of: number) =>
      `${kept} of ${plural(of, { one: "# change", other: "# changes" })} kept`,
    lines: (n: number) => plural(n, { one: "# line added", other: "# lines added" }),
    noChanges: "No changes",
    savedAs: (n: number) => `Saved as version ${n}`,
    saving: "Saving…",
    keeping: "Saving to your account…",
    notSaved: "Not saved yet",
    account: "Create a free account to save this resume",
    pdf: "PDF",
    docx: "DOCX",
    txt: "TXT",
    saved: (name: string) => `${name} was saved to your downloads.`,
  },
} as const;
