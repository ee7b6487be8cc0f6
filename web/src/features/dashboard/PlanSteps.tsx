import { Link } from "@tanstack/react-router";
import type { Dashboard } from "../../api/resume/dashboard";
import { dashboardText } from "../../i18n/dashboard";
import { ago } from "../../lib/moments";
import { Card } from "../../ui/Card";

const text = dashboardText.plans;

/** The first open step of plans; nothing where there is none. */
export function PlanSteps({ steps }: { steps: Dashboard["planSteps"] }) {
  if (steps.length === 0) return null;
  return (
    <Card aria-labelledby="plan-steps-heading" className="p-6">
      <h2 id="plan-steps-heading" className="text-xl">
        {text.heading}
      </h2>
      <p className="mt-1 text-pretty text-sm text-soft">{text.lead}</p>
      <ul className="mt-3 divide-y divide-line">
        {steps.map((step) => (
          <li key={step.planId} className="py-3">
            <Link
              to="/skill-development-plan/$id"
              params={{ id: step.planId }}
              className="font-medium underline-offset-4 wrap-anywhere hover:underline"
            >
              {step.title}
            </Link>
            <p className="text-pretty text-sm wrap-anywhere">{step.description}</p>
            <p className="text-[13px] text-soft">
              {text.step(step.stepNumber, step.stepCount, step.estimatedTimeInHours)} ·{" "}
              {text.changed(ago(step.since))}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
