import { json, send, sendForJSON } from "../problem";
import type { Resume } from "./document";
import type { Change, Correction, Decisions, Finding, Job, Options, Question, Report } from "./engine";
import { type ExportFormat, type ExportWith, exportQuery } from "./readback";

export type { ExportFormat } from "./readback";

import type { Readability, ReadField } from "./reading";

/** What was read from a resume. `text` is the file's words in reading order. */
export type Reading = {
  fileName?: string;
  format?: string;
  pages?: number;
  document: Resume;
  text?: string;
  notPlaced: string[];
  warnings: string[];
  /** Where each field came from. What was kept before the server sent it lacks this and the next two. */
  fields?: ReadField[];
  /** The size of each page in points; empty for formats without pages. */
  pageSizes?: { width: number; height: number }[];
  readability?: Readability;
  /** How many words are in fields, as the server counted. */
  coverage?: { words: number; placed: number; jobs: number; complete: number };
};

/** What tailoring gives: `original` as it was, `document` as it was decided; `changes` are all that were proposed. */
export type Tailored = {
  original: Resume;
  document: Resume;
  job: Job;
  before: Report;
  after: Report;
  changes: Change[];
  notes: string[];
  /** What the person's own words claim and the original does not say. */
  findings?: Finding[];
  /** What is open. Missing in what was kept before the server asked. */
  questions?: Question[];
  ats?: string[];
};

export type TailorRequest = Options &
  Decisions & { original: Resume; job: string; corrections: Correction[] };

const root = "/api/resume/trial";

/** Reads a resume, a file or pasted text, without keeping it. */
export function readResume(source: File | string, signal?: AbortSignal): Promise<Reading> {
  const form = new FormData();
  if (typeof source === "string") form.set("resume", source);
  else form.set("file", source);
  return sendForJSON<Reading>(`${root}/read`, { method: "POST", body: form, ...(signal && { signal }) });
}

/** Reads a job text: what it asks for. */
export function readJob(job: string, signal?: AbortSignal): Promise<Job> {
  return sendForJSON<Job>(`${root}/job`, json({ job }, signal));
}

/** Tailors a resume that was read; also called again with other decisions. */
export function tailor(request: TailorRequest, signal?: AbortSignal): Promise<Tailored> {
  return sendForJSON<Tailored>(`${root}/decide`, json(request, signal));
}

/** Makes a file of a document, under the name that the server gives it. Losses refuse it: see `lossesOf`. */
export async function exportResume(
  document: Resume,
  format: ExportFormat,
  how?: ExportWith,
): Promise<{ name: string; file: Blob }> {
  const path = `${root}/export?${exportQuery(format, how)}`;
  return download(await send(path, json({ document })), `resume.${format}`);
}

/** The file of an answer, under the name that the server gives it. */
export async function download(response: Response, otherwise: string): Promise<{ name: string; file: Blob }> {
  const name = fileName(response.headers.get("Content-Disposition")) ?? otherwise;
  return { name, file: await response.blob() };
}

/** The file name in a Content-Disposition header, whose extended form (RFC 5987) goes first. */
export function fileName(header: string | null): string | undefined {
  const extended = header?.match(/filename\*=utf-8''([^;]+)/i)?.[1];
  if (extended) {
    try {
      return decodeURIComponent(extended);
    } catch {
      return undefined;
    }
  }
  return header?.match(/filename="?([^";]+)"?/i)?.[1];
}
