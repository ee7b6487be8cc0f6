import { json, send, sendForJSON } from "../problem";
import type { Resume } from "./document";
import type { Change, Job, Length, Report, Tone } from "./engine";

/** What was read from a resume. `text` is the file's words in reading order. */
export type Reading = {
  fileName?: string;
  format?: string;
  pages?: number;
  document: Resume;
  text?: string;
  notPlaced: string[];
  warnings: string[];
};

/** What tailoring gives: `original` as it was, `document` with every change that was not taken back. */
export type Tailored = {
  original: Resume;
  document: Resume;
  job: Job;
  before: Report;
  after: Report;
  changes: Change[];
  notes: string[];
  ats?: string[];
};

export type TailorRequest = {
  original: Resume;
  job: string;
  tone: Tone;
  length: Length;
  /** Ids of changes to leave out. */
  takenBack: string[];
};

export type ExportFormat = "pdf" | "docx" | "txt" | "md" | "json";

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

/** Makes a file of a document, under the name that the server gives it. */
export async function exportResume(
  document: Resume,
  format: ExportFormat,
): Promise<{ name: string; file: Blob }> {
  const response = await send(`${root}/export?format=${format}`, json({ document }));
  const file = await response.blob();
  return { name: fileName(response.headers.get("Content-Disposition")) ?? `resume.${format}`, file };
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
