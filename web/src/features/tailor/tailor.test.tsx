import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { TailorRequest } from "../../api/resume/trial";
import { openApp, resumeFile } from "../../testing/app";
import { drawingAnswers, sampleLoss } from "../../testing/drawing";
import { sampleReading } from "../../testing/sample";
import { HttpResponse, http, refusal, root, server } from "../../testing/server";

type App = Awaited<ReturnType<typeof openApp>>;

const tailorButton = () => screen.getByRole("button", { name: "Tailor resume" });

async function addResume({ user }: App) {
  await user.upload(screen.getByLabelText("Resume file"), resumeFile());
  await screen.findByRole("heading", { name: "What we read from your resume" });
}

function addJob() {
  fireEvent.change(screen.getByLabelText("Job description"), {
    target: { value: "We look for a Go engineer" },
  });
}

async function reachResult() {
  const app = await openApp();
  await addResume(app);
  addJob();
  await app.user.click(tailorButton());
  await screen.findByTestId("match-score");
  return app;
}

const change = (i: number) => {
  const item = screen.getAllByTestId("change")[i];
  if (!item) throw new Error(`there is no change ${i}`);
  return within(item);
};

describe("the way to a result", () => {
  it("opens at the first step", async () => {
    await openApp("/upload?step=nowhere");
    expect(screen.getByLabelText("Resume file")).toBeInTheDocument();
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(document.title).toBe("Tailor your resume · Vitae");
  });

  it("shows what was read as fields, with the lines that found no place", async () => {
    const app = await openApp();
    await addResume(app);
    expect(screen.getByText("marta@example.org")).toBeVisible();
    expect(await screen.findByText("1 line doesn't fit a field")).toBeVisible();
  });

  it("tailors from what was corrected, and waits for a date to be one", async () => {
    const sent: TailorRequest[] = [];
    server.use(
      http.post(`${root}/decide`, async ({ request }) => {
        sent.push((await request.clone().json()) as TailorRequest);
      }),
    );
    const app = await openApp();
    await addResume(app);
    await app.user.click(screen.getByRole("button", { name: "Edit" }));
    const job = within(await screen.findByRole("group", { name: "Job 1" }));
    fireEvent.change(job.getByLabelText("Job title"), { target: { value: "Lead developer" } });
    fireEvent.change(job.getByLabelText("From"), { target: { value: "2018-1" } });
    expect(screen.getByText("Enter a date like 2020-03 or 2020.")).toBeVisible();
    await app.user.click(screen.getByRole("button", { name: "Done" }));
    expect(screen.getByText("Lead developer, Nordfrakt AB")).toBeVisible();
    addJob();
    await app.user.click(tailorButton());
    await screen.findByTestId("match-score");
    expect(sent[0]?.original.work?.[0]).toMatchObject({ position: "Lead developer", startDate: "2019-03" });
  });

  it("corrects the location, lines and skills, and adds and removes entries", async () => {
    const sent: TailorRequest[] = [];
    server.use(
      http.post(`${root}/decide`, async ({ request }) => {
        sent.push((await request.clone().json()) as TailorRequest);
      }),
    );
    const app = await openApp();
    await addResume(app);
    await app.user.click(screen.getByRole("button", { name: "Edit" }));
    const type = (group: string, label: string | RegExp, value: string) =>
      fireEvent.change(within(screen.getByRole("group", { name: group })).getByLabelText(label), {
        target: { value },
      });
    const jobs = sampleReading.document.work?.map(({ name }) => name) ?? [];
    type("Contact", "City", "Malmö");
    type("Job 1", "Bullet points, one per line", "Ran the platform\n\nCut costs");
    type("Skills", /One skill or group/, "Go\nTools: Git, Jira");
    await app.user.click(screen.getByRole("button", { name: "Add certification" }));
    const last = screen.getAllByRole("group", { name: /Certification/ }).at(-1) as HTMLElement;
    fireEvent.change(within(last).getByLabelText("Name"), { target: { value: "CKA" } });
    await app.user.click(screen.getByRole("button", { name: "Remove Job 2" }));
    const groups = screen.getAllByRole("group", { name: /Certification/ });
    expect(groups).toHaveLength((sampleReading.document.certificates?.length ?? 0) + 1);
    expect(screen.getByText("Job 2 was removed.")).toBeVisible();
    await app.user.click(screen.getByRole("button", { name: "Undo" }));
    await app.user.click(screen.getByRole("button", { name: "Remove Job 2" }));
    addJob();
    await app.user.click(tailorButton());
    await screen.findByTestId("match-score");
    const { original } = sent[0] as TailorRequest;
    expect(original.basics.location).toMatchObject({ city: "Malmö", countryCode: "SE" });
    expect(original.work?.[0]?.highlights).toEqual(["Ran the platform", "Cut costs"]);
    expect(original.skills).toMatchObject([{ name: "Go" }, { name: "Tools", keywords: ["Git", "Jira"] }]);
    expect(original.certificates?.at(-1)).toEqual({ name: "CKA" });
    expect(original.work?.map(({ name }) => name)).toEqual(jobs.toSpliced(1, 1));
  });

  it("shows what the job asks for while it is typed", async () => {
    await openApp("/upload?step=job");
    addJob();
    const must = await screen.findByRole("region", { name: "Required" });
    expect(within(must).getByText("Kubernetes")).toBeVisible();
    expect(screen.getByText("6 requirements found")).toBeVisible();
  });

  it("gives the score, every change and both pages", async () => {
    const app = await reachResult();
    expect(app.address()).toBe("/upload?step=result");
    expect(screen.getByTestId("match-score")).toHaveTextContent("70");
    expect(screen.getAllByTestId("change")).toHaveLength(5);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Your match for Senior Backend Engineer",
    );
    expect(document.title).toBe("Your match for Senior Backend Engineer · Vitae");
    const tailored = within(screen.getByRole("region", { name: "Tailored" }));
    expect(tailored.getByText("Integration testing").tagName).toBe("MARK");
  });

  it("says that the editor and letters need an account", async () => {
    await reachResult();
    const next = within(screen.getByLabelText("Next steps"));
    expect(next.getByText(/write a cover letter/)).toBeVisible();
    expect(next.getByRole("link", { name: "Sign up for free" })).toHaveAttribute(
      "href",
      "/auth?mode=register&next=%2Fupload%3Fstep%3Dresult",
    );
  });

  it("reads pasted text on the way when nobody asked before", async () => {
    const app = await openApp();
    await app.user.click(screen.getByRole("button", { name: "Paste text instead" }));
    fireEvent.change(screen.getByLabelText("Resume text"), {
      target: { value: "Marta Lindqvist\nBackend developer" },
    });
    addJob();
    await app.user.click(tailorButton());
    await screen.findByTestId("match-score");
  });

  it("sends one request for two clicks", async () => {
    const sent = vi.fn();
    server.use(http.post(`${root}/decide`, () => void sent()));
    const app = await openApp();
    await addResume(app);
    addJob();
    await app.user.dblClick(tailorButton());
    await screen.findByTestId("match-score");
    expect(sent).toHaveBeenCalledOnce();
  });
});

