import { send } from "../problem";

/** A place on a page, in points from its top left corner. */
export type Box = { x0: number; y0: number; x1: number; y1: number };

/** One line of a file. `page` counts from 1; formats without pages have neither page nor box. */
export type Line = { text: string; page?: number; box?: Box };

/** Where a field of the document came from, and how sure the reader is of it, 0 to 1. */
export type ReadField = Line & {
  path: string;
  confidence: number;
  /** The person looked at it and says that it is right. */
  checked?: boolean;
};

export type Level = "pass" | "advice" | "warning" | "failure";

/** One check of how a file is made: what it costs, what was found where, and what to do about it. */
export type Check = {
  kind: string;
  level: Level;
  points: number;
  title: string;
  message: string;
  advice: string;
  places: Line[] | null;
};

/** How well other software can read a file, 0 to 100. It says nothing about any job. */
export type Readability = { score: number; version: string; checks: Check[]; parserText?: string };

/** The file that a kept resume came from. */
export async function originalFile(resumeId: string): Promise<Blob> {
  const path = `/api/resume/resumes/${encodeURIComponent(resumeId)}/original`;
  return (await send(path, { method: "GET" })).blob();
}
