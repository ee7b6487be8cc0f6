import { describe, expect, it } from "vitest";
import { sampleReading, tracedReading } from "../testing/sample";
import { partsOf, rowsOf } from "./rows";
import { linesOf, numbered, traceOf } from "./trace";

const { document, fields = [] } = tracedReading;
const rows = rowsOf(document, fields);
const trace = traceOf(rows, fields);

describe("where fields came from", () => {
  it("asks to check what is below the limit, in the order in which it is shown", () => {
    expect(trace.toCheck.map((part) => part.value)).toEqual([
      "+46 70 555 01 34",
      "Led a team of 4 developers",
    ]);
  });

  it("asks no more for what the person checked", () => {
    const checked = fields.map((field) => ({ ...field, checked: true }));
    expect(traceOf(rows, checked).toCheck).toEqual([]);
  });

  it("lets the least sure field speak for a value of several", () => {
    const dates = [
      { path: "work[0].startDate", confidence: 0.9, text: "March 2019" },
      { path: "work[0].endDate", confidence: 0.4, text: "until now" },
    ];
    const { toCheck, of } = traceOf(rowsOf(document), dates);
    expect(toCheck.map((part) => part.value)).toEqual(["Mar 2019 – Present"]);
    expect(toCheck[0] && of(toCheck[0])?.text).toBe("until now");
  });

  it("leads from a line to the first field that it became", () => {
    expect(trace.from({ text: "Backend developer, Nordfrakt AB", page: 1, box: box(130) })).toBe(
      "work[0].name",
    );
    // The same words elsewhere on the page became nothing.
    expect(trace.from({ text: "Backend developer, Nordfrakt AB", page: 1, box: box(700) })).toBeUndefined();
    expect(trace.from({ text: "Driving licence B" })).toBeUndefined();
  });

  it("keeps skills of one line together, and apart where their lines differ", () => {
    const skills = partsOf(rows).filter(({ paths }) => paths[0]?.startsWith("skills"));
    expect(skills.map((part) => part.value)).toEqual(["Golang, Java, SQL", "postgres, Docker, Git"]);
    const plain = partsOf(rowsOf(sampleReading.document)).filter(({ paths }) =>
      paths[0]?.startsWith("skills"),
    );
    expect(plain.map((part) => part.value)).toEqual(["Golang, Java, SQL, postgres, Docker, Git"]);
  });
});

describe("lines among the words", () => {
  const find = (words: string[], ...texts: string[]) =>
    [
      ...numbered(
        words,
        texts.map((text) => ({ text })),
      ),
    ].map(([i, line]) => [i, line.text]);

  it.each([
    ["the same words", ["Head", "Led a team"], "Led a team", [1]],
    ["other spaces", ["Led  a team "], "Led a team", [0]],
    ["the sign of a list", ["- Led a team"], "Led a team", [0]],
    ["a line that was wrapped", ["- Led a", "team of 4", "Next"], "Led a team of 4", [0, 1]],
    ["a word that was divided", ["Led a develop-", "ment team"], "Led a development team", [0, 1]],
    ["a column beside another", ["Skills   Led a team"], "Led a team", [0]],
    ["words that begin alike", ["Led", "Led a team"], "Led a team", [1]],
    ["no such line", ["Led a team"], "Built a bridge", []],
  ])("finds %s", (_, words, text, at) => {
    expect(find(words, text)).toEqual(at.map((i) => [i, text]));
  });

  it("gives each of two equal lines its own place", () => {
    const lines = linesOf([
      { path: "b", confidence: 1, text: "Geelong", page: 1, box: box(200) },
      { path: "a", confidence: 1, text: "Geelong", page: 1, box: box(100) },
    ]);
    const found = numbered(["Geelong", "then", "Geelong"], lines);
    expect([...found].map(([i, line]) => [i, line.box?.y0])).toEqual([
      [0, 100],
      [2, 200],
    ]);
  });
});

function box(y0: number) {
  return { x0: 40, y0, x1: 300, y1: y0 + 12 };
}
