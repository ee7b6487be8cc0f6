import type { LetterPage } from "../../api/resume/letters";
import { lettersText } from "../../i18n/letters";
import { shelfText } from "../../i18n/resumes";
import { minuteOf } from "../../lib/moments";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Icon } from "../../ui/Icon";
import { useLetterActions } from "./actions";

const text = lettersText.versions;

/** The last texts of the letter, newest first, to read and to restore. */
export function Versions({ letter, unsaved }: { letter: LetterPage; unsaved: boolean }) {
  const { update } = useLetterActions();
  return (
    <Card aria-labelledby="letter-versions" className="p-5 md:p-6">
      <h2 id="letter-versions" className="text-xl">
        {text.heading}
      </h2>
      <ol className="mt-2 divide-y divide-line">
        {letter.versions.map(({ number, content, createdAt }) => {
          const newest = number === letter.versionNumber;
          return (
            <li key={number}>
              <details className="group">
                <summary className="flex list-none items-center justify-between gap-3 py-3">
                  <span className="text-sm">
                    <span className="font-medium">{shelfText.versionNumber(number)}</span>
                    <span className="text-soft">
                      {newest ? `, ${text.newest}` : null} · {minuteOf(createdAt)}
                    </span>
                  </span>
                  <Icon
                    name="chevron"
                    className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180"
                  />
                </summary>
                <p className="whitespace-pre-wrap pb-3 text-sm wrap-anywhere">{content}</p>
                {newest ? null : (
                  <div className="flex flex-wrap items-center gap-3 pb-3">
                    <Button
                      size="small"
                      aria-label={text.restoreNamed(number)}
                      className="aria-disabled:opacity-60"
                      disabled={unsaved}
                      busy={update.isPending}
                      onClick={() =>
                        update.mutate({
                          id: letter.id,
                          input: { content, baseVersionNumber: letter.versionNumber },
                        })
                      }
                    >
                      {text.restore}
                    </Button>
                    {unsaved ? <p className="text-[13px] text-soft">{text.saveFirst}</p> : null}
                  </div>
                )}
              </details>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
