import { readTexts, session, store } from "../../lib/storage";

const key = "vitae.draft.job";

/** A new job as it stands in the form: the text, and the fields that the user wrote. */
export type JobDraft = Partial<Record<"title" | "company" | "location" | "description", string>>;

/** The new job that was begun in this tab; it outlives a reload and leaving the page. */
export const readJobDraft = (): JobDraft => readTexts(session, key);

/** Keeps a draft; one that holds nothing is forgotten. */
export function keepJobDraft(draft: JobDraft): void {
  const empty = Object.values(draft).every((text) => !text);
  store(session, key, empty ? null : JSON.stringify(draft));
}
