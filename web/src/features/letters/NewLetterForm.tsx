import { Link, useNavigate } from "@tanstack/react-router";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { toldBy } from "../../api/graphql";
import type { LetterQuestion, Tone } from "../../api/resume/letters";
import type { JobChoice, ResumeChoice } from "../../api/resume/useChoices";
import { letterLengths, lettersText, tones } from "../../i18n/letters";
import { lengthText } from "../../i18n/limits";
import { shelfText } from "../../i18n/resumes";
import { newKey } from "../../lib/keys";
import { charactersOf, lineOf } from "../../lib/lines";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Choice } from "../../ui/Choice";
import { Notice } from "../../ui/Notice";
import { TextArea } from "../../ui/TextArea";
import { useLetterActions } from "./actions";
import { keepStarted, readStarted, type Started } from "./draft";
import { FactChoice } from "./FactChoice";
import { anotherJob, JobPart } from "./JobPart";
import { ResumePart } from "./ResumePart";
import { usePasted } from "./usePasted";

const text = lettersText.form;
const questions = Object.entries(text.questions) as [LetterQuestion, string][];
const toneOptions = (Object.entries(tones) as [Tone, string][]).map(([value, label]) => ({ value, label }));
/** The questions that a fact may answer. */
const ofFacts: LetterQuestion[] = ["PROUD_OF", "NOT_IN_RESUME"];
/** As many characters as the server takes for an answer. */
const longest = 300;

const lengthOf = (answer: string) => lengthText(charactersOf(lineOf(answer)), longest);

type Length = (typeof letterLengths)[number]["value"];
type Props = { resumes: ResumeChoice[]; jobs: JobChoice[]; resumeId: string; jobId: string };

/** What a letter is written from and how it is to sound. What was typed outlives a reload of this tab. */
export function NewLetterForm({ resumes, jobs, resumeId, jobId }: Props) {
  const [started, setStarted] = useState(readStarted);
  const [job, setJob] = useState(() => first(jobs, jobId) ?? anotherJob);
  const [resume, setResume] = useState(() => first(resumes, resumeId) ?? "");
  const [version, setVersion] = useState("");
  const pasted = usePasted(job === anotherJob ? started.posting : "");
  const [tone, setTone] = useState<Tone>("PROFESSIONAL");
  const [length, setLength] = useState<Length>("250");
  const { saveJob, generate } = useLetterActions();
  const navigate = useNavigate();
  // One key for one wish, however often the button is pressed.
  const request = useRef({ of: "", key: "" });
  const postingKey = useRef(newKey());
  const versionId = version || (resumes.find(({ id }) => id === resume)?.latest.id ?? "");

  function keep(part: Partial<Started>) {
    const next = { ...started, ...part };
    setStarted(next);
    keepStarted(next);
  }

  function write(jobDescriptionId: string) {
    const wish = {
      resumeVersionId: versionId,
      jobDescriptionId,
      tone,
      length: Number(length),
      answers: questions.flatMap(([question]) => {
        const said = started.answers[question]?.trim();
        return said ? [{ question, text: said }] : [];
      }),
    };
    const of = JSON.stringify(wish);
    if (request.current.of !== of) request.current = { of, key: newKey() };
    generate.mutate(
      { ...wish, requestKey: request.current.key },
      {
        onSuccess: ({ id }) => {
          keepStarted(null);
          void navigate({ to: "/edit-cover-letter/$id", params: { id } });
        },
      },
    );
  }

  /** Saves a pasted posting first; it is chosen from then on, so that another try saves no second one. */
  function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    if (questions.some(([question]) => lengthOf(started.answers[question] ?? "").tooLong))
      return toInvalid(form);
    if (job !== anotherJob) return write(job);
    let whole = false;
    flushSync(() => {
      whole = pasted.check();
    });
    // What lacks may stand far above the button.
    if (!whole) return toInvalid(form);
    const { title, company, location } = pasted;
    saveJob.mutate(
      {
        title,
        company: company || null,
        location: location || null,
        description: started.posting,
        requestKey: postingKey.current,
      },
      {
        onSuccess: ({ id }) => {
          setJob(id);
          postingKey.current = newKey();
          keep({ posting: "" });
          write(id);
        },
      },
    );
  }

  const busy = saveJob.isPending || generate.isPending;
  return (
    <form noValidate onSubmit={begin} className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0 space-y-5">
        <Card className="space-y-4 p-5 md:p-6">
          <h2 className="text-xl">{text.from}</h2>
          <JobPart
            jobs={jobs}
            job={job}
            onJob={setJob}
            posting={started.posting}
            onPosting={(posting) => keep({ posting })}
            pasted={pasted}
          />
          <ResumePart
            resumes={resumes}
            resume={resume}
            onResume={(id) => {
              setResume(id);
              setVersion("");
            }}
            version={versionId}
            onVersion={setVersion}
          />
        </Card>
        <Card className="p-5 md:p-6">
          <h2 className="text-xl">{text.own}</h2>
          <p className="mb-4 mt-1 text-pretty text-sm text-soft">{text.ownLead}</p>
          <div className="grid gap-4 md:grid-cols-2">
            {questions.map(([question, label]) => {
              const said = started.answers[question] ?? "";
              const { count, tooLong } = lengthOf(said);
              const say = (words: string) => keep({ answers: { ...started.answers, [question]: words } });
              return (
                <div key={question}>
                  <TextArea
                    label={label}
                    rows={2}
                    count={count}
                    error={tooLong}
                    placeholder={text.samples[question]}
                    value={said}
                    onChange={({ target }) => say(target.value)}
                    className="text-sm"
                  />
                  {ofFacts.includes(question) ? (
                    <FactChoice
                      about={label}
                      said={said}
                      onChoose={(words) => say(said ? `${said} ${words}` : words)}
                    />
                  ) : null}
                </div>
              );
            })}
          </div>
        </Card>
      </div>
      <Card className="space-y-4 p-5 md:p-6">
        <h2 className="text-xl">{text.manner}</h2>
        <Choice
          label={text.tone}
          value={tone}
          options={toneOptions}
          onChange={setTone}
          className="[&>div]:overflow-x-auto"
        />
        <Choice label={text.length} value={length} options={letterLengths} onChange={setLength} />
        <p className="text-[13px] text-soft">{text.words(length)}</p>
        {generate.error && !busy ? <Refused cause={generate.error} /> : null}
        <Button look="primary" size="large" type="submit" busy={busy} className="w-full">
          {busy ? text.writing : text.write}
        </Button>
      </Card>
    </form>
  );
}

const toInvalid = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

/** The one that was asked for where it is there, and the first one otherwise. */
const first = (rows: { id: string }[], asked: string) =>
  rows.find(({ id }) => id === asked)?.id ?? rows[0]?.id;

/** Why no letter was written, in the server's words, and that nothing is lost. */
function Refused({ cause }: { cause: Error }) {
  return (
    <Notice tone="warn" urgent title={text.refused}>
      {toldBy(cause, shelfText.lost)}{" "}
      <Link to="/my-resumes/new" className="underline underline-offset-4">
        {text.addResume}
      </Link>
    </Notice>
  );
}
