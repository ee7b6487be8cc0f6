import { denials, type Kind } from "./denials";

/** /my-facts: what the person answered, kept for later postings. */
export const factsText = {
  title: "My facts",
  tab: "My facts · Vitae",
  back: "Profile",
  lead: "Your answers to questions about job requirements, in your own words. We suggest them again when a posting asks for the same thing, and never add them to a resume without asking you.",
  add: "Add a fact",
  empty: {
    title: "No facts yet",
    text: "When you tailor a resume, we ask about requirements it doesn't show. Your answers are kept here, so you don't have to type them again.",
    tailor: "Tailor a resume",
  },
  list: {
    loading: "Loading...",
    failed: "Your facts couldn't be loaded. Check your connection and try again.",
    again: "Try again",
    search: "Search",
    shown: (n: number) => (n === 1 ? "1 fact shown" : `${n} facts shown`),
    noMatch: "No facts match your search.",
    clear: "Clear search",
    more: "Show more",
  },
  full: (bound: number) =>
    `You've reached the limit of ${bound} facts. New answers still count toward your score, but they won't be kept here until you delete some facts.`,
  you: (day: string) => `Answered ${day}`,
  outside: "Doesn't match your search any more",
  yes: "Yes, you meet this",
  no: (kind: Kind) => `You ${denials[kind]}, so we won't ask again.`,
  edit: "Edit",
  editOf: (about: string) => `Edit your fact about ${about}`,
  delete: "Delete",
  deleteOf: (about: string) => `Delete your fact about ${about}`,
  form: {
    about: "Skill or requirement",
    reply: "Your answer",
    replies: { LINE: "Yes", YES: "Yes, I meet this", NO: "No" },
    words: "In your own words",
    place: "Job it belongs to (optional)",
    placeHint: "The job title and employer as they appear in your resume, such as “Analyst, Initech”",
    aboutHint: "Use the words that postings use, such as “Python” or “Driver's license”",
    save: "Save",
    cancel: "Cancel",
    noAbout: "Enter a skill or requirement.",
    noWords: "Write what you did.",
  },
  toasts: {
    add: {
      failed: "Failed to add fact",
      done: { title: "Fact added", description: "We'll suggest it when a posting asks for it." },
    },
    update: {
      failed: "Failed to save fact",
      done: { title: "Fact saved", description: "Resumes that already use it won't change." },
    },
    remove: {
      failed: "Failed to delete fact",
      done: { title: "Fact deleted", description: "Resumes that already use it won't change." },
    },
    undo: {
      failed: "Failed to restore fact",
      done: { title: "Fact restored", description: "It's back in your list." },
    },
  },
  undo: "Undo",
  lost: "Check your connection and try again.",
};
