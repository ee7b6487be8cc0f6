import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openApp } from "../../testing/app";
import { drawingAnswers, sampleLoss } from "../../testing/drawing";
import { newFact } from "../../testing/facts";
import { data, failure, found, signedIn } from "../../testing/identity";
import { tracedReading } from "../../testing/sample";
import { HttpResponse, http, refusal, server } from "../../testing/server";
import { Shelf, shelfAnswers } from "../../testing/shelf";

type Instead = Parameters<typeof shelfAnswers>[1];

async function openResume(instead: Instead = {}, search = "") {
  signedIn();
  const shelf = new Shelf();
  const resume = shelf.addResume("Backend");
  shelfAnswers(shelf, instead);
  const drawn = drawingAnswers();
  const app = await openApp(`/my-resumes/${resume.id}${search}`);
  return { ...app, shelf, resume, drawn };
}

const headline = () => screen.findByLabelText("Headline");
const type = async (value: string) => fireEvent.change(await headline(), { target: { value } });

describe("the page of a resume", () => {
  it("offers to try again after a failure", async () => {
    let down = true;
    const { user } = await openResume({ Resume: () => (down ? failure("INTERNAL", "Down.") : undefined) });
    const again = await screen.findByRole("button", { name: "Try again" });
    down = false;
    await user.click(again);
    expect(await headline()).toHaveValue("Backend developer");
    expect(document.title).toBe("Backend · Vitae");
  });

  it("says so where there is no such resume", async () => {
    await openResume({ Resume: () => found("resume", null) });
    expect(await screen.findByRole("heading", { level: 1, name: "Resume not found" })).toBeVisible();
  });

  it("saves what was changed as the next version, once", async () => {
    const { user, shelf, drawn } = await openResume();
    await type("Platform engineer");
    expect(await screen.findByText("Unsaved changes")).toBeInTheDocument();
    await waitFor(() => expect(drawn.at(-1)?.document.basics.label).toBe("Platform engineer"));
    expect(screen.getByRole("img", { name: "Page 1 of 1" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Save as version 2" }));
    expect(await screen.findByText("Resume version created")).toBeVisible();
    expect(await screen.findByRole("button", { name: "Save as version 3" })).toBeDisabled();
    expect(shelf.changes).toHaveLength(1);
    expect(shelf.changes[0]?.variables).toMatchObject({
      input: { document: { basics: { label: "Platform engineer" } }, requestKey: expect.any(String) },
    });
  });

  it("chooses a look for the pages, which is undone and saved like everything else", async () => {
    const { user, shelf, drawn } = await openResume();
    await headline();
    await user.click(screen.getAllByRole("radio", { name: "Design" })[0] as HTMLElement);
    expect(await screen.findByRole("radio", { name: "Classic" })).toBeChecked();
    await user.click(screen.getByRole("radio", { name: "Pillar" }));
    await user.click(screen.getByRole("radio", { name: "Navy" }));
    await user.click(screen.getByRole("radio", { name: "Two pages" }));
    const style = { template: "pillar", accent: "navy", pages: 2 };
    await waitFor(() => expect(drawn.at(-1)?.document.meta?.vitae?.style).toEqual(style));
    await user.keyboard("{Control>}z{/Control}");
    await waitFor(() =>
      expect(drawn.at(-1)?.document.meta?.vitae?.style).toEqual({ template: "pillar", accent: "navy" }),
    );
    await user.click(screen.getByRole("button", { name: "Save as version 2" }));
    await waitFor(() => expect(shelf.changes).toHaveLength(1));
    expect(shelf.changes[0]?.variables).toMatchObject({
      input: { document: { meta: { vitae: { style: { template: "pillar", accent: "navy" } } } } },
    });
  });

  it("says what no font has, what is too long, and draws again after a failure", async () => {
    const { user } = await openResume();
    await screen.findByRole("img", { name: "Page 1 of 1" });
    server.use(http.post("*/api/resume/preview", () => refusal(503, "Busy.")));
    await type("One");
    const again = await screen.findByRole("button", { name: "Try again" });
    drawingAnswers({ missing: ["漢"], tooLong: true });
    await user.click(again);
    expect(await screen.findByText(/^These characters aren't in any of our fonts: 漢\./)).toBeVisible();
    expect(screen.getByText(/^Tighter spacing alone/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it("holds a file back that does not read back whole, says which lines, and gives it all the same", async () => {
    const { user } = await openResume();
    const asked: string[] = [];
    server.use(
      http.get("*/api/resume/versions/:id/export", ({ request }) => {
        const query = new URL(request.url).searchParams;
        asked.push(query.get("losses") ?? "");
        if (query.get("losses") === "accept") return new HttpResponse("%PDF");
        return HttpResponse.json(
          { status: 409, detail: "It does not read back.", code: "EXPORT_LOSSES", losses: [sampleLoss] },
          { status: 409, headers: { "Content-Type": "application/problem+json" } },
        );
      }),
    );
    await user.click(await screen.findByRole("button", { name: "Download" }));
    await user.click(screen.getByRole("menuitem", { name: "PDF" }));
    const dialog = await screen.findByRole("dialog", {
      name: "Some lines may not be readable by other software",
    });
    expect(within(dialog).getByText("Job 1, line 2")).toBeVisible();
    expect(within(dialog).getByText("Led a team of six")).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "Download anyway" }));
    await waitFor(() => expect(asked).toEqual(["", "accept"]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("undoes and redoes by keys, also inside a field", async () => {
    const { user } = await openResume();
    await type("Platform engineer");
    await user.click(await headline());
    await user.keyboard("{Control>}z{/Control}");
    expect(await headline()).toHaveValue("Backend developer");
    await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    expect(await headline()).toHaveValue("Platform engineer");
  });

  it("adds, moves and removes lines of a job by keys", async () => {
    const { user, shelf } = await openResume();
    await user.click(await screen.findByRole("button", { name: /Nordfrakt AB/, expanded: false }));
    const lines = () =>
      within(screen.getByRole("group", { name: "Bullet points" }))
        .getAllByRole("textbox")
        .map((line) => (line as HTMLTextAreaElement).value.slice(0, 6));
    expect(lines()).toEqual(["Worked", "Respon", "Led a "]);
    await user.click(screen.getByLabelText("Bullet 1"));
    await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
    expect(lines()).toEqual(["Respon", "Worked", "Led a "]);
    await waitFor(() => expect(screen.getByLabelText("Bullet 2")).toHaveFocus());
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByLabelText("Bullet 3")).toHaveFocus());
    expect(lines()).toEqual(["Respon", "Worked", "", "Led a "]);
    await user.keyboard("{Backspace}");
    await waitFor(() => expect(lines()).toEqual(["Respon", "Worked", "Led a "]));
    await user.click(screen.getByRole("button", { name: "Save as version 2" }));
    await waitFor(() => expect(shelf.changes).toHaveLength(1));
  });

  it("adds a kept fact to a job as a bullet, once", async () => {
    const facts = [newFact("f0", "Led a team of 9", { place: "Lead, Nordfrakt AB" }), newFact("f1", null)];
    const { user } = await openResume({ Facts: () => data({ facts }) });
    await user.click(await screen.findByRole("button", { name: /Nordfrakt AB/, expanded: false }));
    await user.click(await screen.findByRole("button", { name: "Add one of your facts" }));
    await user.click(screen.getByRole("menuitem", { name: /^Led a team of 9/ }));
    await waitFor(() => expect(screen.getByLabelText("Bullet 4")).toHaveFocus());
    expect(screen.getByLabelText("Bullet 4")).toHaveValue("Led a team of 9");
    expect(screen.queryByRole("button", { name: "Add one of your facts" })).toBeNull();
    await user.keyboard("{Control>}z{/Control}");
    expect(await screen.findByRole("button", { name: "Add one of your facts" })).toBeVisible();
  });

  it("does not save a date that is none", async () => {
    const { user } = await openResume();
    await user.click(await screen.findByRole("button", { name: /Nordfrakt AB/, expanded: false }));
    fireEvent.change(screen.getByLabelText("From"), { target: { value: "March" } });
    expect(await screen.findByText("1 date isn't in the format 2020-03 or 2020.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Save as version 2" })).toBeDisabled();
  });

  it("tells of a version that was saved meanwhile and saves beside it", async () => {
    const { user, shelf, resume } = await openResume();
    await type("Mine");
    shelf.addVersion(resume, { basics: { name: "Marta", label: "Theirs" } });
    await user.click(screen.getByRole("button", { name: "Save as version 2" }));
    const dialog = await screen.findByRole("dialog", {
      name: "Version 2 was saved in another tab or browser",
    });
    expect(resume.versions).toHaveLength(2);
    expect(screen.queryByText("Failed to create resume version")).toBeNull();
    const differs = within(dialog).getByRole("region", { name: /^Your text differs from version 2/ });
    expect(within(differs).getByText("Theirs").tagName).toBe("DEL");
    expect(within(differs).getByText("Mine").tagName).toBe("INS");
    await user.click(within(dialog).getByRole("button", { name: "Save as version 3" }));
    await waitFor(() => expect(resume.versions).toHaveLength(3));
    expect(resume.versions[0]?.document.basics.label).toBe("Mine");
  });

  it("asks before unsaved work is left, and brings it back", async () => {
    const { user, address, close, resume } = await openResume();
    await type("Mine");
    await user.click(screen.getByRole("link", { name: "All resumes" }));
    const dialog = await screen.findByRole("dialog", { name: "Leave without saving?" });
    await user.click(within(dialog).getByRole("button", { name: "Stay" }));
    expect(address()).toBe(`/my-resumes/${resume.id}`);
    close();
    await openApp(`/my-resumes/${resume.id}`);
    expect(await screen.findByText("We restored your unsaved changes.")).toBeVisible();
    expect(await headline()).toHaveValue("Mine");
  });

  it("keeps what was typed when saving fails, and says why", async () => {
    const { user } = await openResume({
      CreateResumeVersion: () => failure("QUOTA_EXCEEDED", "It is full."),
    });
    await type("Mine");
    await user.click(screen.getByRole("button", { name: "Save as version 2" }));
    expect(await screen.findByText("Failed to create resume version")).toBeVisible();
    expect(screen.getByText("GraphQL errors: It is full.")).toBeVisible();
    expect(await headline()).toHaveValue("Mine");
  });
});

describe("versions", () => {
  it("are listed with what they were made from and for, and who got them", async () => {
    signedIn();
    const shelf = shelfAnswers(new Shelf());
    const resume = shelf.addResume("Backend");
    const base = resume.versions[0];
    if (!base) throw new Error("there is no version");
    const job = shelf.addJob("Platform Engineer");
    const optimization = { base: { ...base }, jobDescription: { ...job }, before: null, after: null };
    const tailored = shelf.addVersion(resume, base.document, {
      origin: "OPTIMIZED",
      optimization,
      sentTo: [job],
    });
    shelf.analyze(job, tailored, 72);
    const { user } = await openApp(`/my-resumes/${resume.id}?view=versions`);
    expect(await screen.findByText(/^Tailored · for Platform Engineer · from version 1 · /)).toBeVisible();
    expect(screen.getByText("Sent to Northwind Logistics")).toBeVisible();
    expect(screen.getByText("72")).toBeVisible();
    expect(screen.getByRole("link", { name: "View the changes in version 2" })).toHaveAttribute(
      "href",
      `/upload?version=${tailored.id}`,
    );
    await user.click(screen.getByRole("checkbox", { name: "Compare version 2" }));
    await user.click(screen.getByRole("checkbox", { name: "Compare version 1" }));
    expect(screen.getByRole("link", { name: "Compare version 1 with version 2" })).toHaveAttribute(
      "href",
      `/my-resumes/${resume.id}/compare?from=${base.id}&to=${tailored.id}`,
    );
  });

  it("restores an older one as the newest", async () => {
    signedIn();
    const shelf = shelfAnswers(new Shelf());
    const resume = shelf.addResume("Backend");
    const first = resume.versions[0];
    shelf.addVersion(resume, { basics: { name: "Marta", label: "New" } });
    const { user, address } = await openApp(`/my-resumes/${resume.id}?version=${first?.id}`);
    expect(await screen.findByRole("heading", { name: "Version 1 (read-only)" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Restore as new version" }));
    await waitFor(() => expect(address()).toBe(`/my-resumes/${resume.id}`));
    expect(resume.versions.map((one) => one.origin)).toEqual(["RESTORED", "WRITTEN", "WRITTEN"]);
    await waitFor(async () => expect(await headline()).toHaveValue("Backend developer"));
  });

  it("shows what differs word by word", async () => {
    signedIn();
    const shelf = shelfAnswers(new Shelf());
    const resume = shelf.addResume("Backend");
    const second = shelf.addVersion(resume, { basics: { label: "Backend engineer" } });
    const from = resume.versions.at(-1)?.id;
    await openApp(`/my-resumes/${resume.id}/compare?from=${from}&to=${second.id}`);
    expect(await screen.findByText("1 line differs")).toBeVisible();
    expect(screen.getByText("engineer").tagName).toBe("INS");
    expect(screen.getByText("developer").tagName).toBe("DEL");
    expect(screen.getByText("No job has been matched with both versions.")).toBeVisible();
  });

  it("compares the two newest where none are named, and swaps them", async () => {
    signedIn();
    const shelf = shelfAnswers(new Shelf());
    const resume = shelf.addResume("Backend");
    const second = shelf.addVersion(resume, { basics: { label: "Second" } });
    const third = shelf.addVersion(resume, { basics: { label: "Third" } }, { origin: "RESTORED" });
    const { user, address } = await openApp(`/my-resumes/${resume.id}/compare`);
    expect((await screen.findByText("Third")).tagName).toBe("INS");
    expect(screen.getByLabelText("From")).toHaveDisplayValue(/^Version 2, written, Nov 1, 2026/);
    expect(screen.getByLabelText("To")).toHaveDisplayValue(/^Version 3, restored, Nov 1, 2026/);
    await user.click(screen.getByRole("button", { name: "Swap" }));
    await waitFor(() => expect(screen.getByText("Third").tagName).toBe("DEL"));
    expect(address()).toBe(`/my-resumes/${resume.id}/compare?from=${third.id}&to=${second.id}`);
  });

  it("says so where there is nothing to compare yet", async () => {
    const { resume, close } = await openResume();
    close();
    await openApp(`/my-resumes/${resume.id}/compare`);
    expect(await screen.findByRole("heading", { name: "There's only one version" })).toBeVisible();
  });

  it("exports a version under the name that the server gives", async () => {
    const { user, resume } = await openResume();
    const asked: string[] = [];
    server.use(
      http.get("*/api/resume/versions/:id/export", ({ request }) => {
        asked.push(new URL(request.url).pathname + new URL(request.url).search);
        return new HttpResponse("text", {
          headers: { "Content-Disposition": 'attachment; filename="Marta.txt"' },
        });
      }),
    );
    await user.click(await screen.findByRole("button", { name: "Download" }));
    await user.click(screen.getByRole("menuitem", { name: "TXT" }));
    expect(await screen.findByText("Marta.txt was saved to your downloads.")).toBeVisible();
    expect(asked).toEqual([`/api/resume/versions/${resume.versions[0]?.id}/export?format=txt`]);
  });
});

describe("the file of a resume", () => {
  const upload = { fileName: "marta.pdf", format: "PDF", bytes: 9, uploadedAt: "2026-11-01T08:00:00Z" };

  async function openFile(answer: () => Response | Promise<Response>) {
    server.use(http.get("*/api/resume/resumes/:id/reading", answer));
    signedIn();
    const shelf = new Shelf();
    const resume = shelf.addResume("Backend", undefined, { upload });
    shelfAnswers(shelf);
    return openApp(`/my-resumes/${resume.id}?view=file`);
  }

  it("shows what is read from it, and how software reads it", async () => {
    const { user, address } = await openFile(() => HttpResponse.json(tracedReading));
    expect(await screen.findByRole("heading", { name: "marta.pdf" })).toBeVisible();
    expect(screen.getByRole("region", { name: "2 fields to check" })).toBeVisible();
    await user.click(screen.getByText("How well parsers can read this file"));
    expect(await screen.findByTestId("file-readability")).toHaveTextContent("76 of 100");
    await user.click(screen.getByRole("radio", { name: "Edit" }));
    expect(address()).not.toContain("view");
  });

  it("offers to try again after a failure", async () => {
    let down = true;
    const { user } = await openFile(() =>
      down ? new HttpResponse("", { status: 503 }) : HttpResponse.json(tracedReading),
    );
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.getByText("Your file couldn't be read.")).toBeVisible();
    down = false;
    await user.click(again);
    expect(await screen.findByRole("heading", { name: "marta.pdf" })).toBeVisible();
  });

  it("says so where there is none", async () => {
    await openFile(() => refusal(404, "This resume doesn't exist."));
    expect(await screen.findByText("No file")).toBeVisible();
  });

  it("is not offered for a resume that was written here", async () => {
    await openResume({}, "?view=file");
    expect(await headline()).toBeVisible();
    expect(screen.queryByRole("radio", { name: "File" })).toBeNull();
  });
});
