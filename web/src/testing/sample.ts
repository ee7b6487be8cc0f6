import type { Resume } from "../api/resume/document";
import type { Change, Decisions, Job, Question, Report } from "../api/resume/engine";
import type { Line } from "../api/resume/reading";
import type { Reading, Tailored } from "../api/resume/trial";

/** A whole trial as the server answers it, for tests: one resume, one posting, five changes of different kinds. */
const original: Resume = {
  basics: {
    name: "Marta Lindqvist",
    label: "Backend developer",
    email: "marta@example.org",
    phone: "+46 70 555 01 34",
    location: { city: "Gothenburg", countryCode: "SE" },
    profiles: [{ network: "GitHub", username: "mlindqvist", url: "https://github.example/mlindqvist" }],
    summary: "Backend developer with eight years in logistics. I like small services and fast databases.",
  },
  work: [
    {
      name: "Nordfrakt AB",
      position: "Backend developer",
      startDate: "2019-03",
      location: "Gothenburg",
      highlights: [
        "Worked on backend services in Golang for booking freight in 12 markets",
        "Responsible for database performance: p95 of postgres queries from 900 to 140 ms",
        "Led a team of 4 developers",
      ],
    },
    {
      name: "Havsby Data",
      position: "Software developer",
      startDate: "2016-06",
      endDate: "2019-02",
      highlights: ["Helped with the tracking API, written in Java", "Wrote integration tests with JUnit"],
    },
  ],
  education: [
    {
      institution: "Chalmers University of Technology",
      studyType: "Bachelor of Science",
      area: "Computer Science",
      startDate: "2013",
      endDate: "2016",
    },
  ],
  skills: [
    { name: "Languages", keywords: ["Golang", "Java", "SQL"] },
    { name: "Tools", keywords: ["postgres", "Docker", "Git"] },
  ],
  languages: [
    { language: "Swedish", fluency: "Native" },
    { language: "English", fluency: "Fluent" },
  ],
};

const changes: Change[] = [
  {
    id: "c1",
    section: "summary",
    kind: "summary",
    path: "basics.summary",
    before: "Backend developer with eight years in logistics. I like small services and fast databases.",
    after:
      "Backend developer with eight years in logistics. Builds Go services and PostgreSQL databases for freight booking in 12 markets.",
    reason: "Opens with what the posting asks for first, in its words.",
    evidence: ["Worked on backend services in Golang for booking freight in 12 markets"],
    points: 2.4,
  },
  {
    id: "c2",
    section: "work",
    kind: "bullet",
    path: "work[0].highlights[0]",
    before: "Worked on backend services in Golang for booking freight in 12 markets",
    after: "Built backend services in Go (Golang) for booking freight in 12 markets",
    reason: "The posting says Go; your line says Golang, which is the same.",
    evidence: ["Worked on backend services in Golang for booking freight in 12 markets"],
    points: 5.2,
  },
  {
    id: "c3",
    section: "work",
    kind: "term",
    path: "work[0].highlights[1]",
    before: "Responsible for database performance: p95 of postgres queries from 900 to 140 ms",
    after: "Responsible for database performance: p95 of PostgreSQL (postgres) queries from 900 to 140 ms",
    reason: "Names the database as the posting does.",
    evidence: ["Responsible for database performance: p95 of postgres queries from 900 to 140 ms"],
    points: 3.1,
  },
  {
    id: "c4",
    section: "skills",
    kind: "skills",
    path: "skills[1].keywords",
    before: null,
    after: "Integration testing",
    reason: "Your work shows it, your list of skills does not.",
    evidence: ["Wrote integration tests with JUnit"],
    points: 1.3,
  },
  {
    id: "c5",
    section: "work",
    kind: "cut",
    path: "work[1].highlights[0]",
    before: "Helped with the tracking API, written in Java",
    after: null,
    reason: "Says least for this job, and makes room on the page.",
    evidence: [],
    points: 0,
  },
];

const job: Job = {
  title: "Senior Backend Engineer",
  company: "Northwind Logistics",
  location: "Berlin",
  years: 5,
  requirements: [
    { id: "r1", class: "must", kind: "skill", text: "5+ years building services in Go", terms: ["Go"] },
    { id: "r2", class: "must", kind: "skill", text: "PostgreSQL at scale", terms: ["PostgreSQL"] },
    { id: "r3", class: "must", kind: "skill", text: "Kubernetes in production", terms: ["Kubernetes"] },
    { id: "r4", class: "nice", kind: "skill", text: "Leading engineers", terms: ["Leadership"] },
    {
      id: "r5",
      class: "duty",
      kind: "skill",
      text: "Integration testing of what you build",
      terms: ["Integration testing"],
    },
    { id: "r6", class: "must", kind: "permit", text: "Right to work in Germany", terms: [] },
  ],
};

