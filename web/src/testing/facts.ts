import type { Fact } from "../api/resume/facts";

/** A fact with a text, or a no without one, as the service keeps it. */
export function newFact(id: string, text: string | null, part: Partial<Fact> = {}): Fact {
  return {
    id,
    requirement: "Python",
    kind: "EVIDENCE",
    skillId: null,
    level: null,
    reply: text ? "LINE" : "NO",
    text,
    place: null,
    section: null,
    saidAt: "2026-11-22T09:00:00Z",
    ...part,
  };
}
