import type { JobChoice } from "../../api/resume/useChoices";
import { lettersText } from "../../i18n/letters";
import { Select } from "../../ui/Select";
import { TextArea } from "../../ui/TextArea";
import { TextField } from "../../ui/TextField";
import type { Pasted } from "./usePasted";

const text = lettersText.form;

/** Stands for a job that is pasted here. */
export const anotherJob = "";

type Props = {
  jobs: JobChoice[];
  job: string;
  onJob: (id: string) => void;
  posting: string;
  onPosting: (posting: string) => void;
  pasted: Pasted;
};

/** Which saved job the letter is for, or a posting to paste. */
export function JobPart({ jobs, job, onJob, posting, onPosting, pasted }: Props) {
  return (
    <>
      {jobs.length > 0 ? (
        <Select
          label={text.job}
          value={job}
          options={[
            ...jobs.map(({ id, title, company }) => ({
              value: id,
              label: [title, company].filter(Boolean).join(", "),
            })),
            { value: anotherJob, label: text.paste },
          ]}
          onChange={onJob}
        />
      ) : null}
      {job === anotherJob ? <Posting posting={posting} onPosting={onPosting} pasted={pasted} /> : null}
    </>
  );
}

function Posting({ posting, onPosting, pasted }: Pick<Props, "posting" | "onPosting" | "pasted">) {
  return (
    <>
      <TextArea
        label={text.posting}
        rows={8}
        placeholder={text.postingHint}
        value={posting}
        onChange={({ target }) => onPosting(target.value)}
        error={pasted.lacksText ? text.noPosting : undefined}
        className="text-sm"
      />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={text.jobTitle}
          value={pasted.title}
          onChange={({ target }) => pasted.write({ title: target.value })}
          error={pasted.lacksTitle ? text.noTitle : undefined}
        />
        <TextField
          label={text.company}
          value={pasted.company}
          onChange={({ target }) => pasted.write({ company: target.value })}
        />
      </div>
      <p role="status" className="text-sm text-soft empty:hidden">
        {saysOf(pasted.reading)}
      </p>
    </>
  );
}

function saysOf({ job, state }: Pasted["reading"]): string {
  const found = job?.requirements.length ?? 0;
  return {
    empty: "",
    reading: text.reading,
    failed: text.unread,
    read: found > 0 ? text.found(found) : text.noneFound,
  }[state];
}
