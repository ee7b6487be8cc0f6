import { lazy, Suspense, useState } from "react";
import type { Try } from "../../api/resume/guides";
import { guidesText } from "../../i18n/guides";
import { minuteOf } from "../../lib/moments";
import { Button } from "../../ui/Button";
import { cx } from "../../ui/cx";
import { Icon } from "../../ui/Icon";
import { useTryActions } from "./actions";

const Confirm = lazy(() => import("../../ui/Confirm").then((m) => ({ default: m.Confirm })));

const text = guidesText.practice;

type Props = { guideId: string; questionId: string; tries: Try[] };

/** The saved tries at one question, the newest first, with what was checked of each. */
export function Tries({ guideId, questionId, tries }: Props) {
  const { remove } = useTryActions(guideId, questionId);
  const [asked, setAsked] = useState("");
  if (tries.length === 0) return null;
  return (
    <section aria-label={text.tries} className="mt-4">
      <h4 className="text-sm font-medium">{text.tries}</h4>
      <p className="text-[13px] text-soft">{text.signs}</p>
      <ul className="mt-2 divide-y divide-line">
        {tries.map((one) => (
          <li key={one.id} className="space-y-2 py-4">
            <div className="flex items-center justify-between gap-3">
              <p className="text-[13px] text-soft">{minuteOf(one.createdAt)}</p>
              <Button look="quiet" size="small" onClick={() => setAsked(one.id)}>
                {text.delete}
              </Button>
            </div>
            <p className="whitespace-pre-wrap text-sm wrap-anywhere">{one.text}</p>
            <Checks of={one} />
            <Findings of={one} />
          </li>
        ))}
      </ul>
      <Suspense>
        {asked ? (
          <Confirm
            open
            title={text.ask}
            description={text.askText}
            yes={text.delete}
            no={text.keep}
            busy={remove.isPending}
            onNo={() => setAsked("")}
            onYes={() => remove.mutate({ id: asked }, { onSuccess: () => setAsked("") })}
          />
        ) : null}
      </Suspense>
    </section>
  );
}

/** What the server looked for in a try, and whether it is there. */
function Checks({ of: { checks } }: { of: Try }) {
  return (
    <ul className="space-y-2 text-sm">
      {checks.map(({ kind, ok, message }) => (
        <li key={kind} className="flex gap-2">
          <Icon
            name={ok ? "check" : "alert"}
            className={cx("mt-0.5 size-4 shrink-0", ok ? "text-good" : "text-warn")}
          />
          <span className="min-w-0 text-pretty">
            <span className="sr-only">{ok ? text.ok : text.missing}: </span>
            <span className="font-medium">{text.kinds[kind]}.</span> {message}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Where a try contradicts the resume, each as a question. */
function Findings({ of: { findings } }: { of: Try }) {
  if (findings.length === 0) return null;
  return (
    <div className="text-sm">
      <h5 className="font-medium">{text.findings}</h5>
      <p className="text-[13px] text-soft">{text.findingsLead}</p>
      <ul className="mt-2 space-y-2">
        {findings.map(({ value, line, message }) => (
          <li
            key={`${value} ${line}`}
            className="rounded-control bg-warn-wash px-3 py-2 text-pretty wrap-anywhere"
          >
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
