import { type FormEvent, useState } from "react";
import { toldBy } from "../../api/graphql";
import type { GuidePage, GuideQuestion } from "../../api/resume/guides";
import { guidesText } from "../../i18n/guides";
import { shelfText } from "../../i18n/resumes";
import { Button } from "../../ui/Button";
import { TextArea } from "../../ui/TextArea";
import { useTryActions } from "./actions";
import { keepAnswer, readAnswer } from "./draft";
import { Tries } from "./Tries";

const text = guidesText.practice;
/** As many characters as the server takes. */
const longest = 5000;

type Props = { guide: GuidePage; question: GuideQuestion };

/** An answer to type, checked by the server and kept among the tries. What was typed outlives a reload of this tab. */
export function Practice({ guide, question }: Props) {
  const [answer, setAnswer] = useState(() => readAnswer(question.id));
  const [lacks, setLacks] = useState("");
  const { add } = useTryActions(guide.id, question.id);

  function write(to: string) {
    setAnswer(to);
    keepAnswer(question.id, to);
    setLacks("");
  }

  function save(event: FormEvent) {
    event.preventDefault();
    if (add.isPending) return;
    const wrong = answer.trim() === "" ? text.empty : answer.length > longest ? text.longest : "";
    setLacks(wrong);
    if (wrong) return;
    add.mutate(
      { questionId: question.id, text: answer },
      { onSuccess: () => write(""), onError: (cause) => setLacks(toldBy(cause, shelfText.lost)) },
    );
  }

  return (
    <div>
      <h4 className="mb-1 text-sm font-medium">{text.heading}</h4>
      <form noValidate onSubmit={save} className="space-y-3 print:hidden">
        <TextArea
          label={text.answerTo(question.question)}
          labelHidden
          placeholder={text.answer}
          rows={4}
          value={answer}
          onChange={({ target }) => write(target.value)}
          error={lacks || undefined}
          className="text-sm"
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-[13px] text-soft">{text.words(wordsIn(answer))}</p>
          <Button type="submit" busy={add.isPending}>
            {text.save}
          </Button>
        </div>
      </form>
      <Tries guideId={guide.id} questionId={question.id} tries={question.answers} />
    </div>
  );
}

const wordsIn = (said: string) => said.split(/\s+/).filter(Boolean).length;
