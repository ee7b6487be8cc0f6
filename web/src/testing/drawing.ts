import type { Resume, Style } from "../api/resume/document";
import type { Looks, PagePictures } from "../api/resume/looks";
import type { Loss } from "../api/resume/readback";
import { HttpResponse, http, server } from "./server";

export const sampleLooks: Looks = {
  templates: [
    {
      name: "classic",
      title: "Classic",
      description: "Sober.",
      columns: 1,
      photo: true,
      accent: "navy",
      font: "lato",
    },
    {
      name: "pillar",
      title: "Pillar",
      description: "Lively.",
      columns: 2,
      photo: false,
      accent: "plum",
      font: "lato",
    },
  ],
  accents: [
    { name: "navy", title: "Navy", hex: "#1c385c" },
    { name: "plum", title: "Plum", hex: "#5c1c58" },
  ],
  fonts: [
    { name: "lato", title: "Lato" },
    { name: "source-serif", title: "Source Serif" },
  ],
  densities: [
    { name: "airy", title: "Airy" },
    { name: "normal", title: "Normal" },
    { name: "close", title: "Tight" },
  ],
  papers: [
    { name: "a4", title: "A4", width: 595.28, height: 841.89 },
    { name: "letter", title: "Letter", width: 612, height: 792 },
  ],
};

export const sampleLoss: Loss = {
  path: "work[0].highlights[1]",
  label: "Job 1, line 2",
  wanted: "Led a team of six",
  got: "",
  at: "",
  kind: "missing",
};

export type Asked = { document: Resume; style?: Style };

/** Answers whoever draws or reads back; gives what was asked to be drawn, in order. */
export function drawingAnswers({
  losses = [] as Loss[],
  ...part
}: Partial<PagePictures> & { losses?: Loss[] } = {}): Asked[] {
  const asked: Asked[] = [];
  server.use(
    http.get("*/api/resume/templates", () => HttpResponse.json(sampleLooks)),
    http.post("*/api/resume/preview", async ({ request }) => {
      asked.push((await request.json()) as Asked);
      return HttpResponse.json({
        pages: ["<svg/>"],
        count: 1,
        width: 595.28,
        height: 841.89,
        missing: [],
        tooLong: false,
        ...part,
      } satisfies PagePictures);
    }),
    http.get(
      "*/api/resume/versions/:id/pages/1",
      () => new HttpResponse("<svg/>", { headers: { "Page-Count": "1" } }),
    ),
    http.post("*/api/resume/trial/readback", async ({ request }) => {
      const { document } = (await request.json()) as Asked;
      return HttpResponse.json({ text: "As it is read", document, losses, missing: [], tooLong: false });
    }),
  );
  return asked;
}
