import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Resume } from "../../api/resume/document";
import type { TailorRequest } from "../../api/resume/trial";
import { openPdf, type Pdf } from "../../reading/pdf";
import { openApp, resumeFile } from "../../testing/app";
import { tracedReading } from "../../testing/sample";
import { HttpResponse, http, root, server } from "../../testing/server";

vi.mock("../../reading/pdf", () => ({ openPdf: vi.fn() }));

const drawn: Pdf = {
  pages: 1,
  size: async () => ({ width: 595, height: 842 }),
  draw: (_page, _canvas, _width, done) => {
    done(true);
    return () => undefined;
  },
};

beforeEach(() => {
  vi.mocked(openPdf).mockImplementation(() => ({ opened: Promise.resolve(drawn), stop: () => undefined }));
});

async function review(reading: object = tracedReading) {
  server.use(http.post(`${root}/read`, () => HttpResponse.json(reading)));
  const app = await openApp();
  await app.user.upload(screen.getByLabelText("Resume file"), resumeFile());
  await screen.findByRole("heading", { name: "What we read from your resume" });
  return app;
}

const field = (name: string) => screen.getByRole("button", { name });
const source = () => screen.getByRole("region", { name: "File contents" });
const marked = () => [...source().querySelectorAll("mark")].map((mark) => mark.textContent);
const isMarked = (...lines: string[]) => expect(marked()).toEqual(lines);

