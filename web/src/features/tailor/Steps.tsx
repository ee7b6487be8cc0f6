import { Link } from "@tanstack/react-router";
import { tailorText as text } from "../../i18n/tailor";
import { cx } from "../../ui/cx";
import { Icon } from "../../ui/Icon";
import type { Step } from "./step";

type Props = { step: Step; resume: boolean; result: boolean };

/** Where the person is among the three steps; every step that has something to show is a link. */
export function Steps({ step, resume, result }: Props) {
  const all = [
    { step: "resume", label: text.steps.resume, done: resume, open: true },
    { step: "job", label: text.steps.job, done: result, open: true },
    { step: "result", label: text.steps.result, done: false, open: result },
  ] as const;
  return (
    <nav aria-label={text.steps.label} className="mb-6">
      <ol className="flex items-center gap-2 text-sm">
        {all.map((item, i) => {
          const current = item.step === step;
          const badge = (
            <>
              <span
                className={cx(
                  "tabular flex size-5 items-center justify-center rounded-full text-[11px] font-semibold",
                  current ? "bg-brand text-on-brand" : "border border-edge/70",
                )}
              >
                {item.done && !current ? <Icon name="check" className="size-3" /> : i + 1}
              </span>
              {item.label}
            </>
          );
          const look = cx(
            "flex h-8 items-center gap-2 rounded-control pr-1.5",
            current ? "font-medium text-ink" : "text-soft",
          );
          return (
            <li key={item.step} className="flex items-center gap-2">
              {i > 0 ? <span aria-hidden="true" className="h-px w-4 bg-edge/60 sm:w-8" /> : null}
              {item.open ? (
                <Link
                  to="/upload"
                  search={{ step: item.step }}
                  aria-current={current ? "step" : undefined}
                  className={cx(look, "hover:text-ink")}
                >
                  {badge}
                </Link>
              ) : (
                <span className={look}>{badge}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
