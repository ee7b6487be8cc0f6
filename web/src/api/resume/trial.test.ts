import { expect, it } from "vitest";
import { fileName } from "./trial";

it.each([
  ['attachment; filename="A B - resume.pdf"', "A B - resume.pdf"],
  ["attachment; filename=resume.pdf", "resume.pdf"],
  ["attachment; filename*=utf-8''Ma%C5%82gorzata.docx", "Małgorzata.docx"],
  ["attachment", undefined],
  [null, undefined],
])("reads the name out of %s", (header, want) => expect(fileName(header)).toBe(want));
