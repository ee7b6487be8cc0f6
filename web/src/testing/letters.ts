import type { LetterPage } from "../api/resume/letters";
import { type Answer, data, failure } from "./identity";

/** A letter as the service keeps it, so far as the screens use it. */
export type KeptLetter = LetterPage;

export const letterText = `Dear hiring team,

I built billing services in Go for five years.

I would like to hear from you.

Kind regards,
Marta Lindqvist`;

const moment = (n: number) => new Date(Date.UTC(2026, 10, 2, 8, n)).toISOString();

/** A letter of one version and job, written once. */
export function newLetter(
  id: string,
  resumeVersion: NonNullable<KeptLetter["resumeVersion"]>,
  jobDescription: NonNullable<KeptLetter["jobDescription"]>,
  part: Partial<KeptLetter> = {},
): KeptLetter {
  return {
    id,
    userId: "41",
    resumeVersionId: resumeVersion.id,
    jobDescriptionId: jobDescription.id,
    title: `Cover letter for ${jobDescription.title}`,
    tone: "PROFESSIONAL",
    length: 250,
    versionNumber: 1,
    createdAt: moment(0),
    updatedAt: moment(0),
    content: letterText,
    instructions: null,
    unchecked: null,
    placeholders: [],
    notes: [],
    answers: [],
    paragraphs: [
      {
        text: "I built billing services in Go for five years.",
        sources: [
          { from: "RESUME", path: "work[0].highlights[0]", text: "Built billing services in Go" },
          { from: "POSTING", path: null, text: "5+ years of Go" },
        ],
      },
      { text: "I would like to hear from you.", sources: [] },
    ],
    findings: [],
    versions: [{ number: 1, content: letterText, createdAt: moment(0) }],
    resumeVersion,
    jobDescription,
    ...part,
  };
}

/** Saves a text as the next version. Each number in it that was not there before is asked about. */
export function saveText(letter: KeptLetter, content: string): void {
  const before = new Map(letter.paragraphs.map((one) => [one.text, one.sources]));
  const lines = content.split("\n\n").slice(1, -1);
  const number = letter.versionNumber + 1;
  Object.assign(letter, {
    content,
    versionNumber: number,
    updatedAt: moment(number),
    paragraphs: lines.map((text) => ({ text, sources: before.get(text) ?? [] })),
    placeholders: content.match(/\[\w+\]/g) ?? [],
    findings: lines.flatMap((line) =>
      (line.match(/\d+%/g) ?? []).map((value) => ({
        kind: "number",
        value,
        severity: "HIGH" as const,
        line,
        message: "",
      })),
    ),
    versions: [{ number, content, createdAt: moment(number) }, ...letter.versions],
  });
}

/** Answers a change of a letter as the service does. */
export function changed(letter: KeptLetter | undefined, input: Record<string, unknown>): Answer {
  if (!letter) return failure("NOT_FOUND", "This cover letter doesn't exist.");
  const { title, content, baseVersionNumber: base } = input;
  if (base && base !== letter.versionNumber)
    return failure("CONFLICT", "The letter was changed elsewhere in the meantime.");
  if (typeof title === "string") letter.title = title;
  if (typeof content === "string") saveText(letter, content);
  return data({ updateCoverLetter: letter });
}
