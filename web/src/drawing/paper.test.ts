import { expect, it } from "vitest";
import { usualPaper } from "./paper";

it.each([
  ["US", "", "", "letter"],
  ["ca", "", "fr", "letter"],
  ["", "(403) 555-0142", "en", "letter"],
  ["", "+1 403-555-0142", "", "letter"],
  ["IE", "403 555 0142", "en", "a4"],
  ["", "333 123 4567", "it", "a4"],
  ["", "087 123 4567", "en", "a4"],
  ["", "", "", "a4"],
] as const)("is, for %s %s %s, %s as on the server", (countryCode, phone, language, paper) => {
  const resume = { basics: { phone, location: { countryCode } }, meta: { vitae: { language } } };
  expect(usualPaper(resume)).toBe(paper);
});
