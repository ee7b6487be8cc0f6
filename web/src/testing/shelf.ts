import type { Resume } from "../api/resume/document";
import type { Job } from "../api/resume/engine";
import type { JobPage } from "../api/resume/jobs";
import type { ResumeVersionsQuery, TrashKind, TrashQuery } from "../api/resume/operations.gen";
import { drawingAnswers } from "./drawing";
import { type Answer, data, failure, found } from "./identity";
import { boardJobs, jobCounts, type SavedJob, untracked } from "./jobBoard";
import { changed, type KeptLetter, newLetter } from "./letters";
import { sampleJob, sampleReading, sampleTailored } from "./sample";
import { HttpResponse, http, server } from "./server";

type Version = ResumeVersionsQuery["resumeVersions"][number] & { document: Resume };
type Kept = {
  id: string;
  title: string;
  tags: string[];
  archivedAt: string | null;
  updatedAt: string;
  versions: Version[];
  /** The file that it came from. */
  upload?: { fileName: string; format: string; bytes: number; uploadedAt: string };
};

const moment = (n: number) => new Date(Date.UTC(2026, 10, 1, 8, n)).toISOString();

/** What the resume service keeps for one user, so far as the screens use it: tests put things in and look at them. */
export class Shelf {
  resumes: Kept[] = [];
  jobs: SavedJob[] = [];
  letters: KeptLetter[] = [];
  trash: (TrashQuery["trash"][number] & { item: Kept | SavedJob | KeptLetter })[] = [];
  /** The mutations that came, with their variables, in order. */
  changes: { name: string; variables: Record<string, unknown> }[] = [];
  private made = 0;

  id(): string {
    return `id${++this.made}`;
  }

  addResume(title: string, document: Resume = sampleReading.document, part: Partial<Kept> = {}): Kept {
    const id = this.id();
    const kept: Kept = {
      id,
      title,
      tags: [],
      archivedAt: null,
      updatedAt: moment(this.made),
      versions: [],
      ...part,
    };
    this.resumes.push(kept);
    this.addVersion(kept, document);
    return kept;
  }

  addVersion(resume: Kept, document: Resume, part: Partial<Version> = {}): Version {
    const version: Version = {
      id: this.id(),
      resumeId: resume.id,
      versionNumber: resume.versions.length + 1,
      origin: "WRITTEN",
      createdAt: moment(this.made),
      sentTo: [],
      jobMatches: [],
      optimization: null,
      document,
      ...part,
    };
    resume.versions.unshift(version);
    resume.updatedAt = version.createdAt;
    return version;
  }

  addJob(title: string, part: Partial<SavedJob> = {}): SavedJob {
    const job: SavedJob = {
      id: this.id(),
      userId: "41",
      title,
      company: "Northwind Logistics",
      location: "Berlin",
      stage: "SAVED",
      sentVersionId: null,
      sentAt: null,
      createdAt: moment(this.made),
      updatedAt: moment(this.made),
      description: "We look for a Go engineer",
      requirements: null,
      notes: null,
      corrections: [],
      analyses: [],
      ...untracked,
      ...part,
    };
    this.jobs.push(job);
    return job;
  }

  addLetter(version: Version, job: SavedJob, part: Partial<KeptLetter> = {}): KeptLetter {
    const letter = newLetter(this.id(), version, job, part);
    this.letters.push(letter);
    return letter;
  }

  analyze(job: SavedJob, version: Version, matchScore: number | null): JobPage["analyses"][number] {
    const analysis = {
      id: this.id(),
      resumeVersionId: version.id,
      jobDescriptionId: job.id,
      matchScore,
      analysisNotes: null,
      createdAt: moment(this.made),
      updatedAt: moment(this.made),
      resumeVersion: { ...version, jobMatches: [], sentTo: [], optimization: null },
    };
    job.analyses.unshift(analysis);
    version.jobMatches = [{ ...analysis, jobDescription: { ...job, analyses: [] } as SavedJob }];
    return analysis;
  }

  private version(id: unknown): Version | undefined {
    return this.resumes.flatMap((resume) => resume.versions).find((one) => one.id === id);
  }

  private analysis(id: unknown) {
    for (const job of this.jobs) {
      const found = job.analyses.find((one) => one.id === id);
      if (found)
        return {
          ...found,
          report: { ...sampleTailored().before, matchScore: found.matchScore },
          jobDescription: job,
        };
    }
    return null;
  }

