import { useState } from "react";
import type { Resume } from "../../../api/resume/document";
import type { Answer } from "../../../api/resume/engine";
import { lengthText } from "../../../i18n/limits";
import { tailorText as text } from "../../../i18n/tailor";
import { charactersOf, lineMost, lineOf } from "../../../lib/lines";
import { Button } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import { TextArea } from "../../../ui/TextArea";
import { placeOf } from "./line";

type Props = {
  answers: Answer[];
  /** The resume whose places the answers name. */
  original: Resume;
  locked: boolean;
  /** The requirement whose answer is being edited. */
  editing: string | null;
  onEdit: (requirement: string | null) => void;
  onChange: (requirement: string, answer: Answer | null) => void;
};

/** What was answered: lines with their place, and what was confirmed or denied. */
export function Answers({ answers, original, locked, editing, onEdit, onChange }: Props) {
  if (answers.length === 0) return null;
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="text-[15px]">{text.questions.answered}</h3>
      <ul className="mt-1 divide-y divide-line">
        {answers.map((answer) => (
          <li key={answer.requirement} className="py-3" data-testid="answer">
            <p className="flex gap-2 text-[13px] text-soft">
              <Icon
                name={answer.reply === "NO" ? "dash" : "check"}
                className={answer.reply === "NO" ? "mt-0.5 size-3.5" : "mt-0.5 size-3.5 text-good"}
              />
              <span className="min-w-0 wrap-anywhere">
                {answer.requirement} · {saidOf(answer, original)}
              </span>
            </p>
            {editing === answer.requirement ? (
              <LineEditor
                answer={answer}
                onSave={(line) => {
                  onChange(answer.requirement, { ...answer, text: line });
                  onEdit(null);
                }}
                onLeave={() => onEdit(null)}
              />
            ) : (
              <>
                {answer.text ? <p className="mt-1 text-pretty wrap-anywhere">{answer.text}</p> : null}
                {locked ? null : (
                  <div className="mt-2 flex flex-wrap gap-2">
                    {answer.reply === "LINE" ? (
                      <Button
                        size="small"
                        aria-label={text.questions.editOf(answer.requirement)}
                        onClick={() => onEdit(answer.requirement)}
                      >
                        {text.changes.edit}
                      </Button>
                    ) : null}
                    <Button
                      size="small"
                      look="quiet"
                      aria-label={text.questions.removeOf(answer.requirement)}
                      onClick={() => onChange(answer.requirement, null)}
                    >
                      {text.questions.remove}
                    </Button>
                  </div>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function saidOf({ reply, path }: Answer, original: Resume): string {
  if (reply === "YES") return text.questions.confirmed;
  if (reply === "NO") return text.questions.denied;
  return text.questions.addedTo(placeOf(original, path ?? ""));
}

type EditorProps = { answer: Answer; onSave: (line: string) => void; onLeave: () => void };

function LineEditor({ answer, onSave, onLeave }: EditorProps) {
  const [words, setWords] = useState(answer.text ?? "");
  const line = lineOf(words);
  const { count, tooLong } = lengthText(charactersOf(line), lineMost);
  return (
    <form
      className="mt-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (line !== "" && !tooLong) onSave(line);
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") onLeave();
      }}
    >
      <TextArea
        label={text.questions.asItStands}
        value={words}
        rows={3}
        count={count}
        // The person asked to type here.
        autoFocus
        error={line === "" ? text.questions.emptyLine : tooLong}
        onChange={(event) => setWords(event.target.value)}
        className="px-3! py-2! text-sm"
      />
      <div className="mt-2 flex gap-2">
        <Button size="small" look="primary" type="submit">
          {text.changes.save}
        </Button>
        <Button size="small" onClick={onLeave}>
          {text.changes.leave}
        </Button>
      </div>
    </form>
  );
}
