import { type FormEvent, useState } from "react";
import type { Job } from "../../api/resume/engine";
import { jobsText } from "../../i18n/jobs";
import { type Reading, useReading } from "../../reading/useReading";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { TextArea } from "../../ui/TextArea";
import { TextField } from "../../ui/TextField";
import type { JobDraft } from "./draft";

const text = jobsText.form;

export type JobFields = { title: string; company: string; location: string; description: string };
const names = ["title", "company", "location"] as const;

type Props = {
  /** What is there already; empty for a new job. */
  job?: JobFields;
  /** What was begun and not saved yet. */
  draft?: JobDraft;
  /** Called for every change, so that it can be kept. */
  onDraft?: (draft: JobDraft) => void;
  busy: boolean;
  onSave: (fields: JobFields) => void;
};

/** A job as it is pasted: its fields follow the text until the user writes in them. */
export function JobForm({ job, draft = {}, onDraft, busy, onSave }: Props) {
  const { description: begun = "", sourceUrl: _, salary: __, ...begunFields } = draft;
  const [description, setDescription] = useState(job?.description ?? begun);
  // Only what the user wrote; the rest comes from the posting.
  const [written, setWritten] = useState<Partial<JobFields>>(job ?? begunFields);
  const [tried, setTried] = useState(false);
  const reading = useReading(description === job?.description ? "" : description);
  const fields = { ...fieldsOf(reading.job), ...written };
  const errors = {
    title: fields.title.trim() ? undefined : text.noTitle,
    description: description.trim() ? undefined : text.noText,
  };

  function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!errors.title && !errors.description && !busy) onSave({ ...fields, description });
  }

  return (
    <form onSubmit={save} noValidate className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card className="p-5 md:p-6">
        <TextArea
          label={text.description}
          rows={18}
          placeholder={text.descriptionHint}
          value={description}
          onChange={({ target: { value } }) => {
            setDescription(value);
            onDraft?.({ ...written, description: value });
          }}
          error={tried ? errors.description : undefined}
        />
      </Card>
      <div className="space-y-5">
        <Card className="space-y-4 p-5 md:p-6">
          {names.map((name) => (
            <TextField
              key={name}
              label={text[name]}
              value={fields[name]}
              onChange={({ target: { value } }) => {
                const next = { ...written, [name]: value };
                setWritten(next);
                onDraft?.({ ...next, description });
              }}
              error={name === "title" && tried ? errors.title : undefined}
            />
          ))}
          <Button look="primary" size="large" type="submit" busy={busy} className="w-full">
            {job ? text.save : text.create}
          </Button>
        </Card>
        {job && description === job.description ? null : <Asked reading={reading} />}
      </div>
    </form>
  );
}

function fieldsOf(job: Job | null): Omit<JobFields, "description"> {
  return { title: job?.title ?? "", company: job?.company ?? "", location: job?.location ?? "" };
}

function Asked({ reading: { job, state } }: { reading: Reading }) {
  const says = {
    empty: text.waits,
    reading: text.reading,
    failed: text.unread,
    read: job?.requirements.length ? text.found(job.requirements.length) : text.none,
  }[state];
  const terms = [...new Set(job?.requirements.flatMap((one) => (one.terms.length ? one.terms : [one.text])))];
  return (
    <Card className="p-5 text-sm md:p-6">
      <p role="status" className="text-pretty font-medium">
        {says}
      </p>
      {state !== "empty" && terms.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-1.5">
          {terms.map((term) => (
            <li
              key={term}
              className="max-w-full truncate rounded-full border border-line px-2.5 py-0.5 text-[13px]"
            >
              {term}
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
