import { type FormEvent, useState } from "react";
import type { JobPage } from "../../api/resume/jobs";
import { boardText } from "../../i18n/jobBoard";
import { dayHere, daysAfter, toLocalTime } from "../../lib/days";
import { readStored, session, store } from "../../lib/storage";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { TextField } from "../../ui/TextField";
import { useJobActions } from "./actions";
import { isLink } from "./link";

const text = boardText.details;

type Fields = Record<"salary" | "sourceUrl" | "foundOn" | "appliedOn" | "interviewAt" | "followUpOn", string>;

const fieldsOf = (job: JobPage): Fields => ({
  salary: job.salary ?? "",
  sourceUrl: job.sourceUrl ?? "",
  foundOn: job.foundOn ?? "",
  appliedOn: job.appliedOn ?? "",
  interviewAt: job.interviewAt ? toLocalTime(job.interviewAt) : "",
  followUpOn: job.followUpOn ?? "",
});

const keyOf = (jobId: string) => `vitae.job-details.${jobId}`;

/** What was typed in this tab and not saved. */
function readDraft(jobId: string): Partial<Fields> {
  try {
    return JSON.parse(readStored(session, keyOf(jobId)) ?? "{}") as Partial<Fields>;
  } catch {
    return {};
  }
}

/** Salary, link and dates of a job, and when to follow up. */
export function DetailsCard({ job }: { job: JobPage }) {
  const { update } = useJobActions();
  const [draft, setDraft] = useState<Partial<Fields>>(() => readDraft(job.id));
  const saved = fieldsOf(job);
  const fields = { ...saved, ...draft };
  const changed = (Object.keys(saved) as (keyof Fields)[]).filter((name) => fields[name] !== saved[name]);
  const badLink = fields.sourceUrl !== "" && !isLink(fields.sourceUrl);
  const today = dayHere();

  function write(part: Partial<Fields>) {
    const next = { ...draft, ...part };
    setDraft(next);
    store(session, keyOf(job.id), JSON.stringify(next));
  }
  function save(event: FormEvent) {
    event.preventDefault();
    if (changed.length === 0 || badLink || update.isPending) return;
    const input = Object.fromEntries(changed.map((name) => [name, sent(name, fields[name].trim())]));
    update.mutate(
      { id: job.id, input },
      {
        onSuccess: () => {
          setDraft({});
          store(session, keyOf(job.id), null);
        },
      },
    );
  }
  const field = (name: keyof Fields) => ({
    value: fields[name],
    onChange: (event: { target: { value: string } }) => write({ [name]: event.target.value }),
  });

  return (
    <Card aria-labelledby="details-heading" className="p-5 md:p-6">
      <h2 id="details-heading" className="mb-3 text-xl">
        {text.heading}
      </h2>
      <form onSubmit={save} noValidate className="space-y-4">
        <TextField label={text.salary} hint={text.salaryHint} maxLength={200} {...field("salary")} />
        <div>
          <TextField
            label={text.link}
            type="url"
            inputMode="url"
            maxLength={2000}
            error={badLink ? text.badLink : undefined}
            {...field("sourceUrl")}
          />
          {saved.sourceUrl && !badLink ? (
            <a
              href={saved.sourceUrl}
              target="_blank"
              rel="noreferrer"
              className="text-sm underline underline-offset-4"
            >
              {text.open}
            </a>
          ) : null}
        </div>
        <div className="grid grid-cols-2 gap-3">
          <TextField label={text.foundOn} type="date" {...field("foundOn")} />
          <TextField label={text.appliedOn} type="date" {...field("appliedOn")} />
        </div>
        <TextField label={text.interviewAt} type="datetime-local" {...field("interviewAt")} />
        <div>
          <TextField label={text.followUpOn} type="date" hint={text.followUpHint} {...field("followUpOn")} />
          <div className="mt-2 flex flex-wrap gap-2">
            {[3, 7, 14].map((days) => (
              <Button key={days} size="small" onClick={() => write({ followUpOn: daysAfter(today, days) })}>
                {text.inDays(days)}
              </Button>
            ))}
            {fields.followUpOn ? (
              <Button size="small" look="quiet" onClick={() => write({ followUpOn: "" })}>
                {text.clearFollowUp}
              </Button>
            ) : null}
          </div>
        </div>
        <div className="flex items-center justify-between gap-3">
          <p role="status" className="text-[13px] text-soft">
            {changed.length > 0 ? text.unsaved : null}
          </p>
          <Button
            type="submit"
            disabled={changed.length === 0}
            busy={update.isPending}
            className="disabled:opacity-60"
          >
            {text.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** A field as the server takes it; an empty one is cleared. */
function sent(name: keyof Fields, value: string): string | null {
  if (value === "") return null;
  return name === "interviewAt" ? new Date(value).toISOString() : value;
}
