/** What was done and undone. `mark` names the field that the last step typed into, `at` when. */
export type History<T> = { past: T[]; now: T; future: T[]; mark: string; at: number };

export type Step<T> =
  | { do: "change"; to: T; mark: string; at: number }
  | { do: "undo" }
  | { do: "redo" }
  | { do: "reset"; to: T };

const deepest = 200;
/** Typing into one field without a longer pause is one step. */
const pause = 1000;

export function begin<T>(now: T): History<T> {
  return { past: [], now, future: [], mark: "", at: 0 };
}

/** The history after a step. A change without a mark always stands alone. */
export function step<T>(history: History<T>, action: Step<T>): History<T> {
  const { past, now, future } = history;
  switch (action.do) {
    case "change": {
      const goesOn = action.mark !== "" && action.mark === history.mark && action.at - history.at < pause;
      return {
        past: goesOn ? past : [...past, now].slice(-deepest),
        now: action.to,
        future: [],
        mark: action.mark,
        at: action.at,
      };
    }
    case "undo": {
      const before = past.at(-1);
      if (before === undefined) return history;
      return { past: past.slice(0, -1), now: before, future: [now, ...future], mark: "", at: 0 };
    }
    case "redo": {
      const [next, ...rest] = future;
      if (next === undefined) return history;
      return { past: [...past, now], now: next, future: rest, mark: "", at: 0 };
    }
    case "reset":
      return begin(action.to);
  }
}
