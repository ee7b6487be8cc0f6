import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { type Events, type Kind, type Progress, useConnection, useEvents } from "../../api/events";
import { askResume } from "../../api/graphql";
import { useCurrentUser } from "../../api/identity/currentUser";
import { RunSelfTestDocument } from "../../api/resume/operations.gen";
import { frameText as frame } from "../../i18n/frame";
import { liveText as text } from "../../i18n/help";
import { useTitle } from "../../lib/useTitle";
import { Button, buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { cx } from "../../ui/cx";
import { Notice } from "../../ui/Notice";
import { Loading } from "../../ui/Wait";

/** /websocket-test: the live connection of this tab as it is. */
export function Live() {
  useTitle(frame.titled(text.title));
  const { user, loading } = useCurrentUser();
  return (
    <div className="mx-auto max-w-[46rem] pt-2 lg:pt-8">
      <h1 className="text-3xl">{text.heading}</h1>
      <p className="mt-3 text-pretty text-soft">{text.lead}</p>
      <div className="mt-8">
        {loading ? <Loading label={frame.loading} /> : null}
        {!loading && !user ? (
          <Card className="p-6">
            <p>{text.guest.text}</p>
            <Link
              to={"/auth" as string}
              search={{ mode: "login" } as never}
              className={`mt-4 ${buttonLook("primary")}`}
            >
              {text.guest.go}
            </Link>
          </Card>
        ) : null}
        {user ? <Connected /> : null}
      </div>
    </div>
  );
}

const lights = { open: "bg-good", connecting: "bg-warn", waiting: "bg-warn", closed: "bg-bad" } as const;
const kept = 12;

type Seen = { n: number; kind: Kind; id: string | null; said: string };

function Connected() {
  const connection = useConnection();
  const [seen, setSeen] = useState<Seen[]>([]);
  const note =
    <K extends Kind>(kind: K, said: (data: Events[K]) => string) =>
    (data: Events[K], id: string | null) =>
      setSeen((before) =>
        [{ n: (before[0]?.n ?? 0) + 1, kind, id, said: said(data) }, ...before].slice(0, kept),
      );
  useEvents(
    "hello",
    note("hello", (data) => data.clientId),
  );
  useEvents(
    "progress",
    note("progress", (data) => `${data.percent}% · ${data.message || data.stage}`),
  );
  useEvents(
    "notification",
    note("notification", (data) => String(data.title ?? "")),
  );
  const rows = [
    { name: text.client, value: connection.clientId },
    { name: text.last, value: connection.lastEventId },
  ];
  return (
    <>
      <Card className="px-6 py-2">
        <dl className="divide-y divide-line">
          <div className="flex flex-wrap justify-between gap-x-6 py-4">
            <dt className="text-soft">{text.state}</dt>
            <dd role="status" className="flex items-center gap-2 font-medium">
              <span aria-hidden="true" className={cx("size-2 rounded-full", lights[connection.state])} />
              {text.states[connection.state]}
            </dd>
          </div>
          {rows.map((row) => (
            <div key={row.name} className="flex flex-wrap justify-between gap-x-6 py-4">
              <dt className="text-soft">{row.name}</dt>
              <dd className="tabular break-all">{row.value ?? text.none}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <TestRun />
      <section aria-labelledby="events" className="mt-10">
        <h2 id="events" className="text-xl">
          {text.events}
        </h2>
        {seen.length === 0 ? <p className="mt-2 text-soft">{text.quiet}</p> : null}
        <ol className="mt-3 divide-y divide-line border-t border-line text-sm empty:hidden">
          {seen.map((event) => (
            <li key={event.n} className="flex gap-4 py-2.5">
              <span className="tabular w-12 shrink-0 text-soft">{event.id}</span>
              <span className="w-24 shrink-0 font-medium">{event.kind}</span>
              <span className="min-w-0 flex-1 break-words">{event.said}</span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** A run of the engine over a sample, and how far it is. */
function TestRun() {
  const [key, setKey] = useState<string | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failed, setFailed] = useState(false);
  useEvents("progress", (data) => {
    if (data.requestKey === key) setProgress(data);
  });
  const running = key !== null && !failed && (progress?.percent ?? 0) < 100;

  async function start() {
    const requestKey = `self-test-${Date.now()}-${Math.random().toString(36).slice(2)}`;
    setKey(requestKey);
    setProgress(null);
    setFailed(false);
    await askResume(RunSelfTestDocument, { requestKey }).catch(() => setFailed(true));
  }

  return (
    <Card className="mt-5 p-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="min-w-0 flex-1 basis-60 text-pretty text-soft">{text.runLead}</p>
        <Button look="primary" busy={running} onClick={() => void start()}>
          {running ? text.running : text.run}
        </Button>
      </div>
      <progress
        aria-label={text.progress}
        max={100}
        value={progress?.percent ?? 0}
        className="mt-5 block h-2 w-full overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand"
      />
      <p role="status" className="tabular mt-2 min-h-[1.55em] text-sm text-soft">
        {failed ? "" : progress ? said(progress) : key ? text.running : text.idle}
      </p>
      {failed ? (
        <Notice tone="bad" urgent>
          {text.failed}
        </Notice>
      ) : null}
    </Card>
  );
}

const said = (progress: Progress) =>
  progress.percent >= 100 ? text.done : `${progress.percent}% · ${progress.message || progress.stage}`;
