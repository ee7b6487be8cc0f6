import type { Decisions } from "../../api/resume/engine";
import type { ExportWith } from "../../api/resume/readback";
import { type ExportFormat, exportResume, readResume, type Tailored, tailor } from "../../api/resume/trial";
import type { KeptJob, Outcome, Request, Source } from "./trial";

/** What is to be tailored. */
export type Run = {
  /** Names the work that it is part of. */
  id: string;
  reading: Source;
  keptJob: KeptJob | null;
  request: Request;
  decisions: Decisions;
};

/** Called for what is kept along the way, so that a run that fails goes on from there. */
export type Along = {
  onReading: (reading: Source) => void;
  onJob: (job: KeptJob) => void;
  /** Called once the server works under this key, which the events of its progress carry. */
  onRun: (requestKey: string) => void;
};

/** Decided, as a result shows it. */
export type Decided = { tailored: Tailored; applied: Decisions };

/** Where the work is done: over stateless routes for a visitor, on what the server keeps for a member. */
export type Backend = {
  /** Reads a resume; `onSent` receives how much of a file has been sent, where that is known. */
  read(
    id: string,
    source: File | string,
    onSent: (share: number) => void,
    signal: AbortSignal,
  ): Promise<Source>;
  /** Keeps what the person corrected, where readings are kept. */
  keep(reading: Source): Promise<Source>;
  tailor(run: Run, along: Along, signal: AbortSignal): Promise<Outcome>;
  decide(outcome: Outcome, decisions: Decisions): Promise<Decided>;
  /** Makes a file of a result whose decisions are all in it. */
  exportFile(outcome: Outcome, format: ExportFormat, how: ExportWith): Promise<{ name: string; file: Blob }>;
};

/** For visitors: the server reads, answers and forgets. */
export const visitorBackend: Backend = {
  read: (_id, source, _onSent, signal) => readResume(source, signal),
  keep: async (reading) => reading,
  async tailor({ reading, request, decisions }, _along, signal) {
    const tailored = await tailor(asked(reading, request, decisions), signal);
    return { reading, request, tailored, changes: tailored.changes, decisions, applied: decisions };
  },
  async decide({ reading, request }, decisions) {
    return { tailored: await tailor(asked(reading, request, decisions)), applied: decisions };
  },
  exportFile: ({ tailored }, format, how) => exportResume(tailored.document, format, how),
};

function asked(reading: Source, { job, corrections, options }: Request, decisions: Decisions) {
  return { original: reading.document, job, corrections, ...options, ...decisions };
}
