import { locale } from "./locale";

const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric" });
const minute = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** A moment of the server (RFC 3339) as "21 Nov 2026", in the person's own time zone. */
export const dayOf = (moment: string) => day.format(new Date(moment));

/** The same to the minute. */
export const minuteOf = (moment: string) => minute.format(new Date(moment));

/** How long ago a moment was, "3 hours ago"; the day itself once that is more than a week ago. */
export function ago(moment: string, now = Date.now()): string {
  const seconds = (new Date(moment).getTime() - now) / 1000;
  if (Math.abs(seconds) > 7 * 86_400) return dayOf(moment);
  for (const [unit, length] of steps)
    if (Math.abs(seconds) >= length) return relative.format(Math.trunc(seconds / length), unit);
  return "just now";
}