  /** The server's reading: the corrections are in it, and what is no requirement is left out. */
  private read(job: SavedJob): Job {
    const own = new Map(job.corrections.map((one) => [one.text, one.class.toLowerCase()]));
    const requirements = sampleJob.requirements
      .map((one) => ({ ...one, class: (own.get(one.text) ?? one.class) as "must" }))
      .filter((one) => own.get(one.text) !== "none");
    return { ...sampleJob, requirements };
  }

  private throwAway(list: { id: string; title: string }[], kind: TrashKind, id: unknown) {
    const at = list.findIndex((one) => one.id === id);
    const [item] = list.splice(at, 1) as (Kept | SavedJob | KeptLetter)[];
    if (item)
      this.trash.unshift({
        id: item.id,
        kind,
        title: item.title,
        deletedAt: moment(0),
        erasedAt: "2026-12-21T08:00:00Z",
        item,
      });
  }

  private takeBack(id: unknown): Kept | SavedJob | KeptLetter | undefined {
    const at = this.trash.findIndex((one) => one.id === id);
    const [gone] = this.trash.splice(at, 1);
    if (gone?.kind === "RESUME") this.resumes.push(gone.item as Kept);
    else if (gone?.kind === "COVER_LETTER") this.letters.push(gone.item as KeptLetter);
    else if (gone) this.jobs.push(gone.item as SavedJob);
    return gone?.item;
  }

  /** Answers one operation. */
  answer(name: string, variables: Record<string, unknown>): Answer {
    const { id } = variables;
    const input = (variables.input ?? {}) as Record<string, never>;
    const resume = this.resumes.find((one) => one.id === (id ?? variables.resumeId ?? input.resumeId));
    const job = this.jobs.find((one) => one.id === id);
    switch (name) {
      case "Resumes":
        return data({ resumes: this.part(this.resumes.toReversed().map(rowOf), variables) });
      case "Resume":
        return found("resume", resume && pageOf(resume));
      case "ResumeVersions":
        return data({ resumeVersions: this.part(resume?.versions ?? [], variables) });
      case "ResumeVersion": {
        const version = this.version(id);
        return found("resumeVersion", version && { ...version, content: "", optimizationNotes: null });
      }
      case "CompareVersions": {
        const [from, to] = [this.version(variables.from), this.version(variables.to)];
        const lines = [
          { section: "basics", before: from?.document.basics.label, after: to?.document.basics.label },
        ];
        return data({ compareVersions: { from, to, lines, scores: [] } });
      }
      case "Trash":
        return data({ trash: this.trash });
      case "CreateResume": {
        const made = this.addResume(input.title as unknown as string, input.document ?? { basics: {} });
        return data({ createResume: pageOf(made) });
      }
      case "UpdateResume": {
        const { archived, ...rest } = input as { archived?: boolean };
        if (resume) Object.assign(resume, rest);
        if (resume && archived !== undefined) resume.archivedAt = archived ? moment(0) : null;
        return data({ updateResume: resume && pageOf(resume) });
      }
      case "DeleteResume":
        this.throwAway(this.resumes, "RESUME", id);
        return data({ deleteResume: { success: true, message: "" } });
      case "RestoreResume":
        return data({ restoreResume: this.takeBack(id) });
      case "DuplicateResume":
        return data({ duplicateResume: this.addResume(`${resume?.title} (copy)`) });
      case "CreateResumeVersion":
        if (input.baseVersionId && resume?.versions[0]?.id !== input.baseVersionId)
          return failure("CONFLICT", "A newer version of this resume was saved meanwhile.");
        return data({ createResumeVersion: resume && this.addVersion(resume, input.document as never) });
      case "RestoreResumeVersion": {
        const old = this.version(id);
        const owner = this.resumes.find((one) => one.id === old?.resumeId);
        return data({
          restoreResumeVersion: old && owner && this.addVersion(owner, old.document, { origin: "RESTORED" }),
        });
      }
      case "EmptyTrash":
        this.trash = id ? this.trash.filter((one) => one.id !== id) : [];
        return data({ emptyTrash: { success: true, message: "" } });
      case "JobDescriptions":
        return data({ jobDescriptions: this.part(this.jobs.toReversed(), variables) });
      case "JobBoard":
        return data({ jobDescriptions: this.part(boardJobs(this.jobs, variables), variables) });
      case "ReadPosting":
        return data({
          readPosting: {
            url: variables.url,
            title: "Baker",
            company: "Nidd",
            location: null,
            salary: "£30k",
            description: "We bake bread.",
          },
        });
      case "JobCounts":
        return data({ jobCounts: jobCounts(this.jobs, variables) });
      case "JobDescription":
        return found("jobDescription", job && { ...job, reading: this.read(job) });
      case "CreateJobDescription": {
        const made = this.addJob(input.title as unknown as string, input as Partial<SavedJob>);
        return data({ createJobDescription: { ...made, reading: this.read(made) } });
      }
      case "UpdateJobDescription":
        if (job) Object.assign(job, input);
        return data({ updateJobDescription: job && { ...job, reading: this.read(job) } });
      case "DeleteJobDescription":
        this.throwAway(this.jobs, "JOB_DESCRIPTION", id);
        return data({ deleteJobDescription: { success: true, message: "" } });
      case "RestoreJobDescription":
        return data({ restoreJobDescription: this.takeBack(id) });
      case "AnalyzeJobMatch": {
        const asked = input as { resumeVersionId?: string; jobDescriptionId?: string };
        const version = this.version(asked.resumeVersionId);
        const for_ = this.jobs.find((one) => one.id === asked.jobDescriptionId);
        if (!version || !for_) throw new Error("the match names no version or no job");
        return data({ analyzeJobMatch: this.analysis(this.analyze(for_, version, 61.5).id) });
      }
      case "JobMatchAnalysis":
        return found("jobMatchAnalysis", this.analysis(id));
      case "UpdateAnalysisNotes": {
        const found = this.jobs.flatMap((one) => one.analyses).find((one) => one.id === id);
        if (found) found.analysisNotes = input.analysisNotes as unknown as string;
        return data({ updateAnalysisNotes: found });
      }
      case "CoverLetters":
        return data({ coverLetters: this.part(this.letters.toReversed(), variables) });
      case "CoverLetter":
        return found(
          "coverLetter",
          this.letters.find((one) => one.id === id),
        );
      case "GenerateCoverLetter": {
        const asked = input as { resumeVersionId?: string; jobDescriptionId?: string };
        const version = this.version(asked.resumeVersionId);
        const for_ = this.jobs.find((one) => one.id === asked.jobDescriptionId);
        if (!version || !for_) throw new Error("the letter names no version or no job");
        return data({ generateCoverLetter: this.addLetter(version, for_, input as Partial<KeptLetter>) });
      }
      case "UpdateCoverLetter":
        return changed(
          this.letters.find((one) => one.id === id),
          input,
        );
      case "DeleteCoverLetter":
        this.throwAway(this.letters, "COVER_LETTER", id);
        return data({ deleteCoverLetter: { success: true, message: "" } });
      case "RestoreCoverLetter":
        return data({ restoreCoverLetter: this.takeBack(id) });
      default:
        throw new Error(`the shelf does not know ${name}`);
    }
  }

