import { type FormEvent, type KeyboardEvent, type Ref, useState } from "react";
import type { Resume } from "../../../api/resume/document";
import type { Answer, Question } from "../../../api/resume/engine";
import { lengthText } from "../../../i18n/limits";
import { tailorText as text } from "../../../i18n/tailor";
import { charactersOf, lineMost, lineOf } from "../../../lib/lines";
import { Button } from "../../../ui/Button";
import { scoreShown } from "../../../ui/Score";
import { Select } from "../../../ui/Select";
import { TextArea } from "../../../ui/TextArea";
import { hasLine, names } from "./line";
import { Recalled } from "./Recalled";

type Props = {
  question: Question;
  /** The resume before and after tailoring: neither may have a line that is added. */
  pages: readonly Resume[];
  heading: Ref<HTMLHeadingElement>;
  onAnswer: (answer: Answer) => void;
  onSkip: () => void;
};

/** One question: where it was, what was done, and the ways not to answer. */
export function QuestionForm({ question, pages, heading, onAnswer, onSkip }: Props) {
  const { requirement, kind, places, term, required, points } = question;
  // An earlier NO isn't shown, because the person chose to answer again.
  const fact = question.fact?.reply === "NO" ? null : question.fact;
  const [recalled, setRecalled] = useState(Boolean(fact));
  const [path, setPath] = useState(places[0]?.path ?? "");
  const [words, setWords] = useState(kind === "HOLDING" ? term : "");
  const [missing, setMissing] = useState(false);
  /** The line that wasn't added because its place has it already. */
  const [there, setThere] = useState<string | null>(null);
  const listOnly = path.startsWith("skills");
  const { count, tooLong } = lengthText(charactersOf(lineOf(words)), lineMost);

  const alreadyThere = there === lineOf(words) ? text.questions.there : undefined;

  function choose(next: string) {
    setPath(next);
    setThere(null);
    // A list of skills holds names, not sentences.
    if (next.startsWith("skills") && words === "") setWords(term);
    if (!next.startsWith("skills") && words === term) setWords("");
  }

  function add(to: string, line: string) {
    if (pages.some((page) => hasLine(page, to, line))) setThere(line);
    else onAnswer({ requirement, reply: "LINE", path: to, text: line });
  }

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    const line = lineOf(words);
    if (line === "") setMissing(true);
    else if (!tooLong) add(path, line);
  }

  return (
    <form className="mt-1" onSubmit={submit} noValidate>
      <h3 ref={heading} tabIndex={-1} className="text-pretty text-xl leading-snug outline-none">
        {question.text}
      </h3>
      <p className="mt-1.5 text-pretty text-sm text-soft">
        {question.why} {points >= 1 ? text.questions.worth(scoreShown(points)) : ""}
        {required || points >= 1 ? "" : ` ${text.questions.nice}`}
      </p>
      {fact && recalled ? (
        <Recalled
          fact={fact}
          places={places}
          there={there !== null}
          onLeave={onSkip}
          onUse={() =>
            fact.reply === "LINE"
              ? add(fact.path ?? path, fact.text ?? "")
              : onAnswer({ requirement, reply: fact.reply })
          }
          onChange={() => {
            setRecalled(false);
            setThere(null);
            if (fact.path) setPath(fact.path);
            if (fact.text) setWords(fact.text);
          }}
        />
      ) : kind === "CONDITION" ? (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button look="primary" onClick={() => onAnswer({ requirement, reply: "YES" })}>
            {text.questions.yes}
          </Button>
          <Button onClick={() => onAnswer({ requirement, reply: "NO" })}>{text.questions.no}</Button>
          <Button look="quiet" onClick={onSkip}>
            {text.questions.skip}
          </Button>
        </div>
      ) : (
        <>
          {places.length > 1 ? (
            <Select
              className="mt-4"
              label={text.questions.where}
              value={path}
              options={places.map((place) => ({ value: place.path, label: place.label }))}
              onChange={choose}
            />
          ) : null}
          <div className="mt-3">
            <TextArea
              label={kind === "HOLDING" || listOnly ? text.questions.asItStands : text.questions.what}
              value={words}
              rows={kind === "HOLDING" || listOnly ? 1 : 3}
              count={count}
              error={missing && lineOf(words) === "" ? text.questions.empty(kind) : (tooLong ?? alreadyThere)}
              onChange={(event) => setWords(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit(event);
              }}
              className="px-3! py-2! text-sm"
            />
            <Hint kind={kind} words={words} term={term} listOnly={listOnly} onAdd={setWords} />
          </div>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button type="submit" look="primary">
              {text.questions.add}
            </Button>
            <Button onClick={() => onAnswer({ requirement, reply: "NO" })}>
              {text.questions.notMe(kind)}
            </Button>
            <Button look="quiet" onClick={onSkip}>
              {text.questions.skip}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

type HintProps = {
  kind: Question["kind"];
  words: string;
  term: string;
  listOnly: boolean;
  onAdd: (words: string) => void;
};

/** A line that does not name what was asked about is not found by whoever searches for it. */
function Hint({ kind, words, term, listOnly, onAdd }: HintProps) {
  if (kind === "EVIDENCE" && !listOnly && words.trim() !== "" && !names(words, term))
    return (
      <p className="mt-1.5 text-[13px] text-soft">
        {text.questions.unnamed(term)}{" "}
        <button
          type="button"
          className="min-h-6 underline underline-offset-4 hover:text-brand"
          onClick={() => onAdd(`${lineOf(words).replace(/\.$/, "")} (${term})`)}
        >
          {text.questions.name(term)}
        </button>
      </p>
    );
  return <p className="mt-1.5 text-[13px] text-soft">{text.questions.hint}</p>;
}
