const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "2020-03-15" and "2020-03" as "Mar 2020", "2020" as it is; what has no such shape is left alone. */
export function dateInWords(date: string): string {
  const parts = date.match(/^(\d{4})-(\d{2})/);
  return parts ? `${months[Number(parts[2]) - 1] ?? parts[2]} ${parts[1]}` : date;
}

/** A period as a resume shows it. A start without an end goes on. */
export function span(start = "", end = ""): string {
  if (!start || start === end) return dateInWords(end || start);
  return `${dateInWords(start)} – ${end ? dateInWords(end) : "Present"}`;
}
