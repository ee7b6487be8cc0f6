import { describe, expect, test } from "vitest";
import { isEnglish } from "./language";
import { applied, knownWords, type Lint, marksOf } from "./marks";
import { namesOf, textsOf } from "./names";

const none = new Set<string>();

/** A finding about words of a text, counted as the checker counts. */
function about(
  text: string,
  words: string,
  kind = "Spelling",
  suggestions = ["received"],
  message = "",
): Lint {
  const start = [...text.slice(0, text.indexOf(words))].length;
  return { kind, message, start, end: start + [...words].length, suggestions };
}
const shown = (text: string, words: string, kind?: string, suggestions?: string[], message?: string) =>
  marksOf(text, [about(text, words, kind, suggestions, message)], none).map((mark) => mark.words);

describe("marks", () => {
  test.each([
    ["I recieved it", "recieved"],
    ["Recieved it", "Recieved"],
    ["Sold it. Recieved it", "Recieved"],
    ["🎻 players recieved it", "recieved"],
  ])("of %s: %s", (text, words) => {
    const [mark] = marksOf(text, [about(text, words)], none);
    expect(mark).toMatchObject({ words, kind: "spelling", suggestions: ["received"] });
    expect(text.slice(mark?.start, mark?.end)).toBe(words);
  });

  test.each([
    ["Ordered teh stock", "teh", ["the", "ten", "tea"]],
    ["Teh stock was late", "Teh", ["The", "ten", "tea"]],
    ["Led adn trained a team", "adn", ["and", "ten", "tea"]],
  ])("of short common words in %s", (text, words, suggestions) => {
    expect(marksOf(text, [about(text, words, "Spelling", ["ten", "tea", "tech"])], none)).toMatchObject([
      { words, suggestions },
    ]);
    expect(marksOf(text, [about(text, words)], knownWords([words]))).toEqual([]);
  });

  test.each([
    ["Moved to Kloten", "Kloten"],
    ["Wrote it in node.js", "node"],
    ["Ran k6daily", "k6daily"],
    ["Recs done", "rec"],
    ["Kept the CRM", "CRM"],
    ["See nora@exampel.org", "exampel"],
  ])("leave out of %s: %s", (text, words) => {
    expect(shown(text, words)).toEqual([]);
  });

  test("leave out names in any case, and with an s", () => {
    const known = knownWords(["Zorblax Logistics", "xentral"]);
    for (const [text, words] of [
      ["at zorblax", "zorblax"],
      ["Xentral was new", "Xentral"],
    ] as const)
      expect(marksOf(text, [about(text, words)], known)).toEqual([]);
  });

  test("of other kinds only what a resume is wrong in", () => {
    const article = "Incorrect indefinite article.";
    expect(shown("Led an team", "an", "Miscellaneous", ["a"], article)).toEqual(["an"]);
    expect(shown("Covered A/R", "A", "Miscellaneous", ["An"], article)).toEqual([]);
    expect(shown("a U12 team", "a", "Miscellaneous", ["an"], article)).toEqual([]);
    expect(shown("the the team", "the the", "Repetition", ["the"])).toEqual(["the the"]);
    expect(shown("Walla Walla", "Walla Walla", "Repetition", ["Walla"])).toEqual([]);
    expect(shown("ran a team", "ran", "Capitalization", ["Ran"])).toEqual([]);
    expect(shown("over 20 min", "min", "Miscellaneous", ["minimum"])).toEqual([]);
  });

  test("are put right where they stand", () => {
    const text = "🎻 I recieved it";
    const [mark] = marksOf(text, [about(text, "recieved")], none);
    expect(mark && applied(text, mark, "received")).toBe("🎻 I received it");
  });
});

describe("language", () => {
  test.each([
    ["Ordered the stock for two offices and kept the books", true],
    ["Moved from Rue de la Gare to the office in Lyon", true],
    ["Lift station upgrade", true],
    ["Betreuung der Kunden und der Lieferanten im Lager", false],
    ["Suivi des commandes et de la caisse pour les clients", false],
    ["Control de existencias y atención al cliente en la tienda", false],
  ])("%s", (text, english) => {
    expect(isEnglish(text)).toBe(english);
  });
});

test("names and texts of a resume are kept apart", () => {
  const resume = {
    basics: { name: "Ottilie Vanbrugh", summary: "I kept books.", location: { city: "Kloten" } },
    work: [{ name: "Zorblax", position: "Clerk", highlights: ["Ordered stock", " "] }],
    projects: [{ name: "Fremdling", description: "A tool" }],
    skills: [{ name: "Office", keywords: ["Xentral"] }],
    meta: { vitae: { other: [{ heading: "Notes", lines: ["One more"] }] } },
  };
  expect(namesOf(resume)).toEqual([
    "Ottilie Vanbrugh",
    "Kloten",
    "Zorblax",
    "Fremdling",
    "Office",
    "Xentral",
  ]);
  expect(textsOf(resume)).toEqual(["I kept books.", "Ordered stock", "A tool", "One more"]);
});
