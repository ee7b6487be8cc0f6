import { local, readStored, store } from "../../lib/storage";

export type Draft = { topic: string; message: string; email: string };

const key = "vitae.contact";
const empty: Draft = { topic: "HELP", message: "", email: "" };

/** The message that was begun in this browser and not sent yet. */
export function readDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(readStored(local, key) ?? "{}");
    const given = (kept && typeof kept === "object" ? kept : {}) as Record<string, unknown>;
    const text = (name: keyof Draft) => (typeof given[name] === "string" ? given[name] : empty[name]);
    return { topic: text("topic"), message: text("message"), email: text("email") };
  } catch {
    return empty;
  }
}

/** Keeps a draft, or forgets it with null. */
export function keepDraft(draft: Draft | null): void {
  store(local, key, draft && JSON.stringify(draft));
}
