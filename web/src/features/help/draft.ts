import type { ContactMessage } from "../../api/identity/contact";
import { contactText } from "../../i18n/help";
import { local, readStored, store } from "../../lib/storage";

export type Draft = { topic: ContactMessage["topic"]; message: string; email: string };

const key = "vitae.contact";
/** The form as it is before anything is written. */
export const empty: Draft = { topic: "QUESTION", message: "", email: "" };

/** The message that was begun in this browser and not sent yet. */
export function readDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(readStored(local, key) ?? "{}");
    const given = (kept && typeof kept === "object" ? kept : {}) as Record<string, unknown>;
    const text = (name: "message" | "email") => (typeof given[name] === "string" ? given[name] : "");
    const topic = contactText.topics.find(({ value }) => value === given.topic)?.value ?? empty.topic;
    return { topic, message: text("message"), email: text("email") };
  } catch {
    return empty;
  }
}

/** Keeps a draft, or forgets it with null. */
export function keepDraft(draft: Draft | null): void {
  store(local, key, draft && JSON.stringify(draft));
}