describe("what the job asks for, corrected", () => {
  const group = (name: string) => within(screen.getByRole("region", { name }));

  it("moves a requirement by its menu, leaves one out by a key, and takes the last back", async () => {
    const app = await openApp("/upload?step=job");
    addJob();
    await screen.findByRole("region", { name: "Required" });
    await app.user.click(group("Required").getByRole("button", { name: /Kubernetes/ }));
    const menu = screen.getByRole("menu", { name: /Kubernetes/ });
    expect(within(menu).getAllByRole("menuitem")[0]).toHaveFocus();
    await app.user.click(within(menu).getByRole("menuitem", { name: "Nice to have" }));
    expect(group("Nice to have").getByRole("button", { name: /Kubernetes.*edited by you/ })).toBeVisible();

    group("Required").getByRole("button", { name: "PostgreSQL" }).focus();
    await app.user.keyboard("{Delete}");
    expect(group("Removed by you").getByText("PostgreSQL")).toBeVisible();
    expect(screen.getByText("5 requirements found")).toBeVisible();
    await app.user.click(screen.getByRole("button", { name: "Undo last correction" }));
    expect(group("Required").getByText("PostgreSQL")).toBeVisible();
    expect(screen.getByText("You made 1 correction")).toBeVisible();
  });

  it("sends corrections and options with the resume", async () => {
    const sent: TailorRequest[] = [];
    server.use(
      http.post(`${root}/decide`, async ({ request }) => {
        sent.push((await request.clone().json()) as TailorRequest);
      }),
    );
    const app = await openApp();
    await addResume(app);
    addJob();
    await screen.findByRole("region", { name: "Required" });
    group("Required").getByRole("button", { name: "Kubernetes" }).focus();
    await app.user.keyboard("n");
    await app.user.click(screen.getByRole("checkbox", { name: "Summary" }));
    await app.user.type(screen.getByLabelText("Skills to highlight"), "Go, SQL,");
    await app.user.click(tailorButton());
    await screen.findByTestId("match-score");
    expect(sent[0]).toMatchObject({
      corrections: [{ text: "Kubernetes in production", class: "nice" }],
      rewriteSummary: false,
      rewriteBullets: true,
      emphasizeSkills: ["Go", "SQL"],
    });
  });
});

