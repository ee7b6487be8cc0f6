import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { Dashboard } from "../../api/resume/dashboard";
import { dashboardText as text } from "../../i18n/dashboard";
import { Button, buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Icon } from "../../ui/Icon";

type Step = Dashboard["next"];

/** Steps that were put off, and by whom. It lasts as long as the page: the server decides anew on what there is then. */
const putOff = new Set<string>();

/** The best thing to do with its reason, and what else there is. One that is put off makes room for the next. */
export function Next({ userId, steps }: { userId: string; steps: Step[] }) {
  const [, again] = useState(0);
  const named = (step: Step) => `${userId} ${step.path}`;
  const [next, ...others] = steps.filter((step) => !putOff.has(named(step)));
  return (
    <Card aria-labelledby="next-heading" className="animate-rise border-brand p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="next-heading" className="text-[13px] font-medium text-soft">
            {text.next}
          </h2>
          <p
            aria-live="polite"
            className="mt-1 text-pretty font-display text-xl font-semibold tracking-tight wrap-anywhere"
          >
            {next?.text ?? text.rest}
          </p>
        </div>
        {next ? (
          <div className="flex flex-wrap items-center gap-2">
            <Link to={next.path} className={buttonLook("primary", "large")}>
              {text.go[next.kind]}
              <Icon name="arrow" />
            </Link>
            {steps.length > 1 ? (
              <Button
                look="quiet"
                onClick={() => {
                  putOff.add(named(next));
                  again((n) => n + 1);
                }}
              >
                {text.notNow}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
      {others.length > 0 ? (
        <ul aria-label={text.others} className="mt-5 space-y-2 border-t border-line pt-4 text-sm">
          {others.map((step) => (
            <li key={step.kind} className="flex flex-wrap items-baseline justify-between gap-x-6">
              <span className="min-w-0 text-pretty text-soft wrap-anywhere">{step.text}</span>
              <Link to={step.path} className="underline underline-offset-4">
                {text.go[step.kind]}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
