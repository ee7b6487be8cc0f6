import { describe, expect, it } from "vitest";
import { cameForward, wordDiff } from "./words";

const read = (before: string, after: string) => wordDiff(before, after).map((s) => `${s.kind[0]}:${s.text}`);
const rebuilt = (before: string, after: string, leave: "added" | "removed") =>
  wordDiff(before, after)
    .filter((s) => s.kind !== leave)
    .map((s) => s.text)
    .join("");

describe("wordDiff", () => {
  it.each([
    ["nothing", "Led a team", "Led a team", ["s:Led a team"]],
    [
      "a word put in",
      "services for booking",
      "services in Go for booking",
      ["s:services ", "a:in Go ", "s:for booking"],
    ],
    ["everything", "one", "two", ["r:one", "a:two"]],
    ["from empty", "", "Go", ["a:Go"]],
  ])("%s", (_, before, after, want) => expect(read(before, after)).toEqual(want));

  it("merges changes that only a short word parts", () => {
    expect(read("Worked on the backend services", "Built in the server-side services")).toEqual([
      "r:Worked on the backend",
      "a:Built in the server-side",
      "s: services",
    ]);
  });

  it.each([
    ["Worked on backend, 12 markets — 4 devs.", "Built the backend in Go; 12 markets and 4 devs"],
    ["a b c d e f", "f e d c b a"],
    ["Łódź, 東京 and naïve", "naïve 東京, Łódź"],
  ])("gives back both texts whole: %s", (before, after) => {
    expect(rebuilt(before, after, "added")).toBe(before);
    expect(rebuilt(before, after, "removed")).toBe(after);
  });
});

it.each([
  ["abcd", "abcd", []],
  ["abcd", "dabc", [0]],
  ["ab", "ba", [0]],
  ["abcde", "adbec", [1, 3]],
  ["abc", "aXbc", [1]],
])("names what came forward from %s to %s", (before, after, want) => {
  expect([...cameForward([...before], [...after])].sort()).toEqual(want);
});
