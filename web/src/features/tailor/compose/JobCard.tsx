import { type RefObject, useState } from "react";
import { type Job, lengths, type Requirement, tones } from "../../../api/resume/engine";
import { text } from "../../../i18n";
import { Card } from "../../../ui/Card";
import { Choice } from "../../../ui/Choice";
import { cx } from "../../../ui/cx";
import { TextArea } from "../../../ui/TextArea";
import { useDesk, useDeskState } from "../useDesk";

type Props = { spread: boolean; textarea: RefObject<HTMLTextAreaElement | null> };

/** Takes the job text and shows what it asks for while it is typed. */
export function JobCard({ spread, textarea }: Props) {
  const desk = useDesk();
  const { trial, work } = useDeskState();
  return (
    <Card aria-labelledby="job-heading" className="p-5 md:p-6">
      <h2 id="job-heading" className="mb-4 text-xl">
        {text.job.heading}
      </h2>
      <div className={cx("grid gap-5", (spread || trial.jobRead) && "lg:grid-cols-[minmax(0,1fr)_400px]")}>
        <TextArea
          ref={textarea}
          label={text.job.text}
          rows={spread ? 16 : 6}
          placeholder={text.job.placeholder}
          value={trial.job}
          onChange={(event) => desk.setJob(event.target.value)}
          error={work.jobMissing ? text.job.missing : undefined}
        />
        {spread || trial.jobRead ? <Asked job={trial.jobRead} /> : null}
      </div>
      <div className="mt-5 grid gap-x-8 gap-y-4 md:grid-cols-[auto_auto] md:justify-start">
        <Choice
          label={text.job.tone}
          value={trial.tone}
          onChange={desk.setTone}
          options={tones.map((value) => ({ value, label: text.job.tones[value] }))}
        />
        <Choice
          label={text.job.length}
          value={trial.length}
          onChange={desk.setLength}
          options={lengths.map((value) => ({ value, label: text.job.lengths[value] }))}
        />
      </div>
    </Card>
  );
}

const classes = ["must", "nice", "duty"] as const;

function Asked({ job }: { job: Job | null }) {
  return (
    <div className="min-w-0 text-sm">
      <p role="status" className="mb-2 font-medium">
        {job ? text.job.found(job.requirements.length) : ""}
      </p>
      {job === null ? <p className="text-pretty text-soft">{text.job.empty}</p> : null}
      {job?.requirements.length === 0 ? <p className="text-pretty text-soft">{text.job.none}</p> : null}
      <div className="space-y-4">
        {classes.map((name) => (
          <Chips
            key={name}
            heading={text.job[name]}
            firm={name === "must"}
            items={job?.requirements.filter((r) => r.class === name) ?? []}
          />
        ))}
      </div>
    </div>
  );
}

const few = 12;

function Chips({ heading, firm, items }: { heading: string; firm: boolean; items: Requirement[] }) {
  const [all, setAll] = useState(false);
  const labels = [...new Set(items.flatMap((item) => (item.terms.length > 0 ? item.terms : [item.text])))];
  if (labels.length === 0) return null;
  const hidden = all ? 0 : Math.max(0, labels.length - few);
  return (
    <section aria-label={heading}>
      <h3 className="mb-1.5 font-sans text-[13px] font-medium tracking-normal text-soft">{heading}</h3>
      <ul className="flex flex-wrap gap-1.5">
        {labels.slice(0, labels.length - hidden).map((label) => (
          <li
            key={label}
            title={label}
            className={cx(
              "max-w-full truncate rounded-full border px-2.5 py-0.5 text-[13px]",
              firm ? "border-ink/70 font-medium" : "border-line text-soft",
            )}
          >
            {label}
          </li>
        ))}
        {hidden > 0 ? (
          <li>
            <button
              type="button"
              onClick={() => setAll(true)}
              className="rounded-full px-2 py-0.5 text-[13px] underline underline-offset-4"
            >
              {text.job.more(hidden)}
            </button>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