describe("the review of what was read", () => {
  it("says from which line a field came, in words and in the file", async () => {
    const { user } = await review();
    expect(field("marta@example.org")).toHaveAccessibleDescription(
      "From this line: marta@example.org · +46 70 555 01 34 · Gothenburg, 95% sure",
    );
    await user.hover(field("Marta Lindqvist"));
    isMarked("Marta Lindqvist");
    await user.unhover(field("Marta Lindqvist"));
    isMarked();
    field("Nordfrakt AB").focus();
    await waitFor(() => isMarked("Backend developer, Nordfrakt AB"));
    expect(field("Nordfrakt AB")).toHaveAttribute("aria-pressed", "true");
  });

  it("goes through the fields to check, by button and by key", async () => {
    const { user } = await review();
    expect(screen.getByRole("region", { name: "2 fields to check" })).toBeVisible();
    expect(field("+46 70 555 01 34")).toHaveAccessibleDescription(/^Please check\. From this line: marta@/);
    await user.click(field("Next field to check"));
    expect(field("+46 70 555 01 34")).toHaveAttribute("aria-pressed", "true");
    await user.keyboard("n");
    // A folded line opens when it is looked at.
    expect(field("Led a team of 4 developers")).toBeVisible();
    isMarked("Led a team of 4 developers");
    await user.keyboard("p");
    expect(field("+46 70 555 01 34")).toHaveAttribute("aria-pressed", "true");
  });

  it("asks no more for what is right or was corrected", async () => {
    const { user } = await review();
    await user.click(field("Next field to check"));
    await user.click(field("Looks right"));
    expect(screen.getByRole("region", { name: "1 field to check" })).toBeVisible();
    expect(field("+46 70 555 01 34")).toHaveAccessibleDescription(/checked by you$/);
    await user.click(field("Looks right"));
    expect(screen.getByText("We're confident about every field.")).toBeVisible();
  });

  it("is not sure of a resume without a dated job, however little there is to check", async () => {
    const { document } = tracedReading;
    const blob = { basics: { name: document.basics.name, summary: document.basics.summary } };
    await review({
      ...tracedReading,
      document: blob as typeof document,
      fields: tracedReading.fields?.slice(0, 1) ?? [],
      notPlaced: [],
      coverage: { words: 400, placed: 150, jobs: 0, complete: 0 },
    });
    expect(screen.queryByText("We're confident about every field.")).toBeNull();
    expect(screen.queryByText("We read every line of your file.")).toBeNull();
    expect(screen.getByTestId("coverage")).toHaveTextContent(
      /^We sorted 150 of 400 words into fields. No jobs were found. Compare/,
    );
  });

  it("says nothing good of the fields where the reader warns, as of a page that is a picture", async () => {
    const warning = "Page 2 is a picture, so its text could not be read.";
    await review({ ...tracedReading, warnings: [warning], fields: tracedReading.fields?.slice(0, 1) ?? [] });
    expect(screen.getByText(warning)).toBeVisible();
    expect(screen.queryByText("We're confident about every field.")).toBeNull();
  });

  it("takes a correction as a check, and shows the line of the box that is typed in", async () => {
    const { user } = await review();
    await user.click(field("Edit"));
    const phone = await screen.findByLabelText("Phone");
    expect(phone).toHaveAccessibleDescription(/^Please check\./);
    await user.click(phone);
    isMarked("marta@example.org · +46 70 555 01 34 · Gothenburg");
    fireEvent.change(phone, { target: { value: "+46 70 555 01 99" } });
    await user.click(field("Done"));
    expect(screen.getByRole("region", { name: "1 field to check" })).toBeVisible();
  });

  it("leads from a line of the words to its field", async () => {
    const { user } = await review();
    await user.click(within(source()).getByText("Led a team of 4 developers"));
    expect(field("Led a team of 4 developers")).toHaveAttribute("aria-pressed", "true");
  });

  it("shows what it has where the server tells no places", async () => {
    const { fields: _f, pageSizes: _p, readability: _r, ...older } = tracedReading;
    const { user } = await review(older);
    expect(screen.getByText("marta@example.org")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Next field to check" })).toBeNull();
    expect(screen.queryByRole("radio", { name: "Page" })).toBeNull();
    await user.click(screen.getByText("How well parsers can read this file"));
    expect(await screen.findByText(/Upload it again to check it/)).toBeVisible();
  });
});

describe("the lines that fit no field", () => {
  const line = "Driving licence B";
  const unplaced = {
    ...tracedReading,
    document: {
      ...tracedReading.document,
      meta: { vitae: { other: [{ heading: "Other", lines: [line] }] } },
    },
    coverage: { words: 40, placed: 37, jobs: 2, complete: 2 },
  };
  const list = () => screen.queryByText("1 line doesn't fit a field");

  it("go where the person says, count as read there, and come back", async () => {
    const { user } = await review(unplaced);
    expect(
      await screen.findByText(/^These lines don't fit any field. They stay word for word/),
    ).toBeVisible();
    await user.click(field(`Move “${line}”`));
    await user.click(screen.getByRole("menuitem", { name: "Certifications" }));
    expect(list()).toBeNull();
    expect(screen.getByText(`“${line}” was moved to “Certifications”.`)).toBeVisible();
    expect(screen.getByTestId("coverage")).toHaveTextContent(/^We sorted 40 of 40 words/);
    expect(screen.getAllByText(line)).toHaveLength(2); // as a certificate, and in the file's words
    expect(field("Undo")).toHaveFocus();
    await user.click(field("Undo"));
    expect(list()).toBeVisible();
    expect(screen.getByTestId("coverage")).toHaveTextContent(/^We sorted 37 of 40 words/);
  });

  it("stay in the resume unless they are left out", async () => {
    const sent: Resume[] = [];
    server.use(
      http.post(`${root}/decide`, async ({ request }) => {
        sent.push(((await request.clone().json()) as TailorRequest).original);
      }),
    );
    const { user } = await review(unplaced);
    fireEvent.change(screen.getByLabelText("Job description"), {
      target: { value: "Backend developer. Go is a must." },
    });
    await user.click(screen.getByRole("button", { name: "Tailor resume" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.meta?.vitae?.other?.[0]?.lines).toEqual([line]);
  });

  it("are gone once they are left out", async () => {
    const { user } = await review(unplaced);
    await user.click(await screen.findByRole("button", { name: `Move “${line}”` }));
    await user.click(screen.getByRole("menuitem", { name: "Leave out" }));
    expect(list()).toBeNull();
    expect(screen.getByTestId("coverage")).toHaveTextContent(/^We sorted 37 of 40 words/);
  });
});

describe("the pages of the file", () => {
  it("marks the line on the page, and leads back from it", async () => {
    const { user } = await review();
    await user.click(screen.getByRole("radio", { name: "Page" }));
    expect(await screen.findByRole("img", { name: "Page 1 of 1" })).toBeInTheDocument();
    await user.click(field("Marta Lindqvist"));
    const spot = source().querySelector<HTMLElement>("[data-spot]");
    expect(spot?.style.top).toBe(`${((100 * 38.5) / 842).toFixed(3)}%`);
    const email = source().querySelectorAll<HTMLElement>("[data-page] [aria-hidden] > div")[1];
    await user.click(email as HTMLElement);
    expect(field("marta@example.org")).toHaveAttribute("aria-pressed", "true");
    expect(source()).toHaveTextContent("Driving licence B");
  });

  it("says so where the file cannot be drawn, and keeps its words", async () => {
    vi.mocked(openPdf).mockImplementation(() => ({
      opened: Promise.reject(new Error("damaged")),
      stop: () => undefined,
    }));
    const { user } = await review();
    await user.click(screen.getByRole("radio", { name: "Page" }));
    expect(await screen.findByText(/can't be displayed/)).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "Text" }));
    expect(within(source()).getByText("Driving licence B")).toBeVisible();
  });

  it("are offered for PDF files alone", async () => {
    await review({ ...tracedReading, format: "docx", pageSizes: [] });
    expect(screen.queryByRole("radio", { name: "Page" })).toBeNull();
  });

  it("are not offered after a reload, which leaves no file", async () => {
    const { close } = await review();
    window.dispatchEvent(new Event("pagehide"));
    await waitFor(() => expect(window.sessionStorage.length).toBeGreaterThan(0));
    close();
    await openApp();
    expect(await screen.findByRole("heading", { name: "What we read from your resume" })).toBeVisible();
    expect(field("marta@example.org")).toBeVisible();
    expect(screen.queryByRole("radio", { name: "Page" })).toBeNull();
  });
});

describe("how software reads the file", () => {
  async function open(reading?: object) {
    const app = await review(reading);
    await app.user.click(screen.getByText("How well parsers can read this file"));
    return app;
  }

  it("has a score of its own, and the gravest finding first", async () => {
    await open();
    const score = await screen.findByTestId("file-readability");
    expect(score).toHaveTextContent("File readability76 of 100");
    expect(score).toHaveTextContent("doesn't affect your match scores");
    expect(screen.queryByTestId("match-score")).toBeNull();
    const titles = screen.getAllByText(/^(Order of the text in the file|Columns|Phone number)$/);
    expect(titles.map((title) => title.textContent)).toEqual([
      "Order of the text in the file",
      "Columns",
      "Phone number",
    ]);
    expect(screen.getByText("−20 points", { exact: false })).toBeVisible();
    expect(screen.getByText("1 check passed")).toBeVisible();
    expect(screen.getByText("Phone number")).not.toBeVisible();
  });

  it("shows a place in the file, and what simple software gets", async () => {
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: /^Show in the file: “Driving licence B”/ }));
    isMarked("Driving licence B");
    await user.click(screen.getByText("What simple parsers see"));
    expect(screen.getByRole("region", { name: "Simple parsers" })).toHaveTextContent(
      /^Driving licence B Marta/,
    );
    expect(screen.getByRole("region", { name: "Vitae" })).toHaveTextContent(/^Marta Lindqvist/);
  });

  it("says so where nothing stands in the way", async () => {
    const { readability } = tracedReading;
    const checks = readability?.checks.filter((check) => check.level === "pass");
    await open({
      ...tracedReading,
      readability: { ...readability, score: 100, checks, parserText: tracedReading.text },
    });
    expect(await screen.findByText("Simple parsers can read this file without problems.")).toBeVisible();
    expect(screen.getByText("Both see the same text in the same order.")).toBeInTheDocument();
  });

  it("stands beside the result, too", async () => {
    const { user } = await review();
    fireEvent.change(screen.getByLabelText("Job description"), {
      target: { value: "We look for a Go engineer" },
    });
    await user.click(screen.getByRole("button", { name: "Tailor resume" }));
    await user.click(await screen.findByRole("tab", { name: "What parsers see" }));
    await user.click(screen.getByText("How well parsers can read this file"));
    expect(await screen.findByTestId("file-readability")).toHaveTextContent("76 of 100");
    expect(screen.getByTestId("match-score")).toHaveTextContent("70");
    // No file is in sight there: places are words.
    expect(screen.queryByRole("button", { name: /^Show in the file/ })).toBeNull();
  });
});
