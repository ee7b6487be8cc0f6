import type { Resume } from "../../../api/resume/document";
import { readStored, session, store } from "../../../lib/storage";

/** Unsaved work on a resume, kept in this tab against a reload. `base` is the version that it began from. */
export type Draft = { base: { id: string; versionNumber: number }; document: Resume };

const key = (resumeId: string) => `vitae.draft.${resumeId}`;

export function readDraft(resumeId: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(readStored(session, key(resumeId)) ?? "null");
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

export function keepDraft(resumeId: string, draft: Draft | null): void {
  store(session, key(resumeId), draft && JSON.stringify(draft));
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === "object" &&
    value !== null &&
    "base" in value &&
    typeof value.base === "object" &&
    value.base !== null &&
    "versionNumber" in value.base &&
    "document" in value &&
    typeof value.document === "object" &&
    value.document !== null &&
    "basics" in value.document
  );
}
