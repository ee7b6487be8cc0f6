import { expect, it } from "vitest";
import { tailorText } from "../i18n/tailor";
import { cutAtBytes } from "./bytes";
import { span } from "./dates";

it.each([
  [1, "1 KB"],
  [(1 << 20) - 1, "1024 KB"],
  [1 << 20, "1 MB"],
  [10 << 20, "10 MB"],
  [10.5 * (1 << 20), "10.5 MB"],
])("shows %s bytes in the unit of the limits", (bytes, want) =>
  expect(tailorText.resume.size(bytes)).toBe(want),
);

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
