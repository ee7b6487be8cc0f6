/** What the checker found in a text; `start` and `end` count UTF-16 units. */
export type Mark = {
  kind: MarkKind;
  start: number;
  end: number;
  /** The marked words. */
  words: string;
  /** What could stand there instead, the likeliest first. */
  suggestions: string[];
};

export type MarkKind = "spelling" | "repetition" | "article" | "agreement" | "comma";

/** A finding as the worker sends it: `start` and `end` count code points, as Rust does. */
export type Lint = { kind: string; message: string; start: number; end: number; suggestions: string[] };

const mostSuggestions = 3;
/** Shorter words are mostly abbreviations. */
const leastLetters = 4;

/**
 * Slips in the commonest words that are no abbreviation of anything we know of. The checker finds them, but doesn't
 * suggest the word: for "teh" it offers "ten".
 */
const slips = new Map(
  Object.entries({
    teh: "the",
    hte: "the",
    adn: "and",
    ofr: "for",
    wsa: "was",
    hsa: "has",
    hda: "had",
    nto: "not",
    yuo: "you",
    taht: "that",
    thsi: "this",
    wiht: "with",
    wtih: "with",
    waht: "what",
    fomr: "from",
    thier: "their",
  }),
);

/**
 * What is shown of the findings. A resume is full of names, abbreviations and phrases without a verb, so only
 * kinds are kept that were right when measured on resumes (docs/writing.md), and only about plain words.
 */
export function marksOf(text: string, lints: readonly Lint[], known: ReadonlySet<string>): Mark[] {
  const units = unitsOf(text);
  return lints
    .flatMap((lint): Mark[] => {
      const kind = kindOf(lint);
      const [start, end] = [units[lint.start] ?? 0, units[lint.end] ?? text.length];
      const words = text.slice(start, end);
      if (!kind || !isShown[kind](words, text, start)) return [];
      if (kind === "spelling" && known.has(folded(words))) return [];
      const slip = slips.get(words.toLowerCase()) ?? "";
      const likeliest = words === words.toLowerCase() ? slip : slip.charAt(0).toUpperCase() + slip.slice(1);
      const suggestions = [...new Set([likeliest, ...lint.suggestions])]
        .filter((one) => one !== "" && one !== words && !/[^\p{L}\p{M}'’ ,-]/u.test(one))
        .slice(0, mostSuggestions);
      return kind !== "spelling" && suggestions.length === 0
        ? []
        : [{ kind, start, end, words, suggestions }];
    })
    .sort((a, b) => a.start - b.start);
}

/** The words of names, in the form that `marksOf` compares. */
export function knownWords(names: readonly string[]): Set<string> {
  return new Set(
    names.flatMap((name) => [
      folded(name.trim()),
      ...name
        .split(/[^\p{L}\p{M}\p{N}'’]+/u)
        .flatMap((word) => [folded(word), folded(word.replace(/['’]s$/, ""))]),
    ]),
  );
}

const folded = (word: string) => word.toLowerCase().replaceAll("’", "'");

function kindOf({ kind, message }: Lint): MarkKind | undefined {
  if (kind === "Spelling" || kind === "Typo") return "spelling";
  if (kind === "Repetition") return "repetition";
  if (kind === "Agreement") return "agreement";
  if (message.startsWith("Incorrect indefinite article")) return "article";
  if (message.startsWith("Don't use a space before a comma")) return "comma";
  return undefined;
}

const isShown: Record<MarkKind, (words: string, text: string, start: number) => boolean> = {
  // A capital inside a sentence begins a name, and a sign beside a word makes it part of one: "node.js", "w/".
  spelling: (words, text, start) =>
    (words.length >= leastLetters || slips.has(words.toLowerCase())) &&
    /^[\p{L}\p{M}'’]+$/u.test(words) &&
    (words === words.toLowerCase() ||
      (startsSentence(text, start) && words.slice(1) === words.slice(1).toLowerCase())) &&
    !/[\p{N}/@._&+#-]$/u.test(text.slice(0, start)) &&
    !/^(?:[\p{N}/@_&+#-]|\.\p{L})/u.test(text.slice(start + words.length)),
  repetition: (words) => /^(\p{Ll}+)\s+\1$/iu.test(words) && words.slice(1) === words.slice(1).toLowerCase(),
  // How letters and figures are said is not in their spelling.
  article: (words, text, start) =>
    /^an?$/.test(words) && /^\s+\p{Ll}{3}/u.test(text.slice(start + words.length)),
  agreement: () => true,
  comma: () => true,
};

const startsSentence = (text: string, at: number) => /(?:^|[.!?:•]\s+|^\W+)$/.test(text.slice(0, at));

/** The UTF-16 place of every code point, and of the end. */
function unitsOf(text: string): number[] {
  const units = [0];
  for (const char of text) units.push((units.at(-1) ?? 0) + char.length);
  return units;
}

/** The text with a mark replaced. */
export const applied = (text: string, { start, end }: Mark, suggestion: string) =>
  text.slice(0, start) + suggestion + text.slice(end);
