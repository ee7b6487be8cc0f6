import { useEffect, useRef, useState } from "react";
import type { GuidePage, GuideQuestion } from "../../api/resume/guides";
import { guidesText } from "../../i18n/guides";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { CitedLines } from "./CitedLines";
import { Question } from "./Question";

const text = guidesText.page;

/** A guide's rounds by who asks, and what to ask them. */
export function Guide({ guide }: { guide: GuidePage }) {
  const { questions, notes, ask } = guide;
  const all = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);

  // Details open and close by themselves, by pointer and by key; this opens and closes them all.
  function openAll(open: boolean) {
    for (const one of all.current?.querySelectorAll("details") ?? []) one.open = open;
    setOpened(open);
  }
  // On paper nothing can be opened any more, whichever way the printing began.
  useEffect(() => {
    const open = () => openAll(true);
    window.addEventListener("beforeprint", open);
    return () => window.removeEventListener("beforeprint", open);
  });

  return (
    <div ref={all} className="space-y-5">
      {notes.map((note) => (
        <p key={note} className="text-pretty text-sm text-soft">
          {note}
        </p>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm font-medium" role="status">
          {text.progress(questions.filter(({ answers }) => answers.length > 0).length, questions.length)}
        </p>
        <Button size="small" onClick={() => openAll(!opened)}>
          {opened ? text.closeAll : text.openAll}
        </Button>
      </div>
      {roundsOf(questions).map(({ name, audience, questions: asked }) => (
        <Card key={name} aria-label={name}>
          <div className="p-5 md:p-6">
            <h2 className="text-xl">{name}</h2>
            <p className="mt-1 text-pretty text-sm text-soft">{audience}</p>
          </div>
          <ul className="divide-y divide-line border-t border-line">
            {asked.map((question) => (
              <Question key={question.id} guide={guide} question={question} />
            ))}
          </ul>
        </Card>
      ))}
      {ask.length > 0 ? (
        <Card aria-label={text.ask} className="p-5 md:p-6">
          <h2 className="text-xl">{text.ask}</h2>
          <p className="mt-1 text-pretty text-sm text-soft">{text.askLead}</p>
          <ul className="mt-4 space-y-4">
            {ask.map(({ question, why, cited }) => (
              <li key={question}>
                <p className="font-medium wrap-anywhere">{question}</p>
                <p className="text-pretty text-sm text-soft">{why}</p>
                <CitedLines lines={cited} />
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </div>
  );
}

type Round = { name: string; audience: string; questions: GuideQuestion[] };

/** The questions of one category are a round, in their order. */
function roundsOf(questions: GuideQuestion[]): Round[] {
  const rounds: Round[] = [];
  for (const question of questions) {
    const round = rounds.find(({ name }) => name === question.category);
    if (round) round.questions.push(question);
    else rounds.push({ name: question.category, audience: question.audience, questions: [question] });
  }
  return rounds;
}
