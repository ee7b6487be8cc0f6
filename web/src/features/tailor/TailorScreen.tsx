import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useEvents } from "../../api/events";
import { useCurrentUser } from "../../api/identity/currentUser";
import { settings } from "../../api/settings";
import { tailorText as text } from "../../i18n/tailor";
import { useOnline } from "../../lib/useOnline";
import { Notice } from "../../ui/Notice";
import { Loading } from "../../ui/Wait";
import { ComposeStep } from "./compose/ComposeStep";
import type { Wanted } from "./opening";
import { Steps } from "./Steps";
import type { Step } from "./step";
import { createTailorSession } from "./tailorSession";
import { OpenTrouble } from "./trouble";
import {
  LimitContext,
  TailorSessionContext,
  useTailorSession,
  useTailorState,
  usualLimit,
} from "./useTailorSession";

// The result is loaded once a resume was read: whoever only begins does not load it, and it is there before
// it is needed.
const loadResult = () => import("./result/ResultStep");
const ResultStep = lazy(async () => ({ default: (await loadResult()).ResultStep }));

/** Moves to a step; `replace` leaves no way back to the one before, `version` names the kept result in the address. */
export type GoTo = (step: Step, options?: { replace?: boolean; version?: string | undefined }) => void;

type Props = { step: Step; wanted: Wanted; goTo: GoTo };

/** The way from a resume and a job to a tailored resume. The step stands in the address, the work in this tab. */
export function TailorScreen(props: Props) {
  const { user, loading } = useCurrentUser();
  if (loading) return <p className="py-24 text-center text-soft">{text.loading}</p>;
  return <SessionOf key={user?.id ?? ""} user={user?.id ?? null} {...props} />;
}

function SessionOf({ user, ...props }: Props & { user: string | null }) {
  const { data } = useQuery({
    queryKey: ["settings"],
    queryFn: settings,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const megabytes = data?.maxUploadMB ?? usualLimit;
  const limit = useRef(megabytes);
  useEffect(() => {
    limit.current = megabytes;
  }, [megabytes]);
  const [session] = useState(() =>
    createTailorSession(window.sessionStorage, user, () => limit.current << 20),
  );
  useEffect(() => {
    session.rest(false);
    window.addEventListener("pagehide", session.flush);
    return () => {
      window.removeEventListener("pagehide", session.flush);
      session.rest(true);
    };
  }, [session]);
  useEvents("progress", session.follow);
  return (
    <TailorSessionContext value={session}>
      <LimitContext value={megabytes}>
        <CurrentStep {...props} />
      </LimitContext>
    </TailorSessionContext>
  );
}

function CurrentStep({ step, wanted, goTo }: Props) {
  const session = useTailorSession();
  const { trial, work } = useTailorState();
  const fresh = useRef(false);
  const asked = wanted.version && trial.outcome?.version?.id !== wanted.version;
  const shown = step === "result" && (!trial.outcome || asked) ? "resume" : step;
  const settled = !work.opening && !asked;

  useArrival(wanted, goTo, tailor);
  useComingBack(tailor);
  useEffect(() => {
    if (shown !== step && settled) goTo(shown, { replace: true });
  }, [shown, step, settled, goTo]);

  const cleared = work.cleared !== null;
  useEffect(() => {
    if (cleared) goTo("resume");
  }, [cleared, goTo]);

  const title =
    trial.outcome && shown === "result"
      ? text.result.heading(trial.outcome.tailored.job.title)
      : text.compose.heading.before;
  useEffect(() => {
    document.title = text.titled(title);
  }, [title]);

  // The heading of a new result takes the focus as soon as it stands.
  const heading = useCallback((shown: HTMLHeadingElement | null) => {
    if (shown && fresh.current) shown.focus();
    if (shown) fresh.current = false;
  }, []);

  const read = trial.reading !== null;
  useEffect(() => {
    if (read) void loadResult().catch(() => {});
  }, [read]);

  async function tailor() {
    if (!(await session.tailor())) return;
    fresh.current = true;
    goTo("result", { version: session.state().trial.outcome?.version?.id });
    window.scrollTo({ top: 0 });
  }

  return (
    <>
      <Steps step={shown} resume={trial.reading !== null} result={trial.outcome !== null} />
      <Offline />
      <OpenTrouble wanted={wanted} />
      {shown === "result" && trial.outcome ? (
        <Suspense fallback={<Loading label={text.result.loading} lines={8} />}>
          <ResultStep outcome={trial.outcome} heading={heading} />
        </Suspense>
      ) : (
        <ComposeStep step={shown === "job" ? "job" : "resume"} goTo={goTo} onTailor={tailor} />
      )}
    </>
  );
}

/** Fetches what the address asks for, keeps what came along through signing in, and goes on with a run that was cut off. */
function useArrival({ resume, job, version }: Wanted, goTo: GoTo, tailor: () => Promise<void>) {
  const session = useTailorSession();
  const arrive = useEffectEvent(async () => {
    if (resume || job || version) {
      if (!session.user || !(await session.open({ resume, job, version }))) return;
      if (version) goTo("result", { replace: true, version });
      else goTo(job ? "job" : "resume", { replace: true });
      return;
    }
    if (session.state().trial.running) await tailor();
    else await session.adopt();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: again only for another address
  useEffect(() => {
    void arrive();
  }, [resume, job, version]);
}

/** Does again what failed, once the network or the session is back. */
function useComingBack(tailor: () => Promise<void>) {
  const session = useTailorSession();
  const online = useOnline();
  const { over } = useCurrentUser();
  const back = useEffectEvent((kind: "network" | "signedOut") => {
    session.retry(kind);
    if (session.state().work.tailorProblem?.kind === kind) void tailor();
  });
  useEffect(() => {
    if (online) back("network");
  }, [online]);
  useEffect(() => {
    if (!over) back("signedOut");
  }, [over]);
}

function Offline() {
  return useOnline() ? null : (
    <div className="mb-4">
      <Notice tone="warn" urgent>
        {text.problem.offline}
      </Notice>
    </div>
  );
}
