import { Link } from "@tanstack/react-router";
import type { Dashboard } from "../../api/resume/dashboard";
import { dashboardText } from "../../i18n/dashboard";
import { Card } from "../../ui/Card";

const text = dashboardText.missing;

type Props = { skills: Dashboard["missingSkills"]; jobs: number; matched: number };

/** The skills that most jobs ask for and no match shows, with how many of those with a match ask. */
export function Missing({ skills, jobs, matched }: Props) {
  const [to, go] = matched === 0 && jobs > 0 ? ["/my-resumes/jobs", text.toJobs] : ["/skills", text.all];
  return (
    <Card aria-labelledby="missing-heading" className="p-6">
      <h2 id="missing-heading" className="text-xl">
        {text.heading}
      </h2>
      <p className="mt-1 text-pretty text-sm text-soft">
        {skills.length > 0 ? text.lead : matched > 0 ? text.none(matched) : text.unmatched}
      </p>
      <ul className="mt-4 space-y-3 empty:hidden">
        {skills.map((one) => (
          <li key={one.skill}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium">{one.skill}</span>
              <span className="tabular text-[13px] text-soft">
                {[text.jobs(one.jobs, matched), text.required(one.required)].filter(Boolean).join(", ")}
              </span>
            </div>
            <div aria-hidden="true" className="mt-1.5 h-1.5 rounded-full bg-sunken">
              <div
                className="h-full rounded-full bg-brand"
                style={{ width: `${Math.min(100, (100 * one.jobs) / Math.max(1, matched))}%` }}
              />
            </div>
          </li>
        ))}
      </ul>
      <Link to={to} className="mt-4 inline-block text-sm underline underline-offset-4">
        {go}
      </Link>
    </Card>
  );
}
