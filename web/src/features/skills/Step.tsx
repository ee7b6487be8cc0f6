import type { PlanStep } from "../../api/resume/plans";
import { skillsText } from "../../i18n/skills";
import { dayOf } from "../../lib/moments";

const text = skillsText.plan;

type Props = { step: PlanStep; next: boolean; onDone: (done: boolean) => void };

/** One step of a plan: what to do, what to have in hand at its end, where to learn, and the box that checks it off. */
export function Step({ step, next, onDone }: Props) {
  return (
    <li className="flex gap-4 py-4" aria-current={next ? "step" : undefined}>
      <input
        type="checkbox"
        aria-label={text.check(step.stepNumber)}
        checked={step.done}
        onChange={(event) => onDone(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-brand"
      />
      <div className="min-w-0 flex-1 text-sm">
        <h3 className="font-sans text-[13px] font-medium tracking-normal text-soft">
          {text.step(step.stepNumber, step.estimatedTimeInHours)}
          {next ? <span className="ml-2 text-ink">{text.next}</span> : null}
          {step.done ? (
            <span className="ml-2 text-good">{text.done(step.doneAt ? dayOf(step.doneAt) : "")}</span>
          ) : null}
        </h3>
        <p className="mt-1 text-pretty text-[15px]">{step.description}</p>
        <p className="mt-2 text-pretty text-soft">
          <span className="font-medium text-ink">{text.evidence}: </span>
          {step.evidence}
        </p>
        {step.resources.length > 0 ? (
          <>
            <p className="mt-2 font-medium">
              {text.resources} <span className="text-[13px] font-normal text-soft">({text.outside})</span>
            </p>
            <ul className="mt-1 space-y-1">
              {step.resources.map((one) => (
                <li key={one.id} className="text-pretty wrap-anywhere">
                  <Title title={one.title} url={one.url} />{" "}
                  <span className="text-[13px] text-soft">({one.resourceType})</span>
                  {one.description ? <p className="text-[13px] text-soft">{one.description}</p> : null}
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <p className="mt-2 text-[13px] text-soft">{text.basis(step.basis)}</p>
      </div>
    </li>
  );
}

/** A link to where something is learned. An address that is none of the web is only text. */
function Title({ title, url }: { title: string; url: string | null }) {
  if (!url || !/^https?:\/\//.test(url)) return title;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="font-medium underline underline-offset-4"
    >
      {title}
    </a>
  );
}
