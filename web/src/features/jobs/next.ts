import type { BoardJob } from "../../api/resume/board";
import { boardText as text } from "../../i18n/jobBoard";
import { dayHere, dayInWords, daysBetween } from "../../lib/days";
import { locale } from "../../lib/locale";

export type Next = { text: string; tone: "soft" | "warn" | "bad" | "good"; bell: boolean };
type Dates = Pick<BoardJob, "stage" | "followUpOn" | "interviewAt" | "appliedOn" | "foundOn">;

const time = new Intl.DateTimeFormat(locale, { timeStyle: "short" });

/** What comes next for a job, the most pressing first; where nothing does, what was last. */
export function nextOf(job: Dates, now: Date): Next[] {
  const today = dayHere(now);
  const next: Next[] = [];
  if (job.stage !== "CLOSED") {
    if (job.followUpOn) next.push(followUp(job.followUpOn, today));
    if (job.interviewAt && new Date(job.interviewAt) >= now) {
      const at = new Date(job.interviewAt);
      const when = `${dayInWords(dayHere(at), today)}, ${time.format(at)}`;
      next.push({ text: text.interview(when), tone: "good", bell: false });
    }
  }
  if (next.length > 0) return next;
  if (job.appliedOn) return [quiet(text.applied(dayInWords(job.appliedOn, today)))];
  return job.foundOn ? [quiet(text.foundOn(dayInWords(job.foundOn, today)))] : [];
}

const quiet = (words: string): Next => ({ text: words, tone: "soft", bell: false });

function followUp(day: string, today: string): Next {
  const left = daysBetween(today, day);
  if (left > 0) return { text: text.followUp(dayInWords(day, today)), tone: "soft", bell: true };
  return {
    text: left === 0 ? text.dueToday : text.late(-left),
    tone: left === 0 ? "warn" : "bad",
    bell: true,
  };
}
