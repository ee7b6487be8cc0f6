import { Link } from "@tanstack/react-router";
import { dashboardText } from "../../i18n/dashboard";
import { buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";

const text = dashboardText.start;

/** Stands on the dashboard until there is something of the user's own. */
export function FirstSteps() {
  return (
    <Card className="mt-8 animate-rise p-6 md:p-10">
      <h2 className="text-2xl">{text.heading}</h2>
      <ol className="mt-6 grid gap-6 md:grid-cols-3 md:gap-8">
        {text.steps.map((step, i) => (
          <li key={step.title} className="border-t-2 border-brand pt-4">
            <span aria-hidden="true" className="tabular text-[13px] text-soft">
              {i + 1}
            </span>
            <h3 className="mt-1 text-lg">{step.title}</h3>
            <p className="mt-1 text-pretty text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link to="/upload" className={buttonLook("primary", "large")}>
          {text.go}
        </Link>
        <Link
          to="/upload"
          search={{ sample: true }}
          className="underline underline-offset-4 hover:text-brand"
        >
          {text.sample}
        </Link>
      </div>
    </Card>
  );
}
