import { useEffect, useRef, useState } from "react";
import { text } from "../../i18n";
import { ComposeStep } from "./compose/ComposeStep";
import { createDesk } from "./desk";
import { ResultStep } from "./result/ResultStep";
import { Steps } from "./Steps";
import type { Step } from "./step";
import { DeskContext, useDesk, useDeskState } from "./useDesk";

type Props = {
  step: Step;
  /** Moves to a step; `replace` leaves no way back to the one before. */
  goTo: (step: Step, options?: { replace: boolean }) => void;
};

/** The way from a resume and a job to a tailored resume. The step stands in the address, the work in this tab. */
export function TailorScreen(props: Props) {
  const [desk] = useState(() => createDesk(window.sessionStorage));
  useEffect(() => {
    window.addEventListener("pagehide", desk.flush);
    return () => {
      window.removeEventListener("pagehide", desk.flush);
      desk.flush();
    };
  }, [desk]);
  return (
    <DeskContext value={desk}>
      <CurrentStep {...props} />
    </DeskContext>
  );
}

function CurrentStep({ step, goTo }: Props) {
  const desk = useDesk();
  const { trial } = useDeskState();
  const shown = step === "result" && !trial.outcome ? "resume" : step;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (shown !== step) goTo(shown, { replace: true });
  }, [shown, step, goTo]);

  const title =
    trial.outcome && shown === "result"
      ? text.result.heading(trial.outcome.tailored.job.title)
      : text.compose.heading.before;
  useEffect(() => {
    document.title = text.titled(title);
  }, [title]);

  async function tailor() {
    if (!(await desk.tailor())) return;
    goTo("result");
    window.scrollTo({ top: 0 });
    requestAnimationFrame(() => heading.current?.focus());
  }

  return (
    <>
      <Steps step={shown} resume={trial.reading !== null} result={trial.outcome !== null} />
      {shown === "result" && trial.outcome ? (
        <ResultStep outcome={trial.outcome} heading={heading} />
      ) : (
        <ComposeStep step={shown === "job" ? "job" : "resume"} goTo={goTo} onTailor={tailor} />
      )}
    </>
  );
}
