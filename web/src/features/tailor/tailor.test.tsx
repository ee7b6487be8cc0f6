import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { openApp, resumeFile } from "../../testing/app";
import { HttpResponse, http, refusal, root, server } from "../../testing/server";
import {
  addJob,
  addResume,
  change,
  reachResult,
  tailor,
  tailorButton,
  tailorRequests,
} from "../../testing/tailorSteps";

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
    await tailor(app);
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
    const sent = tailorRequests();
    const app = await openApp();
    await addResume(app);
    addJob();
    await screen.findByRole("region", { name: "Required" });
    group("Required").getByRole("button", { name: "Kubernetes" }).focus();
    await app.user.keyboard("n");
    await app.user.click(screen.getByRole("checkbox", { name: "Summary" }));
    await app.user.type(screen.getByLabelText("Skills to highlight"), "Go, SQL,");
    await tailor(app);
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
