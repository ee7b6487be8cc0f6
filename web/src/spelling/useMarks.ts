import { useEffect, useState } from "react";
import { lint } from "./checker";
import { isEnglish } from "./language";
import { type Lint, type Mark, marksOf } from "./marks";
import type { Spelling } from "./useSpelling";

/** Milliseconds without a key before a text is checked: words that are being typed are not wrong yet. */
const pause = 600;

const between = "\u0000";

/** What is found in some texts, by text. `attempt` counts how often the checker was asked for. */
export function useMarks(texts: readonly string[], spelling: Spelling, attempt = 0) {
  const joined = texts.join(between);
  const [found, setFound] = useState<ReadonlyMap<string, Lint[]> | "failed">();
  const isForeign = (spelling.language ?? "en") !== "en" || !isEnglish(texts.join("\n"));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another try
  useEffect(() => {
    if (!spelling.active || isForeign) return;
    let over = false;
    const english = joined.split(between).filter((text) => text.trim() && isEnglish(text));
    const timer = setTimeout(() => {
      Promise.all(english.map(async (text) => [text, await lint(text)] as const))
        .then((entries) => over || setFound(new Map(entries)))
        .catch(() => over || setFound("failed"));
    }, pause);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [joined, spelling.active, isForeign, attempt]);

  const failed = found === "failed";
  const lints = found === undefined || failed || isForeign ? undefined : found;
  const marks = (text: string): Mark[] =>
    marksOf(text, lints?.get(text) ?? [], spelling.known).filter(({ words }) => !spelling.ignored.has(words));
  return { marks, isReady: found !== undefined, failed, isForeign };
}
