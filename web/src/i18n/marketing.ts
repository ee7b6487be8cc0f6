import example from "./example.json";

/** The landing page. Its example is one that Vitae itself tailored and scored; a test of internal/domain/tailor holds it to that. */
export const landingText = {
  title: "Tailor your resume in your own words",
  description:
    "Upload a resume, paste a job description and see which lines match what the job asks for. Nothing is invented.",
  heading: { before: "Get the interview", marked: "with your own words" },
  lead: "Upload your resume and paste the job description. Vitae shows which requirements your resume meets, which it doesn't, and how to describe what you did in the posting's own terms.",
  claim: "Up to a 70% better chance of interviews, and we add nothing that you didn't say.",
  start: { guest: "Get Started", user: "Start Optimizing" },
  more: "Learn More",
  moreAbout: " about how it works",
  guest: "Try it without an account",

  example: {
    label: "Example: a resume matched with a job",
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
      { value: String(example.newSkills), name: "possible gain" },
    ],
    asked: [
      { name: "Go", proven: true, why: "Used at Nordfrakt AB" },
      { name: "PostgreSQL", proven: true, why: "Used at Nordfrakt AB" },
      { name: "Kubernetes", proven: true, why: "EKS is Kubernetes, and now your resume says so" },
      { name: "Terraform", proven: false, why: "Your resume doesn't show it, so Vitae won't add it" },
    ],
    proven: "Proven:",
    missing: "Missing:",
  },

  how: {
    heading: "How It Works",
    steps: [
      {
        name: "Upload resume",
        text: "Upload a PDF, DOCX, ODT, RTF, HTML or TXT file, or paste your text. Check what we read and correct it.",
        shown: ["resume.pdf", "2 jobs", "1 degree", "4 skills"],
      },
      {
        name: "Enter job details",
        text: "Paste the posting. You'll see which skills are required and which are nice to have.",
        shown: ["Go, required", "Kubernetes, required", "Kafka, nice to have"],
      },
      {
        name: "Get optimized results",
        text: "Get a tailored resume and a score explained line by line. Keep or take back each change.",
        shown: ["3 changes", "PDF", "DOCX"],
      },
    ],
  },

  features: {
    heading: "Key Features",
    lead: "Every result comes with its evidence.",
    items: [
      {
        name: "ATS Optimization",
        text: "See your file the way a parser does: the fields it finds and the lines it misses. The file you download is one that parsers can read.",
      },
      {
        name: "Skills Highlighting",
        text: "Every skill the job asks for is linked to the line that proves it. A skill used at work counts for more than one that's only listed.",
      },
      {
        name: "Cover Letter Generation",
        text: "A letter based on the same evidence as your resume. It never claims what your resume doesn't show.",
      },
      {
        name: "Smart Suggestions",
        text: "When the posting uses a different word for what you did, Vitae suggests it. You decide each time.",
      },
    ],
  },

  promise: {
    heading: "What Vitae won't do",
    items: [
      {
        name: "Invent things",
        text: "Vitae never adds a skill, number or title that isn't already in your resume.",
      },
      {
        name: "Guess your score",
        text: "The same resume and posting always give the same score, and every point is explained.",
      },
      {
        name: "Share your data",
        text: "No analytics. By default, your resume never leaves the server that runs Vitae.",
      },
    ],
  },

  closing: {
    heading: "Start with the resume you have",
    text: "Keep your versions, jobs and scores in one place, so the next application is easier.",
    start: { guest: "Create Free Account", user: "Start Optimizing Now" },
  },
} as const;
