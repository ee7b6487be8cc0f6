import { type RefObject, useState } from "react";
import { lengths, tones } from "../../../api/resume/engine";
import { tailorText as text } from "../../../i18n/tailor";
import { Card } from "../../../ui/Card";
import { Choice } from "../../../ui/Choice";
import { cx } from "../../../ui/cx";
import { Icon } from "../../../ui/Icon";
import { TextArea } from "../../../ui/TextArea";
import { TextField } from "../../../ui/TextField";
import { useTailorSession, useTailorState } from "../useTailorSession";
import { Asked } from "./Asked";

type Props = { spread: boolean; textarea: RefObject<HTMLTextAreaElement | null> };

/** Takes the job text and shows what it asks for while it is typed, to be corrected, and how to tailor for it. */
export function JobCard({ spread, textarea }: Props) {
  const session = useTailorSession();
  const { trial, work } = useTailorState();
  const asked = spread || trial.jobRead !== null;
  return (
    <Card aria-labelledby="job-heading" className="p-5 md:p-6">
      <h2 id="job-heading" className="mb-4 text-xl">
        {text.job.heading}
      </h2>
      <div className={cx("grid gap-5", asked && "lg:grid-cols-[minmax(0,1fr)_420px]")}>
        <TextArea
          ref={textarea}
          label={text.job.text}
          rows={spread ? 14 : 6}
          placeholder={text.job.placeholder}
          value={trial.job}
          onChange={(event) => session.setJob(event.target.value)}
          error={work.jobMissing ? text.job.missing : undefined}
        />
        {asked ? <Asked job={trial.jobRead} /> : null}
      </div>
      <HowTo />
    </Card>
  );
}

const mays = ["rewriteSummary", "rewriteBullets", "reorderSections"] as const;

function HowTo() {
  const session = useTailorSession();
  const { options } = useTailorState().trial;
  return (
    <div className="mt-5 flex flex-wrap items-end gap-x-6 gap-y-4 border-t border-line pt-5">
      <Choice
        label={text.job.tone}
        value={options.tone}
        onChange={(tone) => session.setOptions({ tone })}
        options={tones.map((value) => ({ value, label: text.job.tones[value] }))}
        className="max-sm:w-full"
      />
      <Choice
        label={text.job.length}
        value={options.length}
        onChange={(length) => session.setOptions({ length })}
        options={lengths.map((value) => ({ value, label: text.job.lengths[value] }))}
        className="max-sm:w-full"
      />
      <fieldset className="max-sm:w-full">
        <legend className="mb-2 text-sm font-medium">{text.job.may}</legend>
        <div className="flex flex-wrap gap-1.5">
          {mays.map((name) => (
            <May
              key={name}
              label={text.job.mays[name]}
              on={options[name]}
              onChange={(on) => session.setOptions({ [name]: on })}
            />
          ))}
        </div>
      </fieldset>
      <Front />
    </div>
  );
}

function May({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label
      className={cx(
        "relative flex h-10 cursor-pointer items-center gap-1.5 rounded-control border px-3 text-[13px] font-medium transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand",
        on ? "border-edge/60 bg-surface text-ink" : "border-line bg-sunken text-soft",
      )}
    >
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <Icon name={on ? "check" : "dash"} className={cx("size-3.5", on && "text-good")} />
      {label}
    </label>
  );
}

/** Keeps what is typed; the skills are what stands between its commas. */
function Front() {
  const session = useTailorSession();
  const { options } = useTailorState().trial;
  const [typed, setTyped] = useState(options.emphasizeSkills.join(", "));
  return (
    <div className="min-w-52 flex-1 max-sm:basis-full">
      <TextField
        label={text.job.front}
        placeholder={text.job.frontHint}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          const skills = event.target.value.split(",").map((skill) => skill.trim());
          session.setOptions({ emphasizeSkills: skills.filter(Boolean).slice(0, 20) });
        }}
      />
    </div>
  );
}
