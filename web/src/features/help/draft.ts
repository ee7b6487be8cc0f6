import type { ContactMessage } from "../../api/identity/contact";
import { contactText } from "../../i18n/help";
import { local, readTexts, store } from "../../lib/storage";

export type Draft = { topic: ContactMessage["topic"]; message: string; email: string };

const key = "vitae.contact";
/** The form as it is before anything is written. */
export const empty: Draft = { topic: "QUESTION", message: "", email: "" };

/** The message that was begun in this browser and not sent yet. */
export function readDraft(): Draft {
  const { topic: given, message = "", email = "" } = readTexts(local, key);
  const topic = contactText.topics.find(({ value }) => value === given)?.value ?? empty.topic;
  return { topic, message, email };
}

/** Keeps a draft, or forgets it with null. */
export function keepDraft(draft: Draft | null): void {
  store(local, key, draft && JSON.stringify(draft));
}
