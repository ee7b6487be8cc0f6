import { locale } from "./locale";

const month = new Intl.DateTimeFormat(locale, { month: "short", year: "numeric", timeZone: "UTC" });

/** "2020-03-15" and "2020-03" as "Mar 2020", "2020" as it is; what has no such shape is left alone. */
export function dateInWords(date: string): string {
  const parts = date.match(/^(\d{4})-(0[1-9]|1[0-2])/);
  return parts ? month.format(Date.parse(`${parts[0]}-01T00:00:00Z`)) : date;
}

/** A period as a resume shows it. A start without an end goes on. */
export function span(start = "", end = ""): string {
  if (!start || start === end) return dateInWords(end || start);
  return `${dateInWords(start)} – ${end ? dateInWords(end) : "Present"}`;
}
