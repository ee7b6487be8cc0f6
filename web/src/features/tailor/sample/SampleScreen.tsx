import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { tailorText as text } from "../../../i18n/tailor";
import { buttonLook } from "../../../ui/Button";
import { FootBar } from "../../../ui/FootBar";
import { Notice } from "../../../ui/Notice";
import { Loading } from "../../../ui/Wait";
import { ResultStep } from "../result/ResultStep";
import { createTailorSession } from "../tailorSession";
import type { Place } from "../trial";
import { TroubleNotice } from "../trouble";
import { TailorSessionContext, useTailorState, usualLimit } from "../useTailorSession";
import { posting, resume } from "./nora";

/**
 * The result for an invented person, from the real engine. Its session is a visitor's with a place of its own: nothing is
 * kept, neither on the server nor in the tab, and the person's own work stays as they left it.
 */
export function SampleScreen() {
  const [session] = useState(() => createTailorSession(forgetful(), null, () => usualLimit << 20));
  useEffect(() => {
    document.title = text.titled(text.sample.title);
    if (session.state().trial.reading) return;
    session.take({ document: resume, notPlaced: [], warnings: [] });
    session.setJob(posting);
    void session.tailor();
  }, [session]);
  return (
    <TailorSessionContext value={session}>
      <Sample onRetry={() => void session.tailor()} />
    </TailorSessionContext>
  );
}

function Sample({ onRetry }: { onRetry: () => void }) {
  const { trial, work } = useTailorState();
  const heading = useRef<HTMLHeadingElement>(null);
  if (trial.outcome)
    return (
      <>
        <div className="mb-5">
          <Notice tone="warn" action={<Own size="small" />}>
            {text.sample.marked(resume.basics.name ?? "")}
          </Notice>
        </div>
        <ResultStep outcome={trial.outcome} heading={heading} foot={<Foot />} />
      </>
    );
  return (
    <>
      <h1 className="mb-6 text-[26px] leading-tight md:text-[32px]">{text.sample.title}</h1>
      {work.tailorProblem ? (
        <TroubleNotice trouble={work.tailorProblem} onRetry={onRetry} />
      ) : (
        <Loading label={text.sample.loading} lines={6} />
      )}
    </>
  );
}

function Foot() {
  return (
    <FootBar label={text.sample.title}>
      <p className="min-w-0 flex-1 text-pretty text-sm max-sm:basis-full">{text.sample.foot}</p>
      <Own size="normal" />
    </FootBar>
  );
}

function Own({ size }: { size: "small" | "normal" }) {
  return (
    <Link to="/upload" className={buttonLook(size === "small" ? "secondary" : "primary", size)}>
      {text.sample.own}
    </Link>
  );
}

/** A storage that keeps nothing. */
function forgetful(): Place {
  return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
}