function report(score: number): Report {
  const skill = (name: string, max: number, share: number, path: string, quote: string, grade = "used") => ({
    skill: name,
    relevance: max / 20,
    suggestion: share > 0 ? null : `Add a line about ${name} if you have used it.`,
    status: share >= 0.5 ? ("MATCHED" as const) : share > 0 ? ("RELATED" as const) : ("MISSING" as const),
    required: max > 8,
    evidence: quote ? [quote] : [],
    asked: name,
    strength: share,
    points: max * share,
    maxPoints: max,
    proof: quote ? [{ path, text: quote, start: 0, end: 5, grade, weight: share }] : [],
  });
  return {
    formulaVersion: "1",
    matchScore: score,
    skillsMatch: [
      skill(
        "Go",
        18,
        0.9,
        "work[0].highlights[0]",
        "Built backend services in Go (Golang) for booking freight in 12 markets",
      ),
      skill(
        "PostgreSQL",
        14,
        0.8,
        "work[0].highlights[1]",
        "Responsible for database performance: p95 of PostgreSQL (postgres) queries from 900 to 140 ms",
      ),
      skill("Kubernetes", 12, 0, "", ""),
      skill("Leadership", 6, 0.7, "work[0].highlights[2]", "Led a team of 4 developers"),
      skill("CI/CD", 4, 0.3, "skills[1].keywords[1]", "Docker", "related"),
      { ...skill("Docker", 2, 0.3, "skills[1].keywords[1]", "Docker", "listed"), status: "MATCHED" as const },
    ],
    suggestedImprovements: [
      {
        section: "work",
        text: "Say what your team of four shipped: the posting asks for people who lead delivery.",
      },
      {
        section: "skills",
        text: "Kubernetes is asked for and not shown. Add a line only if you have used it.",
      },
    ],
    scoreParts: [
      {
        name: "Skills",
        points: score * 0.55,
        maxPoints: 60,
        explanation: "Four of five skills are shown, two of them in your last job.",
      },
      {
        name: "Experience",
        points: score * 0.25,
        maxPoints: 20,
        explanation: "Eight years against five asked.",
      },
      {
        name: "Title",
        points: score * 0.1,
        maxPoints: 10,
        explanation: "Backend developer is close to Senior Backend Engineer.",
      },
      { name: "Education", points: score * 0.1, maxPoints: 10, explanation: "A degree in the field." },
    ],
    knockOuts: [
      {
        kind: "years",
        asked: "5+ years building services in Go",
        met: true,
        message: "Your jobs in this role add up to eight years.",
      },
      {
        kind: "permit",
        asked: "Right to work in Germany",
        met: false,
        unclear: true,
        message: "Your resume says nothing either way.",
      },
    ],
    figures: { now: score, newSkills: 12 },
    years: 8,
    yearsAsked: 5,
  };
}

/** The document with some of the sample's changes, as far as the tests look at it. */
function documentWith({ takenBack, edits, answers }: Decisions): Resume {
  const out = structuredClone(original);
  const kept = (id: string) => !takenBack.includes(id);
  const after = (id: string) => edits[id] ?? changes.find((change) => change.id === id)?.after ?? "";
  const lines = out.work?.[0]?.highlights ?? [];
  if (kept("c1")) out.basics.summary = after("c1");
  if (kept("c2")) lines[0] = after("c2");
  if (kept("c3")) lines[1] = after("c3");
  if (kept("c4")) out.skills?.[1]?.keywords?.push(after("c4"));
  if (kept("c5")) out.work?.[1]?.highlights?.splice(0, 1);
  for (const { path, text } of answers) if (path === "work[0].highlights" && text) lines.push(text);
  return out;
}

export const sampleJob = job;

export const sampleReading: Reading = {
  fileName: "marta.pdf",
  format: "pdf",
  pages: 1,
  document: original,
  text: [
    "Marta Lindqvist",
    "Backend developer",
    "marta@example.org · +46 70 555 01 34 · Gothenburg",
    "Backend developer with eight years in logistics. I like small services and fast databases.",
    "Experience",
    ...(original.work ?? []).flatMap((w) => [`${w.position}, ${w.name}`, ...(w.highlights ?? [])]),
    "Skills",
    "Languages: Golang, Java, SQL",
    "Driving licence B",
  ].join("\n"),
  notPlaced: ["Driving licence B"],
  warnings: [],
};

