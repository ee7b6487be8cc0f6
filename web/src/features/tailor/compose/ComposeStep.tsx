import { useEffect, useRef } from "react";
import { tailorText as text } from "../../../i18n/tailor";
import { useLate } from "../../../lib/useLate";
import { useTailorSession, useTailorState } from "../useTailorSession";
import { JobCard } from "./JobCard";
import { Progress } from "./Progress";
import { ResumeCard } from "./ResumeCard";
import { TailorBar } from "./TailorBar";

type Props = {
  step: "resume" | "job";
  goTo: (step: "resume" | "job") => void;
  onTailor: () => Promise<void>;
};

/** Resume and job on one page: the step says which of the two is spread out. */
export function ComposeStep({ step, goTo, onTailor }: Props) {
  const session = useTailorSession();
  const { work } = useTailorState();
  const slow = useLate(work.tailoring, 250);
  const job = useRef<HTMLTextAreaElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const moved = useRef(false);

  // Only after a move: on arrival, the page is read from its top.
  useEffect(() => {
    if (moved.current && step === "job") job.current?.focus();
    moved.current = false;
  }, [step]);

  function toJob() {
    moved.current = true;
    void session.moveOn();
    goTo("job");
  }

  /** Tailors, and where something is missing goes to the first field that lacks it. */
  async function tailor() {
    await onTailor();
    requestAnimationFrame(() => page.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  }

  return (
    <>
      <header className="mb-6 md:mb-8">
        <h1 className="text-[30px] leading-[1.2] md:text-[40px]">
          {text.compose.heading.before} <mark className="inline-block">{text.compose.heading.marked}</mark>
        </h1>
        <p className="mt-3 max-w-[62ch] text-pretty text-soft md:text-[17px]">{text.compose.lead}</p>
      </header>
      {slow ? <Progress /> : null}
      <div ref={page} hidden={slow} className="space-y-5">
        <ResumeCard spread={step === "resume"} onContinue={toJob} />
        <JobCard spread={step === "job"} textarea={job} />
      </div>
      <TailorBar onTailor={tailor} />
    </>
  );
}
