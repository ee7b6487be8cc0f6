import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { welcomeUser } from "../../api/identity/currentUser";
import { setToken } from "../../api/token";
import { openApp, resumeFile } from "../../testing/app";
import { marta, signedIn, tokenFor } from "../../testing/identity";
import { HttpResponse, http, refusal, server } from "../../testing/server";
import { eventStream, resumeService } from "../../testing/tailoring";
import { addJob, addResume, reachResult, tailor, tailorButton } from "../../testing/tailorSteps";

const score = () => screen.getByTestId("match-score");
const firstChange = () => within(screen.getAllByTestId("change")[0] as HTMLElement);

function member() {
  signedIn();
  return { ...resumeService(), events: eventStream() };
}

describe("what a member does is kept", () => {
  it("keeps the upload at once, the job, and the result as a version", async () => {
    const { made, inputs } = member();
    const app = await reachResult();
    expect(made).toEqual({ resumes: 1, versions: 0, jobs: 1, runs: 1 });
    expect(inputs.GenerateOptimizedResume?.[0]).toMatchObject({
      resumeVersionId: "resumes-1-first",
      jobDescriptionId: "jobs-1",
      options: { tone: "PROFESSIONAL", rewriteSummary: true },
    });
    expect(app.address()).toBe("/upload?step=result&version=runs-1");
    expect(screen.getByRole("link", { name: "Saved as version 4" })).toHaveAttribute(
      "href",
      "/my-resumes/resumes-1",
    );
  });

  it("leads from the result to the editor and to a cover letter for the job", async () => {
    member();
    await reachResult();
    const next = within(screen.getByLabelText("Next steps"));
    expect(next.getByRole("link", { name: "Edit resume" })).toHaveAttribute("href", "/my-resumes/resumes-1");
    expect(next.getByRole("link", { name: "Write a cover letter" })).toHaveAttribute(
      "href",
      "/create-cover-letter/jobs-1?resume=resumes-1",
    );
  });

  it("says by a toast what was made", async () => {
    member();
    const app = await openApp();
    await addResume(app);
    expect(await screen.findByText("Your resume was created successfully")).toBeVisible();
    addJob();
    await app.user.click(tailorButton());
    expect(await screen.findByText("Resume optimized")).toBeVisible();
    expect(screen.getByText("An optimized resume version was created")).toBeVisible();
  });

  it("says by a toast that it failed, with the error's message", async () => {
    const { trouble } = member();
    trouble.set("GenerateOptimizedResume", "QUOTA_EXCEEDED");
    const app = await openApp();
    await addResume(app);
    addJob();
    await app.user.click(tailorButton());
    const title = await screen.findByText("Optimization failed");
    expect(title.nextSibling).toHaveTextContent(/^GraphQL errors: /);
  });

  it("keeps pasted text as a resume", async () => {
    const { inputs } = member();
    const app = await openApp();
    await app.user.click(screen.getByRole("button", { name: "Paste text instead" }));
    fireEvent.change(screen.getByLabelText("Resume text"), { target: { value: "Marta Lindqvist" } });
    await app.user.click(screen.getByRole("button", { name: "Use this text" }));
    await screen.findByRole("heading", { name: "What we read from your resume" });
    expect(inputs.CreateResume?.[0]).toMatchObject({ document: { basics: { name: "Marta Lindqvist" } } });
  });

  it("keeps what was corrected as a new version when moving on, once", async () => {
    const { made, inputs } = member();
    const app = await openApp();
    await addResume(app);
    await app.user.click(screen.getByRole("button", { name: "Edit" }));
    fireEvent.change(await screen.findByLabelText("Headline"), { target: { value: "Staff developer" } });
    await app.user.click(screen.getByRole("button", { name: "Continue to the job" }));
    await waitFor(() => expect(made.versions).toBe(1));
    addJob();
    await tailor(app);
    expect(made.versions).toBe(1);
    expect(inputs.GenerateOptimizedResume?.[0]).toMatchObject({ resumeVersionId: "versions-1" });
  });

  it("updates the job of this work, and makes nothing of the same run twice", async () => {
    const { made, asked } = member();
    const app = await reachResult();
    await app.user.click(screen.getByRole("link", { name: /Job/ }));
    await tailor(app);
    expect(made).toMatchObject({ jobs: 1, runs: 1 });
    await app.user.click(screen.getByRole("link", { name: /Job/ }));
    fireEvent.change(screen.getByLabelText("Job description"), {
      target: { value: "We look for a Go engineer." },
    });
    await tailor(app);
    expect(made).toMatchObject({ jobs: 1, runs: 2 });
    expect(asked.filter((name) => name === "UpdateJobDescription")).toHaveLength(1);
  });

  it("goes on with an earlier resume", async () => {
    member();
    const app = await openApp();
    await app.user.click(await screen.findByRole("button", { name: /Backend resume/ }));
    expect(await screen.findByText("marta@example.org")).toBeVisible();
    expect(screen.getByText("Saved in My Resumes")).toBeVisible();
  });

  it("saves every decision and downloads the version", async () => {
    const { inputs, asked } = member();
    const app = await reachResult();
    await app.user.click(firstChange().getByRole("button", { name: "Take back" }));
    await waitFor(() => expect(score()).toHaveTextContent("67.6"));
    expect(inputs.DecideChanges?.at(-1)).toEqual({
      resumeVersionId: "runs-1",
      takenBack: ["c1"],
      edits: [],
      answers: [],
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    await app.user.click(screen.getByRole("button", { name: "PDF" }));
    expect(await screen.findByText(/m\.pdf was saved/)).toBeVisible();
    expect(asked).toContain("export runs-1");
  });
});

describe("addresses", () => {
  it("begins with the resume that the address names", async () => {
    member();
    const app = await openApp("/upload?resume=resumes-1");
    expect(await screen.findByText("marta@example.org")).toBeVisible();
    await waitFor(() => expect(app.address()).toBe("/upload?step=resume"));
  });

  it("begins with the job that the address names, corrections and all", async () => {
    member();
    await openApp("/upload?job=jobs-1");
    await waitFor(() =>
      expect(screen.getByLabelText("Job description")).toHaveValue("We look for a Go engineer"),
    );
    const left = await screen.findByRole("region", { name: "Removed by you" });
    expect(within(left).getByText("Kubernetes")).toBeVisible();
  });

  it("opens a result again in another tab", async () => {
    member();
    const first = await reachResult();
    await first.user.click(firstChange().getByRole("button", { name: "Take back" }));
    await waitFor(() => expect(score()).toHaveTextContent("67.6"));
    first.close();
    window.sessionStorage.clear();
    await openApp("/upload?step=result&version=runs-1");
    expect(await screen.findByTestId("match-score")).toHaveTextContent("67.6");
    expect(screen.getByText("4 of 5 changes kept")).toBeVisible();
  });

  it("says so when there is no such version", async () => {
    member();
    await openApp("/upload?step=result&version=gone");
    expect(await screen.findByText(/This item no longer exists/)).toBeVisible();
  });

  it("asks a visitor to sign in first", async () => {
    await openApp("/upload?version=runs-1");
    expect(await screen.findByText("Sign in to open your saved work.")).toBeVisible();
  });
});

describe("a visitor's result", () => {
  async function visitorsResult() {
    const app = await reachResult();
    await app.user.click(firstChange().getByRole("button", { name: "Take back" }));
    await waitFor(() => expect(score()).toHaveTextContent("67.6"));
    expect(screen.getByRole("link", { name: "Create a free account to save this resume" })).toHaveAttribute(
      "href",
      expect.stringContaining("mode=register"),
    );
    app.close();
  }

  it("is kept once after signing in, with its decisions", async () => {
    await visitorsResult();
    const { made, inputs } = member();
    const app = await openApp("/upload?step=result");
    expect(await screen.findByRole("link", { name: "Saved as version 4" })).toBeVisible();
    expect(made).toEqual({ resumes: 1, versions: 0, jobs: 1, runs: 1 });
    expect(inputs.GenerateOptimizedResume?.[0]).toMatchObject({ takenBack: ["c1"] });
    app.close();
    await openApp("/upload?step=result");
    await screen.findByTestId("match-score");
    expect(made).toEqual({ resumes: 1, versions: 0, jobs: 1, runs: 1 });
  });

  it("is kept in the look that was chosen for its files, for letters to have it", async () => {
    await visitorsResult();
    for (const [key, kept] of Object.entries(window.sessionStorage))
      if (kept.includes('"outcome"'))
        window.sessionStorage.setItem(key, kept.replace(/}}$/, ',"style":{"paper":"letter"}}}'));
    const { inputs } = member();
    await openApp("/upload?step=result");
    expect(await screen.findByRole("link", { name: "Saved as version 4" })).toBeVisible();
    expect(inputs.CreateResume?.[0]).toMatchObject({
      document: { meta: { vitae: { style: { paper: "letter" } } } },
    });
  });

  it("is kept with its file, where the person signs up without a reload", async () => {
    const app = await reachResult();
    const { made, asked } = member();
    setToken(tokenFor(3600));
    act(() => welcomeUser(marta));
    expect(await screen.findByRole("link", { name: "Saved as version 4" })).toBeVisible();
    expect(asked).toContain("upload");
    expect(asked).not.toContain("CreateResume");
    expect(made).toEqual({ resumes: 1, versions: 0, jobs: 1, runs: 1 });
    app.close();
  });

  it("is kept once where an answer was lost on its way", async () => {
    await visitorsResult();
    const { made, trouble } = member();
    trouble.set("GenerateOptimizedResume", "LOST");
    const app = await openApp("/upload?step=result");
    await app.user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Saved as version 4" })).toBeVisible();
    expect(made).toEqual({ resumes: 1, versions: 0, jobs: 1, runs: 1 });
  });

  it("is not shown to the next person at this tab", async () => {
    member();
    const app = await reachResult();
    app.close();
    window.localStorage.clear();
    server.resetHandlers();
    await openApp("/upload");
    expect(screen.getByLabelText("Job description")).toHaveValue("");
  });
});

