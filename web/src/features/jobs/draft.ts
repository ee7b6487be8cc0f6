import { readStored, session, store } from "../../lib/storage";

const key = "vitae.draft.job";

/** A new job as it stands in the form: the text, the fields that the user wrote, and what came with a link. */
export type JobDraft = Partial<
  Record<"title" | "company" | "location" | "description" | "sourceUrl" | "salary", string>
>;

/** The new job that was begun in this tab; it outlives a reload and leaving the page. */
export function readJobDraft(): JobDraft {
  try {
    const kept: unknown = JSON.parse(readStored(session, key) ?? "{}");
    if (!kept || typeof kept !== "object") return {};
    return Object.fromEntries(Object.entries(kept).filter(([, text]) => typeof text === "string"));
  } catch {
    return {};
  }
}

/** Keeps a draft; one that holds nothing is forgotten. */
export function keepJobDraft(draft: JobDraft): void {
  const empty = Object.values(draft).every((text) => !text);
  store(session, key, empty ? null : JSON.stringify(draft));
}