describe("what goes wrong", () => {
  it("says what is missing and asks nothing of the server", async () => {
    const app = await openApp();
    await app.user.click(tailorButton());
    expect(await screen.findByText("Add your resume first, as a file or as text.")).toBeVisible();
    expect(screen.getByText("Paste the job description first.")).toBeVisible();
  });

  it("shows the server's sentence for a file it cannot read, and keeps the job text", async () => {
    server.use(
      http.post(`${root}/read`, () => refusal(422, "This PDF is a scan. Upload a DOCX or paste the text.")),
    );
    const app = await openApp();
    addJob();
    await app.user.upload(screen.getByLabelText("Resume file"), resumeFile());
    expect(await screen.findByText("This PDF is a scan. Upload a DOCX or paste the text.")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(/^\S+\.pdf: This PDF is a scan/);
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(screen.getByLabelText("Job description")).toHaveValue("We look for a Go engineer");
  });

  it("does not send a file that is larger than this server takes", async () => {
    server.use(
      http.get("*/api/settings", () => HttpResponse.json({ maxUploadMB: 3 })),
      http.post(`${root}/read`, () => HttpResponse.error()),
    );
    const app = await openApp();
    await screen.findByText(/up to 3 MB/);
    const large = new File([new Uint8Array(4 << 20)], "large.pdf");
    await app.user.upload(screen.getByLabelText("Resume file"), large);
    expect(await screen.findByText(/larger than 3 MB/)).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(/^large\.pdf: This file is larger/);
  });

  it("tries again after a lost network without losing anything", async () => {
    server.use(http.post(`${root}/decide`, () => HttpResponse.error(), { once: true }));
    const app = await openApp();
    await addResume(app);
    addJob();
    await app.user.click(tailorButton());
    expect(await screen.findByText(/The server can't be reached/)).toBeVisible();
    await app.user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByTestId("match-score");
  });

  it("says how long to wait when the server is busy", async () => {
    server.use(
      http.post(`${root}/decide`, () => refusal(503, "The server is busy.", { "Retry-After": "5" }), {
        once: true,
      }),
    );
    const app = await openApp();
    await addResume(app);
    addJob();
    await app.user.click(tailorButton());
    const notice = await screen.findByText(/^The server is busy\./);
    expect(notice).toHaveTextContent(/You can try again in 0:0[45]\./);
  });

  it("keeps a decision that could not be sent and downloads nothing older", async () => {
    const app = await reachResult();
    const exported = vi.fn();
    server.use(
      http.post(`${root}/decide`, () => HttpResponse.error()),
      http.post(`${root}/export`, () => void exported()),
    );
    await app.user.click(change(1).getByRole("button", { name: "Take back" }));
    expect(await screen.findByText(/doesn't reflect your latest change yet/)).toBeVisible();
    await app.user.click(screen.getByRole("button", { name: "PDF" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "PDF" })).not.toHaveAttribute("aria-busy"));
    expect(exported).not.toHaveBeenCalled();
    server.resetHandlers();
    await app.user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.getByTestId("match-score")).toHaveTextContent("64.8"));
  });
});

describe("decisions", () => {
  it("moves the score with every decision, back and forth", async () => {
    const app = await reachResult();
    await app.user.click(change(1).getByRole("button", { name: "Take back" }));
    await waitFor(() => expect(screen.getByTestId("match-score")).toHaveTextContent("64.8"));
    expect(screen.getByText("4 of 5 changes kept")).toBeVisible();
    expect(screen.getAllByTestId("change")).toHaveLength(5);
    await app.user.click(change(1).getByRole("button", { name: "Keep" }));
    await waitFor(() => expect(screen.getByTestId("match-score")).toHaveTextContent("70"));
  });

  it("goes by keyboard: J and K move, T takes back, A keeps", async () => {
    const app = await reachResult();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    await app.user.keyboard("jjkj");
    expect(screen.getAllByTestId("change")[1]).toHaveFocus();
    await app.user.keyboard("t");
    await waitFor(() => expect(screen.getByTestId("match-score")).toHaveTextContent("64.8"));
    await app.user.keyboard("a");
    await waitFor(() => expect(screen.getByTestId("match-score")).toHaveTextContent("70"));
  });

  it("takes the person's own words in place, asks about what they claim, and brings the suggestion back", async () => {
    const app = await reachResult();
    await app.user.click(change(1).getByRole("button", { name: "Edit" }));
    const box = change(1).getByLabelText("Your own words");
    expect(box).toHaveFocus();
    fireEvent.change(box, { target: { value: "Built services for 20,000 bookings" } });
    await app.user.keyboard("{Control>}{Enter}{/Control}");
    expect(await change(1).findByText("Your resume doesn't mention “20,000”. Is it true?")).toBeVisible();
    expect(screen.getByTestId("match-score")).toHaveTextContent("64.8");
    const tailored = within(screen.getByRole("region", { name: "Tailored" }));
    expect(tailored.getByText(/20,000/).closest("ins")).toBeVisible();
    expect(change(1).getByText(/Your words/)).toBeVisible();
    expect(change(1).queryByText(/which is the same/)).toBeNull();
    for (const lime of document.querySelectorAll("mark")) expect(lime).not.toHaveTextContent("20,000");
    await app.user.click(change(1).getByRole("button", { name: "Restore suggestion" }));
    await waitFor(() => expect(screen.getByTestId("match-score")).toHaveTextContent("70"));
    expect(screen.queryByText(/Is it true/)).toBeNull();
  });

  it("opens an edit by E and leaves it by Escape, as it was", async () => {
    const app = await reachResult();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    await app.user.keyboard("jje");
    const box = change(1).getByLabelText("Your own words");
    expect(box).toHaveValue("Built backend services in Go (Golang) for booking freight in 12 markets");
    await app.user.keyboard("jat{Escape}");
    expect(screen.queryByLabelText("Your own words")).toBeNull();
    expect(screen.getAllByTestId("change")[1]).toHaveFocus();
    expect(screen.getByText("5 of 5 changes kept")).toBeVisible();
  });

  it("has nothing to edit in a change that only leaves out", async () => {
    await reachResult();
    expect(change(4).queryByRole("button", { name: "Edit" })).toBeNull();
  });

  it("downloads under the name that the server gives", async () => {
    const app = await reachResult();
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      expect(this.download).toBe("Marta Lindqvist - resume.pdf");
    });
    await app.user.dblClick(screen.getByRole("button", { name: "PDF" }));
    expect(await screen.findByText(/was saved to your downloads/)).toBeVisible();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("shows the file's look and what is read back of it, and downloads in that look", async () => {
    const drawn = drawingAnswers({ losses: [sampleLoss] });
    const app = await reachResult();
    const asked: (string | null)[][] = [];
    server.use(
      http.post(`${root}/export`, ({ request }) => {
        const query = new URL(request.url).searchParams;
        asked.push([query.get("template"), query.get("losses")]);
        if (query.get("losses") === "accept") return new HttpResponse("%PDF");
        return HttpResponse.json(
          { status: 409, detail: "It does not read back.", code: "EXPORT_LOSSES", losses: [sampleLoss] },
          { status: 409, headers: { "Content-Type": "application/problem+json" } },
        );
      }),
    );
    await app.user.click(screen.getByRole("tab", { name: "File" }));
    expect(await screen.findByText("1 field differs")).toBeVisible();
    expect(screen.getByText("Job 1, line 2")).toBeVisible();
    await app.user.click(await screen.findByRole("radio", { name: "Pillar" }));
    await waitFor(() => expect(drawn.at(-1)?.style?.template).toBe("pillar"));
    await app.user.click(screen.getByRole("button", { name: "PDF" }));
    const dialog = await screen.findByRole("dialog", {
      name: "Some lines may not be readable by other software",
    });
    await app.user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(asked).toEqual([["pillar", null]]);
    await app.user.click(screen.getByRole("button", { name: "PDF" }));
    await app.user.click(await screen.findByRole("button", { name: "Download anyway" }));
    expect(await screen.findByText(/was saved to your downloads/)).toBeVisible();
    expect(asked.at(-1)).toEqual(["pillar", "accept"]);
  });

  it("shows skills by weight, the proven ones marked", async () => {
    const app = await reachResult();
    await app.user.click(screen.getByRole("tab", { name: /Skills/ }));
    expect(screen.getByText("3 of 6 proven by your resume.")).toBeVisible();
    const panel = within(screen.getByRole("tabpanel"));
    expect(panel.getByText("Go").tagName).toBe("MARK");
    expect(panel.getByText("Kubernetes").tagName).not.toBe("MARK");
    await app.user.keyboard("{ArrowRight}");
    expect(screen.getByRole("tab", { name: /Advice/ })).toHaveFocus();
  });
});

describe("the sample", () => {
  it("opens at once, is marked as one, and leaves the tab's own work as it was", async () => {
    const app = await openApp();
    addJob();
    window.dispatchEvent(new Event("pagehide"));
    const own = window.sessionStorage.getItem("vitae.trial");
    app.close();
    const sample = await openApp("/upload?sample");
    expect(await screen.findByTestId("match-score")).toBeVisible();
    expect(screen.getByText(/This is a sample. Nora Vestby and the employer are made up/)).toBeVisible();
    expect(document.title).toBe("Sample · Vitae");
    expect(screen.queryByRole("link", { name: /free account/ })).toBeNull();
    await sample.user.click(change(0).getByRole("button", { name: "Take back" }));
    await waitFor(() => expect(screen.getByTestId("match-score")).toHaveTextContent("67.6"));
    window.dispatchEvent(new Event("pagehide"));
    expect(window.sessionStorage.getItem("vitae.trial")).toBe(own);
    const [start] = screen.getAllByRole("link", { name: "Start with your own resume" });
    if (start) await sample.user.click(start);
    expect(await screen.findByLabelText("Job description")).toHaveValue("We look for a Go engineer");
  });

  it("is offered while nothing was given, and tried again where it failed", async () => {
    let fails = 1;
    server.use(http.post(`${root}/decide`, () => (fails-- > 0 ? HttpResponse.error() : undefined)));
    const app = await openApp();
    await app.user.click(screen.getByRole("link", { name: "Or try a sample first" }));
    expect(await screen.findByText(/The server can't be reached/)).toBeVisible();
    await app.user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByTestId("match-score")).toBeVisible();
    expect(app.address()).toContain("sample=true");
  });
});

describe("evidence", () => {
  it("lights the lines that show a skill, and its words in them", async () => {
    const app = await reachResult();
    await app.user.click(screen.getByRole("tab", { name: /Skills/ }));
    await app.user.click(screen.getByRole("button", { name: "Show Leadership in the resume" }));
    const lit = document.querySelectorAll("[data-lit]");
    expect([...lit].map((line) => line.textContent)).toEqual(["Led a team of 4 developers"]);
    expect(lit[0]?.querySelector("mark")).toHaveTextContent("Led a");
    await app.user.click(screen.getByRole("tab", { name: /Changes/ }));
    expect(document.querySelectorAll("[data-lit]")).toHaveLength(0);
  });

  it("puts only what work proves under the marker, not what stands in a list", async () => {
    const app = await reachResult();
    await app.user.click(screen.getByRole("tab", { name: /Skills/ }));
    const panel = screen.getByRole("tabpanel");
    expect([...panel.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual([
      "Go",
      "PostgreSQL",
      "Leadership",
    ]);
    expect(within(panel).getByText("3 of 6 proven by your resume.")).toBeVisible();
    expect(within(panel).getByText("Only listed")).toBeVisible();
    await app.user.click(screen.getByRole("button", { name: "Show Docker in the resume" }));
    const lit = document.querySelector("[data-lit]");
    expect(lit?.querySelector("ins")).toHaveTextContent("Docke");
    expect(lit?.querySelector("mark")).toBeNull();
  });
});

describe("what is kept", () => {
  it("keeps everything over a reload", async () => {
    const app = await reachResult();
    await app.user.click(change(0).getByRole("button", { name: "Take back" }));
    await waitFor(() => expect(screen.getByTestId("match-score")).toHaveTextContent("67.6"));
    window.dispatchEvent(new Event("pagehide"));
    document.body.replaceChildren();
    await openApp("/upload?step=result");
    expect(screen.getByTestId("match-score")).toHaveTextContent("67.6");
    expect(screen.getByText("4 of 5 changes kept")).toBeVisible();
  });

  it("opens a result's address without a result at the first step", async () => {
    const app = await openApp("/upload?step=result");
    await waitFor(() => expect(app.address()).toBe("/upload?step=resume"));
  });

  it("clears everything on request, and takes that back", async () => {
    const app = await reachResult();
    await app.user.click(screen.getByRole("button", { name: "Start over" }));
    expect(await screen.findByText("Everything was cleared.")).toBeVisible();
    expect(window.sessionStorage.getItem("vitae.trial")).toBeNull();
    await app.user.click(screen.getByRole("button", { name: "Undo" }));
    expect(screen.getByLabelText("Job description")).toHaveValue("We look for a Go engineer");
  });

  it("starts empty when what was kept is damaged", async () => {
    window.sessionStorage.setItem("vitae.trial", '{"version":1,"trial":');
    await openApp();
    expect(screen.getByLabelText("Job description")).toHaveValue("");
  });
});
