import { locale } from "./locale";

const short = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" });
const long = new Intl.DateTimeFormat(locale, {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

const millisecondsOfDay = 86_400_000;
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
const two = (n: number) => String(n).padStart(2, "0");

/** The day of a moment as "2026-11-27", by the person's own clock. */
export function dayHere(moment: Date = new Date()): string {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The day so many days after another. */
export function daysAfter(day: string, days: number): string {
  return new Date(noon(day) + days * millisecondsOfDay).toISOString().slice(0, 10);
}

/** How many days lie between two days; below 0 where the second is before the first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((noon(to) - noon(from)) / millisecondsOfDay);
}

/** "Nov 27", with the year where it is another than today's. */
export function dayInWords(day: string, today: string): string {
  return (day.slice(0, 4) === today.slice(0, 4) ? short : long).format(noon(day));
}

/** A moment of the server as a field for date and time takes it, by the person's own clock. */
export function toLocalTime(moment: string): string {
  const at = new Date(moment);
  return `${dayHere(at)}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
