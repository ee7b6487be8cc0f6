import { Link } from "@tanstack/react-router";
import type { Dashboard } from "../../api/resume/dashboard";
import { dashboardText } from "../../i18n/dashboard";
import { Card } from "../../ui/Card";

const text = dashboardText.stages;

type Props = { stages: Dashboard["stages"]; jobs: number };

/** How many jobs are at which stage. */
export function Stages({ stages, jobs }: Props) {
  if (jobs === 0) return null;
  return (
    <Card aria-labelledby="stages-heading" className="p-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="stages-heading" className="text-xl">
          {text.heading}
        </h2>
        <Link to="/my-resumes/jobs" className="text-sm underline underline-offset-4">
          {text.all}
        </Link>
      </div>
      <dl className="mt-4 grid grid-cols-5 gap-2">
        {stages.map(({ stage, count }) => (
          <div key={stage} className="flex min-w-0 flex-col-reverse">
            <dt className="truncate text-[12px] text-soft">{text.names[stage]}</dt>
            <dd className="tabular font-display text-2xl font-semibold">{count}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
