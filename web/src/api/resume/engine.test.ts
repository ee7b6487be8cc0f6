import { describe, expect, it } from "vitest";
import { standingOf } from "./engine";

const shown = (grade: string, status: "MATCHED" | "RELATED" | "MISSING" = "MATCHED") =>
  standingOf({ status, proof: [{ path: "", text: "", start: 0, end: 0, grade, weight: 1 }] });

describe("the standing of a skill", () => {
  it("is proven by work alone, not by a list or a summary", () => {
    expect(
      ["used", "implied", "listed", "summary", "qualified", "related"].map((grade) => shown(grade)),
    ).toEqual(["PROVEN", "PROVEN", "LISTED", "SUMMARY", "SLIGHT", "CLOSE"]);
    expect(shown("used", "RELATED")).toBe("CLOSE");
    expect(standingOf({ status: "MISSING" })).toBe("MISSING");
  });
});
