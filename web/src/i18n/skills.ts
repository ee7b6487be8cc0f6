import { number, plural } from "../lib/locale";

const hours = (n: number) => plural(n, { one: "# hour", other: "# hours" });

/** Levels in words, 1 to 5; of a language as the European framework has them. */
export const levelNames = ["Novice", "Beginner", "Competent", "Proficient", "Expert"] as const;
const languageLevels = ["A1", "A2", "B1", "B2", "C1"] as const;

export const levelIn = (level: number, category: string) =>
  (category === "language" ? languageLevels : levelNames)[level - 1] ?? String(level);

const undo = { failed: "Failed to restore" };

/** The toasts after what is done to skills and plans. */
export const skillToasts = {
  add: {
    failed: "Failed to add skill",
    done: { title: "Skill added", description: "It's now in your list." },
  },
  update: {
    failed: "Failed to update skill",
    done: { title: "Skill updated", description: "Your list shows your own rating." },
  },
  hide: {
    failed: "Failed to hide skill",
    done: { title: "Skill hidden", description: "Your resumes don't change." },
  },
  remove: {
    failed: "Failed to remove skill",
    done: { title: "Skill removed", description: "It's no longer in your list." },
  },
  forget: {
    failed: "Failed to update skill",
    done: {
      title: "Your rating was removed",
      description: "You can add one again at any time.",
    },
  },
  undo,
  hideAdvice: {
    failed: "Failed to hide",
    done: { title: "Recommendation hidden", description: "It won't be shown again." },
  },
  plan: {
    failed: "Failed to create learning plan",
    done: { title: "Learning plan created", description: "Check off its steps as you go." },
  },
  deletePlan: {
    failed: "Failed to delete learning plan",
    done: { title: "Learning plan deleted", description: "It stays in the trash for 30 days." },
  },
  restorePlan: {
    failed: "Failed to restore",
    done: { title: "Restored", description: "It's back where it was." },
  },
  step: {
    failed: "The step couldn't be changed",
    done: "Step done",
    open: "Step reopened",
  },
};

