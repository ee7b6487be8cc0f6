import example from "./example.json";

/** The landing page. Its example is one that Vitae itself tailored and scored; a test of internal/tailor holds it to that. */
export const landingText = {
  title: "Tailor your resume in your own words",
  description:
    "Upload a resume, paste a job description and see which lines prove what the job asks for. Nothing is invented.",
  heading: { before: "Get the interview", marked: "in your own words" },
  lead: "Upload your resume and paste the job description. Vitae shows which requirements your own lines prove, which they don’t, and how to describe what you did.",
  claim: "Up to a 70% better chance of interviews, and nothing in your resume that you did not write.",
  start: { guest: "Get Started", user: "Start Optimizing" },
  more: "Learn More",
  moreAbout: " about how it works",
  guest: "Try it without an account",

  example: {
    label: "An example: a resume matched with a job",
    resume: {
      name: "Marta Lindqvist",
      role: "Backend developer",
      place: "Nordfrakt AB, 2019 to present",
      lines: example.lines,
    },
    job: "Senior Backend Engineer",
    company: "Northwind Logistics, Berlin",
    score: String(example.after),
    outOf: "of 100",
    figures: [
      { value: String(example.before), name: "before" },
      { value: String(example.after), name: "tailored" },
      { value: String(example.newSkills), name: "points need new skills" },
    ],
    asked: [
      { name: "Go", proven: true, why: "Used at Nordfrakt AB" },
      { name: "PostgreSQL", proven: true, why: "Used at Nordfrakt AB" },
      { name: "Kubernetes", proven: true, why: "EKS is Kubernetes: now it says so" },
      { name: "Terraform", proven: false, why: "No line shows it. Vitae will not add it." },
    ],
    proven: "Proven:",
    missing: "Not shown:",
  },

  how: {
    heading: "How It Works",
    steps: [
      {
        name: "Upload resume",
        text: "A PDF, DOCX or TXT file, or pasted text. Check what was read, and correct it.",
        shown: ["resume.pdf", "2 jobs", "1 degree", "4 skills"],
      },
      {
        name: "Enter job details",
        text: "Paste the posting. Must-haves and nice-to-haves appear as you paste, with the boilerplate left out.",
        shown: ["Go, must", "Kubernetes, must", "Kafka, nice"],
      },
      {
        name: "Get optimized results",
        text: "A tailored resume, a score that is explained line by line, and each change to keep or take back.",
        shown: ["3 changes", "PDF", "DOCX"],
      },
    ],
  },

  features: {
    heading: "Key Features",
    lead: "Four things, each of which shows its work.",
    items: [
      {
        name: "ATS Optimization",
        text: "See your file as a parser reads it: the fields it finds, the lines it loses. The resume you download is one that a parser can read.",
      },
      {
        name: "Skills Highlighting",
        text: "Every skill the job asks for is tied to the line that proves it. A skill in a list weighs less than one at work, and Vitae says so.",
      },
      {
        name: "Cover Letter Generation",
        text: "A letter drawn from the same evidence as the resume. What your resume does not hold, the letter does not claim.",
      },
      {
        name: "Smart Suggestions",
        text: "Where the posting has another word for what you did, Vitae offers it. You decide on each one.",
      },
    ],
  },

  promise: {
    heading: "What it will not do",
    items: [
      { name: "Invent", text: "No skill, figure or title that your resume does not already hold." },
      {
        name: "Guess",
        text: "The same resume and posting give the same score, and every point is explained.",
      },
      {
        name: "Tell",
        text: "No analytics. As it ships, your resume never leaves the server that runs Vitae.",
      },
    ],
  },

  closing: {
    heading: "Bring the resume you have",
    text: "The next posting is easier with the last one kept beside it: versions, jobs and scores in one place.",
    start: { guest: "Create Free Account", user: "Start Optimizing Now" },
  },
} as const;
