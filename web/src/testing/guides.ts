import type { GuidePage, GuideRow, Try } from "../api/resume/guides";
import { data, found } from "./identity";
import type { Shelf, shelfAnswers } from "./shelf";

type Answers = NonNullable<Parameters<typeof shelfAnswers>[1]>;

/** Interview prep as the service keeps them, so far as the screens use them. */
export class Guides {
  kept: GuidePage[] = [];
  /** The inputs of the guides and tries that were asked for, in order. */
  asked: unknown[] = [];
  private trash: GuidePage[] = [];

  add(title: string, part: Partial<GuidePage> = {}): GuidePage {
    const guide = newGuide(`guide${this.kept.length + 1}`, title, part);
    this.kept.push(guide);
    return guide;
  }

  private question(id: unknown) {
    return this.kept.flatMap(({ questions }) => questions).find((one) => one.id === id);
  }

  /** Answers to the operations on guides, for `shelfAnswers`. */
  answers(shelf: Shelf): Answers {
    return {
      InterviewGuides: () => data({ interviewGuides: this.kept.toReversed().map(counted) }),
      InterviewGuide: ({ id }) => {
        const guide = this.kept.find((one) => one.id === id);
        return found("interviewGuide", guide && counted(guide));
      },
      GenerateInterviewGuide: ({ input }) => {
        this.asked.push(input);
        const { jobDescriptionId } = input as { jobDescriptionId: string };
        const job = shelf.jobs.find(({ id }) => id === jobDescriptionId);
        return data({ generateInterviewGuide: this.add(`Interview for ${job?.title}`) });
      },
      DeleteInterviewGuide: ({ id }) => {
        this.trash = this.kept.filter((one) => one.id === id);
        this.kept = this.kept.filter((one) => one.id !== id);
        return data({ deleteInterviewGuide: { success: true, message: "" } });
      },
      RestoreInterviewGuide: () => {
        this.kept.push(...this.trash);
        return data({ restoreInterviewGuide: this.trash[0] });
      },
      AddPracticeAnswer: ({ input }) => {
        this.asked.push(input);
        const { questionId, text } = input as { questionId: string; text: string };
        const question = this.question(questionId);
        const made = newTry(`try${this.asked.length}`, questionId, text);
        question?.answers.unshift(made);
        return data({ addPracticeAnswer: made });
      },
      DeletePracticeAnswer: ({ id }) => {
        for (const { questions } of this.kept)
          for (const one of questions) one.answers = one.answers.filter((each) => each.id !== id);
        return data({ deletePracticeAnswer: { success: true, message: "" } });
      },
    };
  }
}

const counted = (guide: GuidePage): GuideRow & GuidePage => ({
  ...guide,
  questionCount: guide.questions.length,
  practised: guide.questions.filter(({ answers }) => answers.length > 0).length,
});

/** A try as it is checked: it misses its result. */
export const newTry = (id: string, questionId: string, text: string): Try => ({
  id,
  questionId,
  text,
  words: text.split(" ").length,
  createdAt: "2026-11-03T08:00:00Z",
  checks: [
    { kind: "LENGTH", ok: true, message: "90 words, about 41 seconds of speaking time." },
    { kind: "RESULT", ok: false, message: "What came of it?" },
  ],
  findings: [
    {
      value: "95%",
      line: text,
      message: "You say “95%”. Your resume says: “Cut costs by 9.5%”. Which is right?",
    },
  ],
});

function newGuide(id: string, title: string, part: Partial<GuidePage>): GuidePage {
  const built = "Built billing services in Go";
  return {
    id,
    title,
    questionCount: 2,
    practised: 0,
    createdAt: "2026-11-02T08:00:00Z",
    resumeVersion: { id: "version", resumeId: "resume", versionNumber: 3 },
    jobDescription: { id: "job", title: "Go Engineer", company: "Tallyhook" },
    notes: ["Nobody outside a company knows what it will ask."],
    questions: [
      {
        id: `${id}-1`,
        category: "First call",
        audience: "A recruiter who checks the conditions.",
        question: "What draws you to this job?",
        rationale: "Every first call asks it.",
        cited: [],
        stories: [],
        prepare: ["Find out what you want."],
        care: [],
        good: [],
        answers: [],
      },
      {
        id: `${id}-2`,
        category: "Subject",
        audience: "Somebody who does this work.",
        question: "How do you use Go?",
        rationale: "The posting requires Go, and your resume shows it.",
        cited: [
          { path: null, text: "5+ years of Go" },
          { path: "work[0].highlights[0]", text: built },
        ],
        stories: [
          {
            path: "work[0].highlights[0]",
            text: built,
            situation: { words: "Acme, 2019 to 2024", ask: null },
            task: { words: null, ask: "What was there to do?" },
            action: { words: built, ask: null },
            result: { words: null, ask: "What came of it?" },
          },
        ],
        prepare: [],
        care: ["Say what was yours and what was the team's."],
        good: ["Explain the choice of data model."],
        answers: [],
      },
    ],
    ask: [
      {
        question: "What would I build first?",
        why: "The posting leaves it open.",
        cited: [{ path: null, text: "You build services" }],
      },
    ],
    ...part,
  };
}
