import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { resumeFiles } from "../../../api/resume/files";
import { tailorText as text } from "../../../i18n/tailor";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { cx } from "../../../ui/cx";
import { FileDrop } from "../../../ui/FileDrop";
import { Icon } from "../../../ui/Icon";
import { TextArea } from "../../../ui/TextArea";
import { isEmpty } from "../trial";
import { TroubleNotice } from "../trouble";
import { useLimit, useTailorSession, useTailorState } from "../useTailorSession";
import { EarlierResumes } from "./EarlierResumes";
import { Review } from "./Review";

type Props = {
  /** Show what was read in full rather than in one line. */
  spread: boolean;
  onContinue: () => void;
};

/** Takes the resume as a file or text, and shows what was read of it. */
export function ResumeCard({ spread, onContinue }: Props) {
  const session = useTailorSession();
  const { trial, work } = useTailorState();
  const { reading } = trial;

  // A file or text pasted anywhere on the page, outside its text boxes, is the resume.
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      if (event.target instanceof HTMLElement && event.target.closest("input, textarea")) return;
      const file = event.clipboardData?.files[0];
      if (file) void session.read(file);
    }
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [session]);

  const trouble = work.readProblem ? (
    <TroubleNotice
      trouble={work.readProblem}
      missing={text.resume.missing}
      onRetry={() => void session.readAgain()}
    />
  ) : null;

  return (
    <Card aria-labelledby="resume-heading" className="p-5 md:p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="resume-heading" className="text-xl">
          {text.resume.heading}
        </h2>
        <Button
          look="quiet"
          size="small"
          className="-mr-2"
          onClick={() => session.setPasting(!trial.pasting)}
        >
          {trial.pasting ? text.resume.backToFile : text.resume.paste}
        </Button>
      </div>
      {trial.pasting ? (
        <PasteBox trouble={trouble} />
      ) : (
        <div
          className={cx(
            "grid gap-5",
            session.user && !reading && "lg:grid-cols-[minmax(0,1fr)_minmax(280px,360px)]",
          )}
        >
          <FileDrop
            label={text.resume.file}
            accept={resumeFiles}
            onFile={(file) => void session.read(file)}
            error={trouble}
            compact={reading !== null}
          >
            <DropWords />
          </FileDrop>
          {session.user && !reading ? <EarlierResumes user={session.user} /> : null}
          {session.user && reading && spread ? (
            <details className="text-sm">
              <summary className="text-soft underline underline-offset-4">{text.resume.another}</summary>
              <div className="mt-3 max-w-md">
                <EarlierResumes user={session.user} />
              </div>
            </details>
          ) : null}
        </div>
      )}
      <p role="status" className="sr-only">
        {reading && work.reading === null ? text.resume.read(reading.fileName ?? text.resume.pastedName) : ""}
      </p>
      {isEmpty(trial) && work.reading === null ? (
        <Link
          to="/upload"
          search={{ sample: true }}
          className="mt-4 inline-block text-sm text-soft underline underline-offset-4 hover:text-brand"
        >
          {text.sample.look}
        </Link>
      ) : null}
      {reading && !spread ? (
        <Link
          to="/upload"
          search={{ step: "resume" }}
          className="mt-4 inline-block text-sm underline underline-offset-4 hover:text-brand"
        >
          {text.resume.review}
        </Link>
      ) : null}
      {reading && spread ? (
        <>
          <Review reading={reading} />
          <div className="mt-6 flex justify-end">
            <Button onClick={onContinue}>
              {text.resume.toJob}
              <Icon name="arrow" />
            </Button>
          </div>
        </>
      ) : null}
    </Card>
  );
}

function DropWords() {
  const { trial, work } = useTailorState();
  const limit = useLimit();
  if (work.reading !== null) {
    return (
      <div className="w-full max-w-sm">
        <p role="status" className="font-medium">
          <span
            className="mr-2 inline-block size-2 animate-breathe rounded-full bg-brand"
            aria-hidden="true"
          />
          {work.reading ? text.resume.reading(work.reading) : text.resume.readingText}
        </p>
        {work.sent !== null && work.sent < 1 ? (
          <progress
            aria-label={text.resume.sending(Math.round(work.sent * 100))}
            value={work.sent}
            className="mt-3 h-1.5 w-full overflow-hidden rounded-full [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand"
          />
        ) : null}
      </div>
    );
  }
  if (trial.reading) {
    const { fileName, pages } = trial.reading;
    return (
      <p className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Icon name="file" className="size-5 text-brand" />
        <span className="min-w-0 truncate font-medium">{fileName ?? text.resume.pastedName}</span>
        {pages ? <span className="text-soft">{text.resume.pages(pages)}</span> : null}
        {trial.reading.kept ? <span className="text-soft">{text.resume.kept}</span> : null}
        <span className="text-soft underline underline-offset-4 sm:ml-auto">{text.resume.replace}</span>
      </p>
    );
  }
  return (
    <>
      <Icon name="upload" className="mb-3 size-8 text-brand" />
      <p className="text-pretty font-display text-lg font-semibold">{text.resume.drop}</p>
      <p className="text-sm text-soft">{text.resume.kinds(limit)}</p>
    </>
  );
}

function PasteBox({ trouble }: { trouble: React.ReactNode }) {
  const session = useTailorSession();
  const { trial, work } = useTailorState();
  const busy = work.reading !== null;
  return (
    <div className="space-y-3">
      <TextArea
        label={text.resume.text}
        rows={9}
        placeholder={text.resume.textHint}
        value={trial.pasted}
        onChange={(event) => session.setPasted(event.target.value)}
        onPaste={(event) => {
          // Pasting into the empty box is the whole resume: it is read at once, after the box has taken it.
          if (!trial.pasted.trim()) {
            const pasted = event.clipboardData.getData("text/plain");
            if (pasted.trim()) setTimeout(() => void session.read(pasted));
          }
        }}
      />
      {trouble}
      {trial.reading && !trial.reading.fileName ? null : (
        <Button busy={busy} onClick={() => void session.read(trial.pasted)}>
          {busy ? text.resume.readingText : text.resume.readText}
        </Button>
      )}
    </div>
  );
}