describe("while it runs", () => {
  it("shows the stages with the server's counts, and evidence as it is found", async () => {
    const { events, inputs } = member();
    let finish: (() => void) | undefined;
    server.use(
      http.post("*/api/resume/graphql", async ({ request }) => {
        const { operationName } = (await request.clone().json()) as { operationName: string };
        if (operationName === "GenerateOptimizedResume") {
          inputs.now = [
            ((await request.clone().json()) as { variables: { input: Record<string, unknown> } }).variables
              .input,
          ];
          await new Promise<void>((resolve) => {
            finish = resolve;
          });
        }
      }),
    );
    const app = await openApp();
    await addResume(app);
    addJob();
    // The stream is one for the whole tab: a new token has it asked for anew, whatever tests before left of it.
    setToken(tokenFor(7200));
    await app.user.click(tailorButton());
    await screen.findByRole("heading", { name: "Tailoring your resume" });
    await waitFor(() => expect(finish).toBeDefined());
    await waitFor(() => expect(events.open()).toBe(true));
    const tell = (event: object) =>
      events.tell({ requestKey: inputs.now?.[0]?.requestKey, percent: 45, ...event });
    tell({ stage: "reading", message: "We read your resume: 20 lines and 2 jobs." });
    tell({
      stage: "matching",
      message: "Your resume shows 3 of 5 requirements.",
      evidence: [
        { skill: "Leadership", quote: "Led a team of 4 developers", status: "MATCHED", grade: "used" },
      ],
    });
    tell({ requestKey: "another", stage: "writing", message: "Wrote 99 changes." });
    expect(await screen.findByText("Your resume shows 3 of 5 requirements.")).toBeVisible();
    const found = within(screen.getByRole("region", { name: "Evidence found" }));
    expect(found.getByText("Leadership").tagName).toBe("MARK");
    expect(screen.queryByText("Wrote 99 changes.")).toBeNull();
    finish?.();
    await screen.findByTestId("match-score");
  });

  it("goes on after a reload in the middle, and makes one version", async () => {
    const { made, trouble } = member();
    trouble.set("GenerateOptimizedResume", "LOST");
    const app = await openApp();
    await addResume(app);
    addJob();
    await app.user.click(tailorButton());
    expect(await screen.findByText(/The server can't be reached/)).toBeVisible();
    const place = "vitae.trial:41";
    const kept = JSON.parse(window.sessionStorage.getItem(place) ?? "{}");
    app.close();
    window.sessionStorage.setItem(
      place,
      JSON.stringify({ ...kept, trial: { ...kept.trial, running: true } }),
    );
    await openApp();
    await screen.findByTestId("match-score");
    expect(made).toEqual({ resumes: 1, versions: 0, jobs: 1, runs: 1 });
  });

  it("keeps everything when the session ends, and goes on when it is back", async () => {
    const { trouble } = member();
    const app = await reachResult();
    trouble.set("DecideChanges", "UNAUTHENTICATED");
    await app.user.click(firstChange().getByRole("button", { name: "Take back" }));
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
    expect(screen.getByText("4 of 5 changes kept")).toBeVisible();
    await app.user.click(within(screen.getByRole("tabpanel")).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(score()).toHaveTextContent("67.6"));
  });

  it("shows the server's sentence for a file that it refuses", async () => {
    member();
    server.use(
      http.post("*/api/resume/uploads", () =>
        refusal(415, "Old Word files cannot be read. Save it as DOCX."),
      ),
    );
    const app = await openApp();
    await app.user.upload(screen.getByLabelText("Resume file"), resumeFile());
    expect(await screen.findByText("Old Word files cannot be read. Save it as DOCX.")).toBeVisible();
  });

  it("says that resumes could not be listed, and lists them on a second try", async () => {
    member();
    server.use(
      http.post("*/api/resume/graphql", () => HttpResponse.json({}, { status: 500 }), { once: true }),
    );
    server.use(
      http.post("*/api/resume/graphql", () => HttpResponse.json({}, { status: 500 }), { once: true }),
    );
    const app = await openApp();
    expect(await screen.findByText("Your resumes couldn't be loaded.")).toBeVisible();
    await app.user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: /Backend resume/ })).toBeVisible();
  });
});
