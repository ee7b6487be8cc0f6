import type { SecondFactor } from "../../api/identity/operations.gen";
import { keys, readStored, session, store } from "../../lib/storage";

/** A sign-up or sign-in that waits for its code. */
export type Pending = {
  purpose: "login" | "registration";
  userId: string;
  email: string;
  /** What confirms the sign-in; an emailed code if not set. */
  factor?: SecondFactor;
  /** What can be used instead of a passkey. */
  others?: SecondFactor[];
};

/** The fields of the sign-up form that are no secret. */
export type Draft = { firstName: string; lastName: string; username: string; email: string };

/** What waits for a code in this tab, null for nothing. It outlives a reload; a password is never part of it. */
export function readPending(): Pending | null {
  const { purpose, userId, email, factor, others } = readObject(keys.verification);
  if (purpose !== "login" && purpose !== "registration") return null;
  if (!userId || !email) return null;
  return {
    purpose,
    userId,
    email,
    ...(isFactor(factor) && { factor }),
    ...(others && { others: others.split(" ").filter(isFactor) }),
  };
}

const isFactor = (word = ""): word is SecondFactor => /^(APP|EMAIL|PASSKEY|RECOVERY)$/.test(word);

export function keepPending(pending: Pending | null): void {
  store(
    session,
    keys.verification,
    pending && JSON.stringify({ ...pending, others: pending.others?.join(" ") }),
  );
}

/** Seconds between two codes, the server's and the spec's. */
export const betweenCodes = 60;

let sentAt = 0;

/** Notes that a code was sent just now. */
export function noteSent(): void {
  sentAt = Date.now();
}

/** Seconds until another code may be asked for, by the clock that the server has too. */
export function untilNextCode(): number {
  const left = Math.ceil((sentAt + betweenCodes * 1000 - Date.now()) / 1000);
  return Math.min(betweenCodes, Math.max(0, left));
}

export function readDraft(): Draft {
  const { firstName = "", lastName = "", username = "", email = "" } = readObject(keys.registration);
  return { firstName, lastName, username, email };
}

/** Keeps what was typed into the sign-up form. The fields are named one by one, so that no password slips in. */
export function keepDraft({ firstName, lastName, username, email }: Partial<Draft>): void {
  store(session, keys.registration, JSON.stringify({ firstName, lastName, username, email }));
}

/** After an address is proven. Only what belongs to signing up goes: a visitor's result in the same storage stays. */
export function clearRegistration(): void {
  store(session, keys.registration, null);
  store(session, keys.verification, null);
  store(session, keys.invitation, null);
}

/** What was in the link of an invitation, "" for none. It stands behind # and is kept for this tab, as the tabs lead away. */
export function readInvitation(): string {
  const [, given = ""] = /^#invitation=([\w-]{20,100})$/.exec(window.location.hash) ?? [];
  if (given) store(session, keys.invitation, given);
  return given || (readStored(session, keys.invitation) ?? "");
}

function readObject(key: string): Record<string, string | undefined> {
  try {
    const value: unknown = JSON.parse(readStored(session, key) ?? "{}");
    if (!value || typeof value !== "object") return {};
    return Object.fromEntries(Object.entries(value).filter(([, held]) => typeof held === "string"));
  } catch {
    return {};
  }
}
