import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { Answer, Question } from "../../../api/resume/engine";
import { tailorText as text } from "../../../i18n/tailor";
import { Button } from "../../../ui/Button";
import { Notice } from "../../../ui/Notice";
import type { Outcome, ShownChange } from "../trial";
import { TroubleNotice } from "../trouble";
import { useTailorSession, useTailorState } from "../useTailorSession";
import { Answers } from "./Answers";
import { changeOf, deniedQuestions, isDenied, openQuestions } from "./line";
import { QuestionForm } from "./QuestionForm";
import { Denied } from "./Recalled";

type Props = {
  outcome: Outcome;
  /** The requirement to begin with; null: what is required and brings most. */
  first: string | null;
  /** Shows the line of an answer once the page has it. */
  onLine: (change: ShownChange) => void;
  /** The requirements whose questions the person skipped; they stay skipped when the panel is left. */
  skipped: string[];
  onSkipped: (skipped: string[]) => void;
  /** Leaves the questions. */
  onDone: () => void;
};

/** One question at a time about what the resume does not show, and the answers so far, each to edit or to take back. */
export function QuestionsPanel({ outcome, first, onLine, skipped, onSkipped, onDone }: Props) {
  const session = useTailorSession();
  const { work } = useTailorState();
  const { tailored, decisions, version } = outcome;
  const [reopened, setReopened] = useState<string[]>([]);
  const [editing, setEditing] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef(false);

  const left = openQuestions(outcome);
  const denied = deniedQuestions(outcome);
  const isReopened = ({ requirement }: Question) => reopened.includes(requirement);
  const rank = (question: Question) => (isReopened(question) ? 2 : Number(question.requirement === first));
  const open = [...left, ...denied.filter(isReopened)].sort((a, b) => rank(b) - rank(a));
  const current = open.find(({ requirement }) => !skipped.includes(requirement));
  const leftSkipped = left.filter(({ requirement }) => skipped.includes(requirement));
  const name = current?.requirement;

  // After an answer the next question is where the person goes on; at first sight nothing is taken from them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the question that moves the focus
  useEffect(() => {
    if (wanted.current) heading.current?.focus({ preventScroll: true });
    wanted.current = false;
  }, [name, skipped.length]);

  const added = useRef<Answer | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is made anew with each answer
  useEffect(() => {
    const [change] = added.current ? changeOf(added.current) : [];
    added.current = null;
    if (change) onLine(change);
  }, [tailored]);

  function leave(requirement: string) {
    wanted.current = true;
    onSkipped([...skipped, requirement]);
  }

  return (
    <div className="p-5 md:p-6" data-testid="questions">
      {version?.sent ? <Notice tone="warn">{text.changes.sent}</Notice> : null}
      {work.decideProblem ? (
        <div className="mb-4">
          <TroubleNotice trouble={work.decideProblem} onRetry={() => void session.settle()} />
          <p className="mt-1.5 text-[13px] text-soft">{text.changes.behind}</p>
        </div>
      ) : null}
      {current && !version?.sent ? (
        <>
          <p className="text-[13px] text-soft">
            {isDenied(current)
              ? text.questions.answeringAgain
              : text.questions.left(left.length, leftSkipped.length)}
          </p>
          <QuestionForm
            key={current.requirement}
            question={current}
            pages={[tailored.original, tailored.document]}
            heading={heading}
            onAnswer={(answer) => {
              wanted.current = true;
              added.current = answer;
              session.answer(current.requirement, answer);
            }}
            onSkip={() => leave(current.requirement)}
          />
        </>
      ) : version?.sent ? null : (
        <div>
          <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
            {skipped.length > 0 ? text.questions.skipped(skipped.length) : text.questions.done}
          </h3>
          {decisions.answers.length > 0 ? (
            <p className="mt-1 text-pretty text-soft">{text.questions.doneLead}</p>
          ) : null}
          <div className="mt-3 flex flex-wrap items-center gap-x-4">
            <Button onClick={onDone}>{text.questions.leave}</Button>
            {skipped.length > 0 ? (
              <button
                type="button"
                className="min-h-11 text-sm underline underline-offset-4 hover:text-brand"
                onClick={() => {
                  wanted.current = true;
                  onSkipped([]);
                }}
              >
                {text.questions.again}
              </button>
            ) : null}
          </div>
        </div>
      )}
      {version?.sent ? null : (
        <Denied
          questions={denied.filter((question) => !isReopened(question))}
          onReopen={(requirement) => {
            wanted.current = true;
            setReopened((now) => [...now, requirement]);
            onSkipped(skipped.filter((other) => other !== requirement));
          }}
        />
      )}
      <Answers
        answers={decisions.answers}
        original={tailored.original}
        locked={version?.sent ?? false}
        editing={editing}
        onEdit={setEditing}
        onChange={session.answer}
      />
      {version && decisions.answers.length > 0 ? (
        <p className="mt-3 text-[13px] text-soft">
          {text.questions.kept}
          <Link to="/my-facts" className="underline underline-offset-4 hover:text-brand">
            {text.questions.facts}
          </Link>
          .
        </p>
      ) : null}
    </div>
  );
}
