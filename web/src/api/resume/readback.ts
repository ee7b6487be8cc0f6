import { ApiProblem, json, sendForJSON } from "../problem";
import type { Resume, Style } from "./document";
import { styleQuery } from "./looks";

/**
 * Something that the document says and that software reading the file does not find where it belongs. `path`
 * is its place
 * in the document, `label` the same in the person's words ("Job 3, line 2"). `got` is what was read in its
 * place or where
 * it was found, `at` where that is if not in its own place ("no field": the file has it, and no field does).
 * `wanted` is
 * empty where something was read that nobody wrote.
 */
export type Loss = {
  path: string;
  label: string;
  wanted: string;
  got: string;
  at: string;
  kind: "missing" | "moved" | "changed";
};

/** What software reads of a file, and what was reported when it was drawn (see PagePictures). At most 200 losses are told. */
export type ReadBack = {
  text: string;
  document: Resume;
  losses: Loss[];
  missing: string[];
  tooLong: boolean;
  pages?: number;
};

/** A format that a document can be downloaded in. */
export type ExportFormat = "pdf" | "docx" | "txt" | "md" | "json";

/** How a file is made: in which look, and whether in spite of losses that the person has seen. */
export type ExportWith = { style?: Style; acceptLosses?: boolean };

/** The parameters of an export. */
export function exportQuery(format: ExportFormat, { style, acceptLosses }: ExportWith = {}): URLSearchParams {
  const query = styleQuery(style);
  query.set("format", format);
  if (acceptLosses) query.set("losses", "accept");
  return query;
}

/** Reads the file back that a document would be downloaded as. */
export function readBack(
  document: Resume,
  format: ExportFormat,
  style?: Style,
  signal?: AbortSignal,
): Promise<ReadBack> {
  const path = `/api/resume/trial/readback?${exportQuery(format, style && { style })}`;
  return sendForJSON<ReadBack>(path, json({ document }, signal));
}

/** Like `readBack`, for a version that is kept. */
export function readBackVersion(
  versionId: string,
  format: ExportFormat,
  style?: Style,
  signal?: AbortSignal,
): Promise<ReadBack> {
  const path = `/api/resume/versions/${encodeURIComponent(versionId)}/readback?${exportQuery(format, style && { style })}`;
  return sendForJSON<ReadBack>(path, { method: "GET", ...(signal && { signal }) });
}

/** The losses because of which an export was refused; undefined where it failed for another reason. */
export function lossesOf(cause: unknown): Loss[] | undefined {
  if (!(cause instanceof ApiProblem) || cause.members.code !== "EXPORT_LOSSES") return undefined;
  return Array.isArray(cause.members.losses) ? (cause.members.losses as Loss[]) : [];
}
