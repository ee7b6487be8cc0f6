import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import type { TailorRequest } from "../api/resume/trial";
import { sampleJob, sampleReading, sampleTailored } from "./sample";

const root = "*/api/resume/trial";

/** The server as the contract describes it, answering with the sample. */
export const server = setupServer(
  http.get("*/api/settings", () => HttpResponse.json({ version: "test", maxUploadMB: 10 })),
  // No live events: what listens to them asks by itself.
  http.get("*/api/events", () => new HttpResponse("", { status: 503 })),
  http.post(`${root}/read`, () => HttpResponse.json(sampleReading)),
  http.post(`${root}/job`, () => HttpResponse.json(sampleJob)),
  http.post(`${root}/decide`, async ({ request }) => {
    const { takenBack, edits, answers } = (await request.json()) as TailorRequest;
    return HttpResponse.json(sampleTailored({ takenBack, edits, answers }));
  }),
  http.post(
    `${root}/export`,
    () =>
      new HttpResponse("%PDF-1.7", {
        headers: {
          "Content-Type": "application/pdf",
          "Content-Disposition": 'attachment; filename="Marta Lindqvist - resume.pdf"',
        },
      }),
  ),
);

/** A refusal in the server's form. */
export function refusal(status: number, detail: string, headers: Record<string, string> = {}) {
  return HttpResponse.json(
    { type: "about:blank", title: "Refused", status, detail },
    { status, headers: { "Content-Type": "application/problem+json", ...headers } },
  );
}

export { HttpResponse, http, root };
