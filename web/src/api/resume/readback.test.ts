import { describe, expect, it } from "vitest";
import { HttpResponse, http, server } from "../../testing/server";
import { ApiProblem } from "../problem";
import { exportVersion } from "./exports";
import { drawPages, pageOf } from "./looks";
import { exportQuery, lossesOf, readBack, readBackVersion } from "./readback";
import { exportResume } from "./trial";

const loss = {
  path: "work[0].name",
  label: "Job 1, employer",
  wanted: "Acme",
  got: "",
  at: "",
  kind: "missing",
};
const refusal = HttpResponse.json(
  { title: "Conflict", status: 409, detail: "One thing is missed.", code: "EXPORT_LOSSES", losses: [loss] },
  { status: 409, headers: { "Content-Type": "application/problem+json" } },
);

describe("an export", () => {
  it("names its look and whether losses are accepted", () => {
    expect(String(exportQuery("pdf"))).toBe("format=pdf");
    expect(
      String(
        exportQuery("docx", { style: { template: "margin", accent: "", pages: 0 }, acceptLosses: true }),
      ),
    ).toBe("template=margin&pages=0&format=docx&losses=accept");
  });

  it("that loses something is refused with what it loses", async () => {
    server.use(http.post("*/api/resume/trial/export", () => refusal.clone() as typeof refusal));
    const refused = await exportResume({ basics: {} }, "pdf").catch((cause: unknown) => cause);
    expect(lossesOf(refused)).toEqual([loss]);
    expect((refused as ApiProblem).message).toBe("One thing is missed.");
    expect(lossesOf(new ApiProblem("refused", "Another conflict.", 409))).toBeUndefined();
    expect(lossesOf(new Error())).toBeUndefined();
  });

  it("of a version asks for what was accepted", async () => {
    let asked = "";
    server.use(
      http.get("*/api/resume/versions/:id/export", ({ request }) => {
        asked = new URL(request.url).pathname + new URL(request.url).search;
        return new HttpResponse("%PDF");
      }),
    );
    await exportVersion("v/1", "pdf", { style: { paper: "letter" }, acceptLosses: true });
    expect(asked).toBe("/api/resume/versions/v%2F1/export?paper=letter&format=pdf&losses=accept");
  });
});

it("a file is read back, of a document and of a version", async () => {
  const answer = { text: "Jane", document: { basics: {} }, losses: [loss], missing: [], tooLong: false };
  const asked: string[] = [];
  server.use(
    http.post("*/api/resume/trial/readback", ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(answer);
    }),
    http.get("*/api/resume/versions/v1/readback", ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(answer);
    }),
  );
  expect(await readBack({ basics: {} }, "docx", { font: "lato" })).toEqual(answer);
  expect(await readBackVersion("v1", "txt")).toEqual(answer);
  expect(asked).toEqual(["?font=lato&format=docx", "?format=txt"]);
});

it("a preview sends the document and its style; a page says how many there are", async () => {
  let sent: unknown;
  const drawn = { pages: ["<svg/>"], count: 1, width: 595, height: 842, missing: [], tooLong: false };
  server.use(
    http.post("*/api/resume/preview", async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(drawn);
    }),
    http.get(
      "*/api/resume/versions/v1/pages/2",
      () => new HttpResponse("<svg/>", { headers: { "Content-Type": "image/svg+xml", "Page-Count": "3" } }),
    ),
  );
  expect(await drawPages({ basics: { name: "Jane" } }, { density: "close" })).toEqual(drawn);
  expect(sent).toEqual({ document: { basics: { name: "Jane" } }, style: { density: "close" } });
  const { picture, count } = await pageOf("v1", 2);
  expect([await picture.text(), picture.type, count]).toEqual(["<svg/>", "image/svg+xml", 3]);
});
