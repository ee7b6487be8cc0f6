import { describe, expect, it } from "vitest";
import { differences } from "./differences";

const work = (highlights: string[]) => ({
  basics: { name: "Marta" },
  work: [{ position: "Engineer", name: "Acme", startDate: "2020-03", highlights }],
});

describe("what differs between two documents", () => {
  it("is told line by line: changed, added and removed", () => {
    expect(differences(work(["a", "b", "c"]), work(["a", "B", "c", "d"]))).toEqual([
      { section: "work", before: "b", after: "B" },
      { section: "work", before: null, after: "d" },
    ]);
    expect(differences(work(["a", "b"]), work(["b"]))).toEqual([
      { section: "work", before: "a", after: null },
    ]);
  });

  it("names a photo that was added, replaced or removed", () => {
    const [a, b] = [{ basics: { image: "data:a" } }, { basics: { image: "data:b" } }];
    const section = "basics";
    expect(differences({ basics: {} }, a)).toEqual([{ section, before: null, after: "Photo" }]);
    expect(differences(a, b)).toEqual([{ section, before: "Photo", after: "Another photo" }]);
    expect(differences(b, { basics: {} })).toEqual([{ section, before: "Photo", after: null }]);
    expect(differences(a, a)).toEqual([]);
  });

  it("is nothing where only the order of fields or empty ones differ", () => {
    const one = { basics: { name: "Marta", label: "", email: "m@example.com" } };
    expect(differences(one, { basics: { email: "m@example.com", name: "Marta" } })).toEqual([]);
  });

  it("holds headings with dates, keywords, places and sections of one's own", () => {
    const after = {
      basics: { location: { city: "Berlin", countryCode: "DE" } },
      certificates: [{ name: "CKA", issuer: "CNCF", date: "2021-05" }],
      skills: [{ name: "Tools", keywords: ["Go", "SQL"] }],
      meta: { vitae: { other: [{ heading: "Talks", lines: ["One"] }] } },
    };
    expect(differences({ basics: {} }, after).map((line) => `${line.section}: ${line.after}`)).toEqual([
      "basics: Berlin, DE",
      "certificates: CKA, CNCF · May 2021",
      "skills: Tools",
      "skills: Go, SQL",
      "Talks: One",
    ]);
  });
});
