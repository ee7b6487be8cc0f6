import { spellingText as text } from "../i18n/spelling";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { SpellingCount } from "./SpellingCount";
import { useOwnWords, useSpellingOn } from "./settings";
import { useSpelling } from "./useSpelling";

type Props = {
  texts: readonly string[];
  /** Where the mistakes are that no field in sight shows. */
  hint?: string;
};

/** The state of the check over the fields below: how much it found, what it is, and the switch that turns it off. */
export function SpellingBar({ texts, hint }: Props) {
  const spelling = useSpelling();
  const [on, setOn] = useSpellingOn();
  const { words, clear } = useOwnWords();
  if (!spelling) return null;
  return (
    <section aria-label={text.label} className="text-[13px]">
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        {on && !spelling.active ? (
          <Button size="small" onClick={spelling.activate} className="pointer-coarse:h-11">
            <Icon name="check" className="size-3.5" />
            {text.check}
          </Button>
        ) : null}
        {spelling.active ? <SpellingCount texts={texts} hint={hint} spelling={spelling} /> : null}
      </div>
      <details className="group">
        <summary className="flex min-h-8 w-fit list-none items-center gap-1.5 text-soft pointer-coarse:min-h-11">
          <Icon name="chevron" className="size-4 transition-transform duration-150 group-open:rotate-180" />
          {text.about}
        </summary>
        <div className="max-w-prose space-y-2 pb-2">
          <p>{text.privacy}</p>
          <p>{text.names}</p>
          <label className="flex min-h-8 w-fit items-center gap-2 font-medium pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={on}
              onChange={({ target }) => setOn(target.checked)}
              className="size-4 accent-brand"
            />
            {text.on}
          </label>
          {words.length > 0 ? (
            <p className="flex flex-wrap items-center gap-x-3">
              {text.own(words.length)}
              <Button size="small" look="quiet" onClick={clear} className="pointer-coarse:h-11">
                {text.forget}
              </Button>
            </p>
          ) : null}
        </div>
      </details>
    </section>
  );
}
