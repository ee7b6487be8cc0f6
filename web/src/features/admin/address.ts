import type { ContactTopic, UserFilter } from "../../api/identity/administration";

/** What the addresses under /admin hold. Whom one searches for is no part of them: addresses stay in histories and logs. */
export type AdminSearch = { filter?: UserFilter; answered?: boolean; topic?: ContactTopic; failed?: boolean };

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What was searched for on this screen, kept while one goes on and comes back. */
    words?: string;
  }
}

const filters: UserFilter[] = ["ALL", "STAFF", "DEACTIVATED", "UNVERIFIED"];
export const topics: ContactTopic[] = ["QUESTION", "PROBLEM", "PRIVACY", "BILLING", "OTHER"];

export const filterOf = (search: Record<string, unknown>): UserFilter =>
  filters.find((each) => each === search.filter) ?? "ALL";

export const topicOf = (search: Record<string, unknown>): ContactTopic | null =>
  topics.find((each) => each === search.topic) ?? null;
