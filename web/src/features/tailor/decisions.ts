import type { Answer, Decisions } from "../../api/resume/engine";
import { type Backend, visitorBackend } from "./backend";
import { type Held, troubleOf } from "./state";
import { isSettled } from "./trial";

/** The acts of deciding about changes. One request goes out at a time; what was decided meanwhile follows in one more. */
export function createDecisions({ get, change }: Held, backend: Backend) {
  let settling: Promise<boolean> | null = null;

  function decide(make: (now: Decisions) => Decisions) {
    const { outcome } = get().trial;
    if (!outcome || outcome.version?.sent) return;
    const decisions = make(outcome.decisions);
    if (decisions === outcome.decisions) return;
    change({ outcome: { ...outcome, decisions } }, { saved: null });
    void settle();
  }

  /** Brings the result up to the decisions. False: it is not there yet, and `decideProblem` says why. */
  function settle(): Promise<boolean> {
    settling ??= settleNow().finally(() => {
      settling = null;
    });
    return settling;
  }

  async function settleNow(): Promise<boolean> {
    // Another result may take this one's place meanwhile; its own decisions settle on their own.
    const changes = get().trial.outcome?.changes;
    change({}, { decideProblem: null });
    try {
      for (;;) {
        const { outcome } = get().trial;
        if (!outcome || outcome.changes !== changes) return false;
        if (isSettled(outcome)) return true;
        change({}, { deciding: true });
        const { decisions } = outcome;
        // A visitor's result that is not kept yet goes on as a visitor's.
        const { tailored, applied } = await (outcome.version ? backend : visitorBackend).decide(
          outcome,
          decisions,
        );
        const now = get().trial.outcome;
        if (now?.changes === changes) change({ outcome: { ...now, tailored, applied } });
      }
    } catch (cause) {
      change({}, { decideProblem: troubleOf(cause) });
      return false;
    } finally {
      change({}, { deciding: false });
    }
  }

  return {
    settle,
    keep: (id: string) =>
      decide((now) =>
        now.takenBack.includes(id)
          ? { ...now, takenBack: now.takenBack.filter((other) => other !== id) }
          : now,
      ),
    takeBack: (id: string) =>
      decide((now) => (now.takenBack.includes(id) ? now : { ...now, takenBack: [...now.takenBack, id] })),
    /** Puts the person's own words in the place of a change's; null brings the proposed ones back. */
    edit: (id: string, words: string | null) =>
      decide((now) => {
        const { [id]: _, ...others } = now.edits;
        const takenBack = now.takenBack.filter((other) => other !== id);
        return { ...now, takenBack, edits: words === null ? others : { ...others, [id]: words } };
      }),
    /** Takes an answer about a requirement in the place of an earlier one; null opens the question again. */
    answer: (requirement: string, answer: Answer | null) =>
      decide((now) => {
        const others = now.answers.filter((other) => other.requirement !== requirement);
        return { ...now, answers: answer === null ? others : [...others, answer] };
      }),
  };
}
