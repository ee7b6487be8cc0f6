import { useEffect, useState } from "react";
import { isAbort } from "../api/problem";
import type { Job } from "../api/resume/engine";
import { readJob } from "../api/resume/trial";

/** Long enough that a pause in typing, and not every key, asks the server. */
const pause = 400;

export type Reading = { job: Job | null; state: "empty" | "reading" | "read" | "failed" };

/** What a posting asks for, read by the server while it is typed; an answer to an older text is dropped. */
export function useReading(posting: string): Reading {
  const [answer, setAnswer] = useState<{ of: string; job: Job | null } | null>(null);
  const text = posting.trim();
  useEffect(() => {
    if (!text) return;
    const gone = new AbortController();
    const timer = setTimeout(() => {
      readJob(text, gone.signal).then(
        (job) => setAnswer({ of: text, job }),
        (cause) => isAbort(cause) || setAnswer({ of: text, job: null }),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [text]);
  if (!text) return { job: null, state: "empty" };
  if (answer?.of !== text) return { job: answer?.job ?? null, state: "reading" };
  return { job: answer.job, state: answer.job ? "read" : "failed" };
}
