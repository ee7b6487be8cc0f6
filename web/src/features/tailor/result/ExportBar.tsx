import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { tailorText as text } from "../../../i18n/tailor";
import { Button } from "../../../ui/Button";
import { FootBar } from "../../../ui/FootBar";
import { Icon } from "../../../ui/Icon";
import type { Outcome } from "../trial";
import { TroubleNotice } from "../trouble";
import { useTailorSession, useTailorState } from "../useTailorSession";

const LossesDialog = lazy(() => import("../../../drawing/LossesDialog"));

const formats = ["pdf", "docx", "txt"] as const;
const link = "underline underline-offset-4 hover:text-brand";

/** How many changes are kept and where, and the files to take away. */
export function ExportBar({ outcome, still }: { outcome: Outcome; still: boolean }) {
  const session = useTailorSession();
  const { work } = useTailorState();
  const [last, setLast] = useState<(typeof formats)[number]>("pdf");
  const all = outcome.changes.length;
  const lines = outcome.decisions.answers.filter(({ reply }) => reply === "LINE").length;
  const button = (format: (typeof formats)[number], label: string) => (
    <Button
      key={format}
      look={format === "pdf" ? "primary" : "secondary"}
      busy={work.exporting === format}
      onClick={() => {
        setLast(format);
        void session.download(format);
      }}
      className="max-md:flex-1"
    >
      <Icon name="download" />
      {label}
    </Button>
  );
  return (
    <FootBar
      label={text.exports.label}
      still={still}
      above={
        work.exportProblem ? (
          <TroubleNotice trouble={work.exportProblem} onRetry={() => void session.download(last)} />
        ) : null
      }
    >
      {work.losses ? (
        <Suspense>
          <LossesDialog
            losses={work.losses.losses}
            onAccept={() => void session.download(last, true)}
            onCancel={session.refuseLosses}
          />
        </Suspense>
      ) : null}
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="tabular font-medium">
            {[
              all > 0 ? text.exports.kept(all - outcome.decisions.takenBack.length, all) : "",
              lines > 0 ? text.exports.lines(lines) : "",
            ]
              .filter(Boolean)
              .join(", ") || text.exports.noChanges}
          </span>
          <Where outcome={outcome} />
        </p>
        <p role="status" className="text-[13px] text-soft empty:hidden">
          {work.saved ? text.exports.saved(work.saved) : ""}
        </p>
      </div>
      <Button look="quiet" onClick={session.startOver} className="max-md:px-2">
        {text.bar.startOver}
      </Button>
      <div className="flex gap-2 max-md:w-full">
        {formats.map((format) => button(format, text.exports[format]))}
      </div>
    </FootBar>
  );
}

/** Where the result is: in the account as a version, or only in this tab, with the way to change that. */
function Where({ outcome: { version } }: { outcome: Outcome }) {
  const session = useTailorSession();
  const { work } = useTailorState();
  const dot = (
    <span aria-hidden="true" className="max-md:hidden">
      ·
    </span>
  );
  if (!session.user)
    return (
      <>
        {dot}
        <Link to="/auth" search={{ mode: "register", next: "/upload?step=result" }} className={link}>
          {text.exports.account}
        </Link>
      </>
    );
  if (!version)
    return <span className="text-soft">{work.opening ? text.exports.saving : text.exports.notSaved}</span>;
  if (work.deciding) return <span className="text-soft">{text.exports.saving}</span>;
  return (
    <>
      {dot}
      <Link to="/my-resumes/$resumeId" params={{ resumeId: version.resumeId }} className={link}>
        {text.exports.savedAs(version.number)}
      </Link>
    </>
  );
}
