import { readStored, session, store } from "../../lib/storage";

/** Unsaved work on a letter, kept in this tab against a reload. `base` is the version that it began from. */
export type Draft = { base: number; content: string };

const key = (id: string) => `vitae.draft.letter.${id}`;

export function readDraft(id: string): Draft | null {
  const draft = read(key(id));
  return isDraft(draft) ? draft : null;
}

export function keepDraft(id: string, draft: Draft | null): void {
  store(session, key(id), draft && JSON.stringify(draft));
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === "object" &&
    value !== null &&
    "base" in value &&
    typeof value.base === "number" &&
    "content" in value &&
    typeof value.content === "string"
  );
}

/** What the form of a new letter holds and no list gives back: answers and a pasted posting. */
export type Started = { answers: Record<string, string>; posting: string };

const started = "vitae.draft.letter";

export function readStarted(): Started {
  const value = read(started) as Partial<Started> | null;
  const answers = Object.entries(value?.answers ?? {}).filter(([, text]) => typeof text === "string");
  return {
    answers: Object.fromEntries(answers),
    posting: typeof value?.posting === "string" ? value.posting : "",
  };
}

export function keepStarted(value: Started | null): void {
  store(session, started, value && JSON.stringify(value));
}

function read(name: string): unknown {
  try {
    return JSON.parse(readStored(session, name) ?? "null");
  } catch {
    return null;
  }
}
