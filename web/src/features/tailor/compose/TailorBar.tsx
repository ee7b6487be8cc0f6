import { tailorText as text } from "../../../i18n/tailor";
import { Button } from "../../../ui/Button";
import { cx } from "../../../ui/cx";
import { FootBar } from "../../../ui/FootBar";
import { Icon } from "../../../ui/Icon";
import { isEmpty } from "../trial";
import { TroubleNotice } from "../trouble";
import { useTailorSession, useTailorState } from "../useTailorSession";

/** What is there and what is missing, and the one button that makes the result. */
export function TailorBar({ onTailor }: { onTailor: () => Promise<void> }) {
  const session = useTailorSession();
  const { trial, work } = useTailorState();
  const resume = trial.reading
    ? (trial.reading.fileName ?? text.resume.pastedName)
    : trial.pasted.trim()
      ? text.resume.pastedName
      : "";
  const job = trial.job.trim() ? trial.jobRead?.title || text.bar.jobUntitled : "";
  return (
    <FootBar
      label={text.bar.label}
      above={
        work.tailorProblem ? (
          <TroubleNotice trouble={work.tailorProblem} onRetry={() => void onTailor()} />
        ) : null
      }
    >
      <div className="flex min-w-0 flex-1 flex-wrap gap-x-6 gap-y-0.5 text-[13px] md:text-sm">
        <Ready ready={resume !== ""} label={resume || text.bar.resumeMissing} />
        <Ready ready={job !== ""} label={job || text.bar.jobMissing} />
      </div>
      {work.cleared ? (
        <p role="status" className="flex items-center gap-2 text-sm">
          {text.bar.cleared}
          <Button size="small" onClick={session.undoStartOver}>
            {text.bar.undo}
          </Button>
        </p>
      ) : isEmpty(trial) ? null : (
        <Button look="quiet" onClick={session.startOver} className="max-md:px-2">
          {text.bar.startOver}
        </Button>
      )}
      <Button
        look="primary"
        size="large"
        busy={work.tailoring}
        onClick={() => void onTailor()}
        className="max-md:w-full"
      >
        {work.tailoring ? text.bar.tailoring : text.bar.tailor}
      </Button>
    </FootBar>
  );
}

function Ready({ ready, label }: { ready: boolean; label: string }) {
  return (
    <p className={cx("flex min-w-0 items-center gap-1.5", ready ? "text-ink" : "text-soft")}>
      <Icon name={ready ? "check" : "dash"} className={cx("size-4 shrink-0", ready && "text-good")} />
      <span className="max-w-60 truncate">{label}</span>
    </p>
  );
}
