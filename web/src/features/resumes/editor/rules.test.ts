import { describe, expect, it } from "vitest";
import type { Resume } from "../../../api/resume/document";
import { keepDraft, readDraft } from "./draft";
import { isDate } from "./fields";
import { finished, isSame, wrongDates } from "./finish";
import { begin, step } from "./history";
import { addSection, headingOf, lacking, moveSection, removeSection, sectionsOf } from "./layout";
import { insert, key, keyed, listAt, move, put, remove } from "./tree";

const resume: Resume = {
  basics: { name: "Marta", summary: "Builds things." },
  work: [
    { name: "A", highlights: ["one", "two"] },
    { name: "B", startDate: "2019-03" },
  ],
  skills: [{ name: "Go" }],
  meta: {
    vitae: {
      order: ["skills", "work", "other0", "other1"],
      headings: { work: "Jobs" },
      other: [
        { heading: "Patents", lines: ["One"] },
        { heading: "Talks", lines: ["Two"] },
      ],
    },
  },
};

describe("a document", () => {
  it("is changed at one place, and nowhere else", () => {
    const next = put(resume, ["work", 0, "highlights", 1], "TWO");
    expect(listAt(next, ["work", 0, "highlights"])).toEqual(["one", "TWO"]);
    expect(next.work?.[1]).toBe(resume.work?.[1]);
    expect(resume.work?.[0]?.highlights).toEqual(["one", "two"]);
    expect(put({ basics: {} }, ["basics", "location", "city"], "Oslo")).toEqual({
      basics: { location: { city: "Oslo" } },
    });
    expect(put({ a: 1, b: 2 }, ["a"], undefined)).toEqual({ b: 2 });
  });

  it("takes entries in, out and elsewhere", () => {
    expect(insert(resume, ["work"], 1, { name: "C" }).work?.map((one) => one.name)).toEqual(["A", "C", "B"]);
    expect(remove(resume, ["work"], 0).work?.map((one) => one.name)).toEqual(["B"]);
    expect(move(resume, ["work"], 0, 1).work?.map((one) => one.name)).toEqual(["B", "A"]);
    expect(move(resume, ["work"], 0, 5).work).toEqual(resume.work);
  });

  it("has entries whose keys go with them and are never written", () => {
    const own = keyed(resume);
    const keys = own.work?.map(key);
    expect(new Set(keys).size).toBe(2);
    const typed = put(move(own, ["work"], 0, 1), ["work", 1, "name"], "AA");
    expect(typed.work?.map(key)).toEqual(keys?.toReversed());
    expect(JSON.stringify(own)).toBe(JSON.stringify(resume));
  });
});

describe("undo", () => {
  const change = (to: string, mark: string, at: number) => ({ do: "change" as const, to, mark, at });

  it("takes back a burst of typing as one step", () => {
    let history = begin("");
    for (const [to, at] of [
      ["a", 1000],
      ["ab", 1300],
      ["abc", 1900],
    ] as const)
      history = step(history, change(to, "name", at));
    history = step(history, change("abcd", "name", 5000));
    history = step(history, { do: "undo" });
    expect(history.now).toBe("abc");
    history = step(history, { do: "undo" });
    expect(history.now).toBe("");
    expect(step(history, { do: "undo" })).toBe(history);
    history = step(step(history, { do: "redo" }), { do: "redo" });
    expect(history.now).toBe("abcd");
    expect(step(history, { do: "redo" })).toBe(history);
  });

  it("keeps changes without a mark apart, and forgets what was undone once something new is done", () => {
    let history = step(step(begin("a"), change("b", "", 1)), change("c", "", 2));
    history = step(history, { do: "undo" });
    expect(history.now).toBe("b");
    history = step(history, change("d", "", 3));
    expect(step(history, { do: "redo" }).now).toBe("d");
  });
});

describe("sections", () => {
  it("stand in the resume's own order under its own headings", () => {
    expect(sectionsOf(resume)).toEqual(["skills", "work", "other0", "other1", "summary"]);
    expect(headingOf(resume, "work")).toBe("Jobs");
    expect(headingOf(resume, "other1")).toBe("Talks");
    expect(lacking(resume)).not.toContain("work");
    expect(lacking(resume)).toContain("education");
  });

  it("move, are added and removed", () => {
    expect(sectionsOf(moveSection(resume, 0, 1)).slice(0, 2)).toEqual(["work", "skills"]);
    expect(sectionsOf(addSection(resume, "awards", {}))).toContain("awards");
    const other = addSection(resume, "other", { heading: "Press", lines: [] });
    expect(headingOf(other, "other2")).toBe("Press");
    expect(sectionsOf(removeSection(resume, "skills"))).not.toContain("skills");
    expect(sectionsOf(removeSection(resume, "summary"))).not.toContain("summary");
    const without = removeSection(resume, "other0");
    expect(sectionsOf(without)).toEqual(["skills", "work", "other0", "summary"]);
    expect(headingOf(without, "other0")).toBe("Talks");
  });
});

describe("what is saved", () => {
  it("leaves out what was left empty", () => {
    const messy = put(put(resume, ["work", 0, "highlights"], ["one ", "", " "]), ["awards"], [{ title: "" }]);
    expect(finished(messy).work?.[0]?.highlights).toEqual(["one"]);
    expect(finished(messy)).not.toHaveProperty("awards");
    const emptied = finished(put(resume, ["meta", "vitae", "other", 0, "lines"], [""]));
    expect(emptied.meta?.vitae?.other?.map((one) => one.heading)).toEqual(["Talks"]);
    expect(emptied.meta?.vitae?.order).toEqual(["skills", "work", "other0"]);
  });

  it("is the same where only empty things or the order of fields differ", () => {
    expect(isSame(resume, put(resume, ["basics", "label"], ""))).toBe(true);
    expect(isSame({ basics: { name: "a", url: "b" } }, { basics: { url: "b", name: "a" } })).toBe(true);
    expect(isSame(resume, put(resume, ["basics", "label"], "x"))).toBe(false);
  });

  it("names dates that are none", () => {
    expect(["", "2020", "2020-03", "2020-03-31"].every(isDate)).toBe(true);
    expect(["20", "2020-13", "March 2020", "2020-3"].some(isDate)).toBe(false);
    expect(wrongDates(put(resume, ["work", 1, "startDate"], "March"))).toBe(1);
    expect(wrongDates(resume)).toBe(0);
  });

  it("keeps drafts of one tab, and reads no other thing as one", () => {
    const draft = { base: { id: "v1", versionNumber: 1 }, document: resume };
    keepDraft("r1", draft);
    expect(readDraft("r1")).toEqual(draft);
    expect(readDraft("r2")).toBeNull();
    window.sessionStorage.setItem("vitae.draft.r2", '{"base":"v1","document":{}}');
    expect(readDraft("r2")).toBeNull();
    keepDraft("r1", null);
    expect(readDraft("r1")).toBeNull();
  });
});
