import { helpText, scoringText } from "../../i18n/help";
import { holds } from "../../lib/search";

type Topic = { id: string; name: string; items: readonly { id: string; ask: string; answer: string }[] };

/** The topics with those answers that hold every word; a topic whose name holds them all stays whole. */
export function search(words: string): Topic[] {
  const topics: readonly Topic[] = helpText.topics;
  return topics
    .map((topic) => ({
      ...topic,
      items: topic.items.filter((item) => holds([topic.name, item.ask, item.answer], words)),
    }))
    .filter((topic) => topic.items.length > 0);
}

export function scoringMatches(words: string): boolean {
  const { heading, lead, keywords, notes } = scoringText;
  return holds([heading, lead, keywords, ...notes], words);
}
