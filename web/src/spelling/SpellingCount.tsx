import { useState } from "react";
import { spellingText as text } from "../i18n/spelling";
import { Button } from "../ui/Button";
import { useMarks } from "./useMarks";
import type { Spelling } from "./useSpelling";

type Props = { texts: readonly string[]; hint: string | undefined; spelling: Spelling };

/** How many possible mistakes all the texts hold, also those in entries that are closed. */
export function SpellingCount({ texts, hint, spelling }: Props) {
  const [attempt, setAttempt] = useState(0);
  const { marks, isReady, failed, isForeign } = useMarks(texts, spelling, attempt);
  const count = texts.reduce((sum, one) => sum + marks(one).length, 0);
  return (
    <>
      <p role="status" className="text-soft">
        {isForeign
          ? text.english
          : failed
            ? text.failed
            : !isReady
              ? text.loading
              : count === 0
                ? text.none
                : [text.found(count), hint].filter(Boolean).join(". ")}
      </p>
      {failed ? (
        <Button size="small" onClick={() => setAttempt(attempt + 1)} className="pointer-coarse:h-11">
          {text.retry}
        </Button>
      ) : null}
    </>
  );
}
