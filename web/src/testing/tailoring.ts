import type { Resume } from "../api/resume/document";
import type { Answer, Options } from "../api/resume/engine";
import { failure } from "./identity";
import { sampleReading, sampleTailored } from "./sample";
import { HttpResponse, http, server } from "./server";

type Decided = {
  takenBack: string[];
  edits: { changeId: string; text: string }[];
  answers: Answer[];
  options?: Options;
};

const usualOptions: Options = {
  tone: "PROFESSIONAL",
  length: "KEEP",
  rewriteSummary: true,
  rewriteBullets: true,
  reorderSections: true,
  emphasizeSkills: [],
};

type Variables = { id?: string; input: Record<string, unknown> & { requestKey?: string } };

/**
 * The resume service of one member, answering with the sample. It keeps what its keys are for: a repeated one makes
 * nothing new. `made` counts what was made, `asked` names every operation in order.
 */
export function resumeService() {
  const byKey = new Map<string, string>();
  const documents = new Map<string, Resume>();
  const decisions = new Map<string, Decided>();
  const inputs: Record<string, Record<string, unknown>[]> = {};
  const made = { resumes: 0, versions: 0, jobs: 0, runs: 0 };
  const asked: string[] = [];
  /** Operations that are refused once with a code, or lost on the way back. */
  const trouble = new Map<string, string>();

  function once(kind: keyof typeof made, key: unknown, make: (id: string) => void): string {
    const known = typeof key === "string" ? byKey.get(key) : undefined;
    if (known) return known;
    const id = `${kind}-${++made[kind]}`;
    if (typeof key === "string") byKey.set(key, id);
    make(id);
    return id;
  }

  function keepDocument(key: unknown, document: Resume) {
    const id = once("versions", key, (made) => documents.set(made, document));
    return {
      id,
      resumeId: "resumes-1",
      versionNumber: 1,
      origin: "UPLOADED",
      createdAt: "2026-11-21T08:00:00Z",
    };
  }

  function optimised(id: string) {
    const now = decisions.get(id) ?? { takenBack: [], edits: [], answers: [] };
    const edits = Object.fromEntries(now.edits.map((edit) => [edit.changeId, edit.text]));
    const { original, document, job, before, after, changes, findings, notes, questions } = sampleTailored({
      takenBack: now.takenBack,
      edits,
      answers: now.answers,
    });
    return {
      id,
      resumeId: "resumes-1",
      versionNumber: 4,
      origin: "OPTIMIZED",
      createdAt: "2026-11-21T08:00:00Z",
      document,
      sentTo: [],
      optimization: {
        base: { id: "versions-1", resumeId: "resumes-1", versionNumber: 1, document: original },
        jobDescription: {
          id: "jobs-1",
          title: job.title,
          description: "We look for a Go engineer",
          reading: job,
        },
        before: { id: "a1", report: before },
        after: { id: "a2", report: after },
        proposed: changes.map((change) => ({ order: null, ...change })),
        takenBack: now.takenBack,
        edits: now.edits,
        answers: now.answers,
        questions,
        findings,
        notes,
        ...(now.options ?? usualOptions),
      },
    };
  }

  const answers: Record<string, (v: Variables) => unknown> = {
    Resumes: () => ({
      resumes: [
        {
          id: "resumes-1",
          title: "Backend resume",
          versionCount: 3,
          updatedAt: new Date().toISOString(),
          archivedAt: null,
        },
      ],
    }),
    Resume: () => ({
      resume: {
        id: "resumes-1",
        title: "Backend resume",
        latest: { id: "versions-9" },
        document: sampleReading.document,
        upload: null,
      },
    }),
    CreateResume: ({ input }) => {
      const id = once("resumes", input.requestKey, () => undefined);
      return { createResume: { id, title: input.title, latest: { id: `${id}-first` } } };
    },
    CreateResumeVersion: ({ input }) => ({
      createResumeVersion: keepDocument(input.requestKey, input.document as Resume),
    }),
    CreateJobDescription: ({ input }) => ({
      createJobDescription: { id: once("jobs", input.requestKey, () => undefined), title: input.title },
    }),
    UpdateJobDescription: ({ id }) => ({ updateJobDescription: { id } }),
    JobDescription: ({ id }) => ({
      jobDescription: {
        id,
        title: "Senior Backend Engineer",
        company: "Northwind Logistics",
        description: "We look for a Go engineer",
        corrections: [{ text: "Kubernetes in production", class: "NONE" }],
      },
    }),
    GenerateOptimizedResume: ({ input }) => {
      const id = once("runs", input.requestKey, (run) => decisions.set(run, input as unknown as Decided));
      return { generateOptimizedResume: optimised(id) };
    },
    DecideChanges: ({ input }) => {
      const id = String(input.resumeVersionId);
      decisions.set(id, { ...decisions.get(id), ...(input as unknown as Decided) });
      return { decideChanges: optimised(id) };
    },
    OptimizedResume: ({ id = "" }) => (decisions.has(id) ? { resumeVersion: optimised(id) } : null),
  };

  server.use(
    http.post("*/api/resume/graphql", async ({ request }) => {
      const { operationName: name, variables } = (await request.json()) as {
        operationName: string;
        variables: Variables;
      };
      asked.push(name);
      if (variables.input) inputs[name] = [...(inputs[name] ?? []), variables.input];
      const wrong = trouble.get(name);
      trouble.delete(name);
      if (wrong && wrong !== "LOST")
        return HttpResponse.json({ errors: [{ message: "Not now.", extensions: { code: wrong } }] });
      const data = answers[name]?.(variables);
      if (wrong === "LOST") return HttpResponse.error();
      return HttpResponse.json(data === null ? failure("NOT_FOUND", "There is no such version.") : { data });
    }),
    http.post("*/api/resume/uploads", async ({ request }) => {
      const key = (await request.formData()).get("requestKey");
      const resumeId = once("resumes", key, () => undefined);
      asked.push("upload");
      return HttpResponse.json(
        { ...sampleReading, resumeId, versionId: `${resumeId}-first`, title: "marta" },
        { status: 201 },
      );
    }),
    http.get("*/api/resume/versions/:id/export", ({ params }) => {
      asked.push(`export ${params.id}`);
      return new HttpResponse("%PDF-1.7", {
        headers: { "Content-Type": "application/pdf", "Content-Disposition": 'attachment; filename="m.pdf"' },
      });
    }),
  );
  return { made, asked, inputs, trouble };
}

/** The stream of events: `tell` sends one. */
export function eventStream() {
  let send: ((text: string) => void) | undefined;
  server.use(
    http.get("*/api/events", () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          send = (text) => controller.enqueue(new TextEncoder().encode(text));
          send('event: hello\ndata: {"clientId":"c"}\n\n');
        },
      });
      return new HttpResponse(body, { headers: { "Content-Type": "text/event-stream" } });
    }),
  );
  return {
    open: () => send !== undefined,
    tell: (data: unknown) => send?.(`event: progress\ndata: ${JSON.stringify(data)}\n\n`),
  };
}