const questions: Question[] = [
  {
    requirement: "Kubernetes",
    kind: "EVIDENCE",
    text: "Where have you done or used this: Kubernetes?",
    why: "The posting requires “Kubernetes”. Your resume doesn't show it.",
    term: "Kubernetes",
    required: true,
    points: 14,
    places: [
      { path: "work[0].highlights", label: "Backend developer, Nordfrakt AB" },
      { path: "work[1].highlights", label: "Developer, Hamnlogik" },
      { path: "skills[1].keywords", label: "Skills list only" },
    ],
  },
  {
    requirement: "Right to work in Germany",
    kind: "CONDITION",
    text: "The posting says “Right to work in Germany”. Do you meet this requirement?",
    why: "Your resume says nothing about it.",
    term: "",
    required: true,
    points: 0,
    places: [],
  },
];

/** The result of some decisions. An edited change proves nothing in this sample, and a number in it is a claim. */
export function sampleTailored(decisions: Decisions = { takenBack: [], edits: {}, answers: [] }): Tailored {
  const { takenBack, edits, answers } = decisions;
  const kept = changes.filter((change) => !takenBack.includes(change.id) && !edits[change.id]);
  const lines = answers.filter(({ reply }) => reply === "LINE").length;
  const score = 58 + kept.reduce((sum, change) => sum + change.points, 0) + 9 * lines;
  return {
    original,
    document: documentWith(decisions),
    job,
    before: report(58),
    after: report(score),
    changes,
    questions: questions.filter((q) => !answers.some((answer) => answer.requirement === q.requirement)),
    findings: Object.values(edits).flatMap((line) =>
      (line.match(/\d[\d,]{3,}/g) ?? []).map((value) => ({
        kind: "number",
        value,
        severity: "HIGH",
        line,
        message: `${value} stands nowhere in the original.`,
      })),
    ),
    notes: ["Kubernetes was not added: no line of your resume shows it."],
    ats: ["Name, e-mail and phone are found.", "Two jobs with dates are found."],
  };
}

/** The sample as it is read with its places: two fields are to be checked, and two checks of the file fail. */
export const tracedReading: Reading = {
  ...sampleReading,
  fields: [
    { path: "basics.name", confidence: 0.95, ...line("Marta Lindqvist", 40) },
    {
      path: "basics.email",
      confidence: 0.95,
      ...line("marta@example.org · +46 70 555 01 34 · Gothenburg", 70),
    },
    {
      path: "basics.phone",
      confidence: 0.55,
      ...line("marta@example.org · +46 70 555 01 34 · Gothenburg", 70),
    },
    { path: "work[0].name", confidence: 0.9, ...line("Backend developer, Nordfrakt AB", 130) },
    { path: "work[0].position", confidence: 0.9, ...line("Backend developer, Nordfrakt AB", 130) },
    { path: "work[0].highlights[2]", confidence: 0.6, ...line("Led a team of 4 developers", 190) },
    { path: "skills[0].keywords[0]", confidence: 0.8, ...line("Languages: Golang, Java, SQL", 300) },
    { path: "skills[0].keywords[1]", confidence: 0.8, ...line("Languages: Golang, Java, SQL", 300) },
    { path: "skills[0].keywords[2]", confidence: 0.8, ...line("Languages: Golang, Java, SQL", 300) },
  ],
  pageSizes: [{ width: 595, height: 842 }],
  readability: {
    score: 76,
    version: "1",
    checks: [
      {
        kind: "phone",
        level: "pass",
        points: 0,
        title: "Phone number",
        message: "The phone number is written in one piece.",
        advice: "",
        places: [],
      },
      {
        kind: "columns",
        level: "advice",
        points: 4,
        title: "Columns",
        message: "The text is in side-by-side columns.",
        advice: "One column is the safest layout.",
        places: null,
      },
      {
        kind: "reading_order",
        level: "failure",
        points: 20,
        title: "Order of the text in the file",
        message: "The file stores two lines in another order.",
        advice: "Use a layout with one column.",
        places: [line("Driving licence B", 400)],
      },
    ],
    parserText: "Driving licence B\nMarta Lindqvist",
  },
};

function line(text: string, y0: number): Line {
  return { text, page: 1, box: { x0: 40, y0, x1: 300, y1: y0 + 12 } };
}
