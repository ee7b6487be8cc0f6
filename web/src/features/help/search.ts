import { helpText, scoringText } from "../../i18n/help";

type Topic = { id: string; name: string; items: readonly { ask: string; answer: string }[] };

/** Without the marks and the case that people leave out when they search. */
const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}“”’']/gu, "")
    .toLowerCase();

function holds(text: string, words: string): boolean {
  const where = plain(text);
  return plain(words)
    .split(/\s+/)
    .every((word) => where.includes(word));
}

/** The topics with those answers that hold every word; a topic whose name holds them all stays whole. */
export function search(words: string): Topic[] {
  const topics: readonly Topic[] = helpText.topics;
  return topics
    .map((topic) => ({
      ...topic,
      items: topic.items.filter((item) => holds(`${topic.name} ${item.ask} ${item.answer}`, words)),
    }))
    .filter((topic) => topic.items.length > 0);
}

export function scoringMatches(words: string): boolean {
  const { heading, lead, keywords, notes } = scoringText;
  return holds([heading, lead, keywords, ...notes].join(" "), words);
}
