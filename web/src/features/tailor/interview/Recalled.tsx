import type { Recalled as Fact, Question } from "../../../api/resume/engine";
import { tailorText as text } from "../../../i18n/tailor";
import { dayOf } from "../../../lib/moments";
import { Button } from "../../../ui/Button";

type Props = {
  fact: Fact;
  places: Question["places"];
  /** The place has this line already, so it wasn't added again. */
  there: boolean;
  onUse: () => void;
  onChange: () => void;
  onLeave: () => void;
};

/** An earlier answer, with buttons to use it, change it or leave it out here. */
export function Recalled({ fact, places, there, onUse, onChange, onLeave }: Props) {
  const place = places.find(({ path }) => path === fact.path)?.label;
  return (
    <div className="mt-4" data-testid="recalled">
      <p className="text-[13px] text-soft">{text.questions.said(dayOf(fact.saidAt))}</p>
      <blockquote className="mt-1 border-l-2 border-brand pl-3 text-pretty wrap-anywhere">
        {fact.text || text.questions.saidYes}
      </blockquote>
      {place ? <p className="mt-1.5 text-[13px] text-soft">{text.questions.saidFor(place)}</p> : null}
      <p role="alert" className="mt-1.5 text-sm text-bad empty:hidden">
        {there ? text.questions.there : ""}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="primary" onClick={onUse}>
          {text.questions.use}
        </Button>
        <Button onClick={onChange}>{text.questions.change}</Button>
        <Button look="quiet" onClick={onLeave}>
          {text.questions.notThis}
        </Button>
      </div>
    </div>
  );
}

type DeniedProps = { questions: Question[]; onReopen: (requirement: string) => void };

/** The requirements that the person said no to before, each with a button to answer again. */
export function Denied({ questions, onReopen }: DeniedProps) {
  if (questions.length === 0) return null;
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="text-[15px]">{text.questions.before}</h3>
      <ul className="mt-1 divide-y divide-line">
        {questions.map(({ requirement, kind, fact }) => (
          <li key={requirement} className="py-3" data-testid="denied">
            <p className="wrap-anywhere">{requirement}</p>
            <p className="mt-0.5 text-[13px] text-soft">
              {fact ? text.questions.deniedOn(dayOf(fact.saidAt), kind) : null}
            </p>
            <Button
              size="small"
              className="mt-2"
              aria-label={text.questions.reopenOf(requirement)}
              onClick={() => onReopen(requirement)}
            >
              {text.questions.reopen}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