  private part<T extends { id: string }>(all: T[], { first, after }: Record<string, unknown>): T[] {
    const from = after ? all.findIndex((one) => one.id === after) + 1 : 0;
    return all.slice(from, from + ((first as number | null) ?? 100));
  }
}

const rowOf = (resume: Kept) => ({
  ...resume,
  userId: "41",
  versionCount: resume.versions.length,
  createdAt: moment(0),
  latest: resume.versions[0],
  versions: resume.versions.slice(0, 5),
  upload: resume.upload ?? null,
});

const pageOf = (resume: Kept) => ({
  ...rowOf(resume),
  content: "",
  document: resume.versions[0]?.document,
});

type Instead = Record<string, (variables: Record<string, unknown>) => Answer | Response | undefined>;

/** Has the resume service answer from a shelf; `instead` answers single operations in its place. */
export function shelfAnswers(shelf: Shelf, instead: Instead = {}): Shelf {
  drawingAnswers();
  server.use(
    http.post("*/api/resume/graphql", async ({ request }) => {
      const { operationName, variables } = (await request.json()) as {
        operationName: string;
        variables: Record<string, unknown>;
      };
      const reply = instead[operationName]?.(variables);
      if (reply) return reply instanceof Response ? reply : HttpResponse.json(reply);
      // Few tests are about facts, and several screens offer them.
      if (operationName === "Facts") return HttpResponse.json(data({ facts: [] }));
      const answer = shelf.answer(operationName, variables);
      // A copy, as it would come over the network.
      const copy = JSON.stringify(answer, (key, value) => (key === "item" ? undefined : value));
      if (!/^(Resume|Job|Trash|Compare|CoverLetter)/.test(operationName))
        shelf.changes.push({ name: operationName, variables });
      return new HttpResponse(copy, { headers: { "Content-Type": "application/json" } });
    }),
  );
  return shelf;
}
