import { readStored, session, store } from "../../lib/storage";

const key = (questionId: string) => `vitae.draft.answer.${questionId}`;

/** An answer that was typed and not saved yet, kept in this tab against a reload. */
export const readAnswer = (questionId: string) => readStored(session, key(questionId)) ?? "";

export const keepAnswer = (questionId: string, text: string) =>
  void store(session, key(questionId), text || null);
