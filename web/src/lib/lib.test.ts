import { expect, it } from "vitest";
import { cutAtBytes } from "./bytes";
import { span } from "./dates";

it("cuts at bytes, not at characters", () => {
  expect(cutAtBytes("Café in Go", 9, 11)).toEqual({ before: "Café in ", within: "Go", after: "" });
  expect(cutAtBytes("Go", 0, 9)).toEqual({ before: "Go", within: "", after: "" });
});

it.each([
  ["2019-03", "2020-12", "Mar 2019 – Dec 2020"],
  ["2019", "", "2019 – Present"],
  ["", "2018-05-01", "May 2018"],
  ["2018", "2018", "2018"],
  ["", "", ""],
])("shows the period %s to %s", (start, end, want) => expect(span(start, end)).toBe(want));
