import { openJob, openVersion, pickResume } from "./member";
import { type Held, troubleOf } from "./state";
import { newTrial } from "./trial";

/** What an address asks for: an earlier resume or job to begin with, or an optimised version to go on with. */
export type Wanted = { resume?: string | undefined; job?: string | undefined; version?: string | undefined };

/** Fetches what an address asks for. Gives true when it is all there; of the work before, what is not replaced stays. */
export function createOpening({ get, change, flush }: Held, readJob: () => Promise<void>) {
  return async ({ resume, job, version }: Wanted): Promise<boolean> => {
    change({}, { opening: true, openProblem: null });
    try {
      if (version && get().trial.outcome?.version?.id !== version && !(await result(version))) return gone();
      if (resume && get().trial.reading?.kept?.resumeId !== resume && !(await source(resume))) return gone();
      if (job && get().trial.keptJob?.id !== job && !(await posting(job))) return gone();
      flush();
      return true;
    } catch (cause) {
      change({}, { openProblem: troubleOf(cause) });
      return false;
    } finally {
      change({}, { opening: false });
    }
  };

  function gone() {
    change({}, { openProblem: { kind: "gone", detail: "" } });
    return false;
  }

  async function source(id: string) {
    const reading = await pickResume(id);
    if (reading) change({ reading, pasting: false }, { readProblem: null, cleared: null });
    return reading !== null;
  }

  async function posting(id: string) {
    const found = await openJob(id);
    if (!found) return false;
    const { text, corrections, keptJob } = found;
    change({ job: text, corrections, keptJob, jobRead: null }, { jobMissing: false, cleared: null });
    await readJob();
    return true;
  }

  async function result(id: string) {
    const found = await openVersion(id);
    if (!found) return false;
    const { outcome, keptJob } = found;
    const { job, corrections, options } = outcome.request;
    const { reading } = outcome;
    change({ ...newTrial(), reading, job, corrections, options, keptJob, outcome });
    void readJob();
    return true;
  }
}