export const skillsText = {
  title: "Skills",
  add: "Add skill",
  empty: {
    title: "Your skills come from your resumes",
    noResume: "Add a resume to see which skills it shows, and in which lines.",
    noSkill: "We didn't find any known skills in your resumes. You can add skills yourself.",
    resume: "Add a resume",
  },
  list: {
    heading: "Your skills",
    lead: "Skills found in your resumes, with the lines that show them. If you rate a skill yourself, we use your rating.",
    factsBefore: "Lines you added by answering questions are in ",
    facts: "My facts",
    search: "Search",
    show: "Show",
    shows: { all: "All", work: "Shown in your work", named: "Only mentioned", said: "Rated by you" },
    sort: "Sort by",
    sorts: { evidence: "Evidence", name: "Name", used: "Last used" },
    all: (n: number) => `Show all ${n}`,
    actions: (name: string) => `Actions for ${name}`,
    level: (level: number, name: string) => `Level ${level} of 5, ${name}`,
    said: "rated by you",
    years: (n: number) => plural(n, { one: "# year", other: "# years" }),
    current: "in your current job",
    used: (year: number) => `last used ${year}`,
    lines: (n: number) => plural(n, { one: "Show the line", other: "Show the # lines" }),
    grades: {
      USED: "Shown in your work",
      IMPLIED: "Implied by another skill",
      SUMMARY: "Only in the summary",
      LISTED: "Only listed",
      RELATED: "Related",
      QUALIFIED: "Some evidence",
    } as const,
    noLine: "Not shown in any resume",
    edit: "Edit",
    plan: "Create a plan",
    forget: "Remove my rating",
    hide: "Hide",
    remove: "Remove",
  },
  advice: {
    heading: "What would help most",
    lead: "Skills your saved jobs ask for and your resumes don't show, sorted by how many points a line about them could add.",
    none: "Your resumes show every skill your saved jobs ask for.",
    noJobs: "Save a job to see which skills your resumes don't show.",
    noResume: "Add a resume to see which skills it doesn't show.",
    addJob: "Add job",
    points: (n: string) => `up to ${n} ${n === "1" ? "point" : "points"}`,
    jobs: (n: number, of: number) =>
      plural(of, {
        one: "In your only saved job",
        other: `In ${n} of your # jobs`,
      }),
    required: (n: number) => `required in ${n}`,
    lifts: (n: number) =>
      plural(n, {
        one: "Could bring # match score to 75 or more.",
        other: "Could bring # match scores to 75 or more.",
      }),
    known: "You've said you know this. Add a line about your work with it to your resume.",
    write: "Open my resumes",
    gains: "Points by job",
    gain: (before: string, after: string) => `${before} now, up to ${after} with it`,
    plan: "Create a plan",
    planNamed: (name: string) => `Create a plan for ${name}`,
    hide: "Hide",
    hideNamed: (name: string) => `Hide ${name}`,
    all: (n: number) => `Show all ${n}`,
  },
  hidden: {
    heading: (n: number) => `Hidden (${n})`,
    failed: "Hidden items couldn't be loaded.",
    advice: "Recommendation",
    skill: "Skill",
    on: (when: string) => `hidden ${when}`,
    show: "Show again",
    showNamed: (name: string) => `Show ${name} again`,
  },
  plans: {
    heading: "Your learning plans",
    new: "Create learning plan",
    none: "A learning plan takes you step by step from your current level in a skill to the level you want.",
    hours: (done: number, all: number) =>
      all === 0 ? "Ask the issuer how long it takes" : `${number(done)} of ${hours(all)}`,
    finished: "Finished",
  },
  form: {
    back: "All skills",
    new: "Add skill",
    newLead:
      "Tell us what you know and how well. This helps you choose what to learn, but it doesn't count toward a match score.",
    edit: (name: string) => `Edit ${name}`,
    editLead: "Your list shows your own rating. Your resumes don't change.",
    skill: "Skill",
    found: (n: number) => plural(n, { one: "# skill found", other: "# skills found" }),
    kinds: {
      tool: "tool",
      knowledge: "knowledge",
      method: "method",
      soft: "soft skill",
      language: "language",
      credential: "credential",
    } as Record<string, string>,
    own: (name: string) => `Add “${name}” as a custom skill`,
    pickHint: "Choose from the list as you type, or add a custom skill.",
    ownHint: "This skill isn't in our catalog, so it's saved as a custom skill.",
    knownHint: "This skill is in our catalog.",
    noSkill: "Enter a skill.",
    pickSkill: "Choose a skill from the list.",
    typeHint: "Choose from the list as you type.",
    unfound: "This skill isn't in our catalog. Try another name.",
    searchFailed: "We couldn't search the catalog. Try again in a moment.",
    level: "Level",
    noLevel: "Choose a level.",
    levels: [
      "I know the basics",
      "I've used it with help",
      "I do common tasks on my own",
      "I do difficult tasks and help others",
      "Others ask me for help with the hardest tasks",
    ],
    years: "Years of experience",
    badYears: "Enter a number from 0 to 80.",
    current: "I use it now",
    used: "Last used (year)",
    badUsed: (now: number) => `Enter a year from 1930 to ${now}.`,
    optional: "Optional",
    save: "Add skill",
    saveEdit: "Save changes",
    gone: "Skill not found",
    goneText: "It may be hidden, or your resumes no longer show it.",
  },
  planForm: {
    title: "Create learning plan",
    lead: "Choose a skill and the level you want to reach. Steps, hours and learning resources come from fixed rules and our catalog.",
    from: "Your current level",
    fromRated: "This is your own rating or the level your resume states. Change it if it's not right.",
    fromFirst: "Change this if you already know more.",
    to: "Your target level",
    level: (level: number, name: string) => `${level} · ${name}`,
    credential: "You either have this credential or you don't, so its plan has no levels.",
    hours:
      "We estimate the hours for each step when we create the plan. You can delete the plan at any time.",
    create: "Create plan",
  },
  plan: {
    title: "Learning plan",
    back: "All skills",
    /** The levels of a plan; a credential has none. */
    way: (from: number, to: number, category: string) =>
      category === "credential" ? "" : `From ${levelIn(from, category)} to ${levelIn(to, category)}`,
    basis: (hours: string) => `Hours: ${hours}.`,
    notFound: "Learning plan not found",
    notFoundText: "It may have been deleted. Deleted items stay in the trash for 30 days.",
    toTrash: "Open trash",
    delete: "Delete",
    progress: "Progress",
    hours: (done: number, all: number) =>
      all === 0 ? "Ask the issuer how long it takes" : `${number(done)} of ${hours(all)} done`,
    steps: "Steps",
    next: "Next",
    done: (when: string) => `done ${when}`,
    check: (n: number) => `Step ${n} is done`,
    step: (n: number, h: number) => (h === 0 ? `Step ${n}` : `Step ${n} · ${hours(h)}`),
    evidence: "What you'll have afterwards",
    resources: "Where to learn",
    outside: "opens in a new tab",
    notes: "About the hours and the limits of this plan",
    finished: "Plan finished",
    resumes: "Add it to a resume",
    jobs: "Match my jobs again",
  },
};
