import { useId, useState } from "react";
import { comparisonsText } from "../../i18n/comparisons";
import { holds } from "../../lib/search";
import { Card } from "../../ui/Card";
import { TextField } from "../../ui/TextField";

const text = comparisonsText.form;

/** How many jobs a comparison takes; the server's own bounds. */
export const least = 2;
export const most = 10;

export type JobChoice = { id: string; title: string; company: string | null; location: string | null };

type Props = {
  jobs: JobChoice[];
  chosen: string[];
  onChosen: (ids: string[]) => void;
  error: string | undefined;
};

/** The saved jobs as boxes to tick, in the order of the list. What is ticked stays so while a search hides it. */
export function JobPicker({ jobs, chosen, onChosen, error }: Props) {
  const [asked, setAsked] = useState("");
  const id = useId();
  const full = chosen.length >= most;
  const shown = jobs.filter((job) => holds([job.title, job.company, job.location], asked));
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-xl" id={id}>
        {text.jobs}
      </h2>
      <p role="status" className="mb-4 mt-1 text-pretty text-sm text-soft">
        {full ? text.full : text.chosen(chosen.length)}
      </p>
      <TextField
        label={text.find}
        type="search"
        value={asked}
        onChange={(event) => setAsked(event.target.value)}
      />
      {error ? (
        <p role="alert" className="mt-3 text-sm text-bad">
          {error}
        </p>
      ) : null}
      {shown.length === 0 ? <p className="mt-3 text-soft">{text.noMatch}</p> : null}
      <ul aria-labelledby={id} className="mt-2 divide-y divide-line">
        {shown.map((job) => {
          const on = chosen.includes(job.id);
          return (
            <li key={job.id}>
              <label className="flex cursor-pointer items-center gap-3 py-3">
                <input
                  type="checkbox"
                  checked={on}
                  disabled={full && !on}
                  onChange={() => onChosen(on ? chosen.filter((one) => one !== job.id) : [...chosen, job.id])}
                  className="size-5 shrink-0 accent-brand"
                />
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <span className="font-medium">{job.title}</span>
                  <span className="block text-[13px] text-soft">
                    {[job.company ?? text.untold, job.location].filter(Boolean).join(", ")}
                  </span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
