/** A text without the marks and the case that people leave out when they search. */
export const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}“”’']/gu, "")
    .toLowerCase();

/** Whether one of the texts of a thing holds each word of a search; every thing holds an empty one. */
export function holds(texts: readonly (string | null | undefined)[], search: string): boolean {
  const where = plain(texts.filter(Boolean).join(" "));
  return plain(search)
    .split(/\s+/)
    .every((word) => where.includes(word));
}
