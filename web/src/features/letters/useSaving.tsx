import { useQueryClient } from "@tanstack/react-query";
import { useBlocker } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { toldBy } from "../../api/graphql";
import { type LetterPage, letterQuery } from "../../api/resume/letters";
import { lettersText, letterToasts } from "../../i18n/letters";
import { shelfText } from "../../i18n/resumes";
import { toast } from "../../ui/toast";
import { isConflict, useLetterActions } from "./actions";
import type { useLetter } from "./useLetter";

const Confirm = lazy(() => import("../../ui/Confirm").then((m) => ({ default: m.Confirm })));
const text = lettersText;

/**
 * Saves a letter: its name, and its text as the next version. Where another tab has saved meanwhile the
 * server refuses and
 * the dialog asks; leaving with unsaved changes asks too.
 */
export function useSaving(id: string, letter: ReturnType<typeof useLetter>) {
  const client = useQueryClient();
  const { update } = useLetterActions();
  const [newer, setNewer] = useState<LetterPage | null>(null);
  const [asking, setAsking] = useState(false);
  const unsaved = letter.changed || letter.renamed;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  });

  /** Tells of the version that was saved meanwhile, with what it says. */
  async function ask() {
    setAsking(true);
    try {
      setNewer(await client.fetchQuery({ ...letterQuery(id), staleTime: 0, retry: false }));
    } catch (cause) {
      const description = toldBy(cause, shelfText.lost);
      toast({ title: letterToasts.update.failed, description, variant: "destructive" });
    }
    setAsking(false);
  }

  function save(known: number) {
    setNewer(null);
    const { content, changed, renamed, title } = letter;
    const input = {
      ...(renamed && { title: title.trim() }),
      ...(changed && { content, baseVersionNumber: known }),
    };
    update.mutate(
      { id, input },
      {
        onSuccess: (now) => letter.saved(content, now),
        onError: (cause) => void (isConflict(cause) && ask()),
      },
    );
  }

  let dialog: ReactNode = null;
  if (newer)
    dialog = (
      <Suspense>
        <Confirm
          open
          wide
          title={text.conflict.title(newer.versionNumber)}
          description={text.conflict.text(letter.base.number, newer.versionNumber + 1)}
          yes={text.conflict.save(newer.versionNumber + 1)}
          no={text.conflict.cancel}
          onYes={() => save(newer.versionNumber)}
          onNo={() => setNewer(null)}
        >
          <section
            aria-label={text.conflict.theirs(newer.versionNumber)}
            // A part that scrolls must be reached by keyboard.
            // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
            tabIndex={0}
            className="max-h-[45dvh] overflow-y-auto rounded-control border border-line bg-paper px-4 py-3"
          >
            <h3 className="text-[15px]">{text.conflict.theirs(newer.versionNumber)}</h3>
            <p className="mt-2 whitespace-pre-wrap text-sm wrap-anywhere">{newer.content}</p>
          </section>
        </Confirm>
      </Suspense>
    );
  else if (blocker.status === "blocked")
    dialog = (
      <Suspense>
        <Confirm
          open
          title={text.leave.title}
          description={text.leave.text}
          yes={text.leave.leave}
          no={text.leave.stay}
          onYes={blocker.proceed}
          onNo={blocker.reset}
        />
      </Suspense>
    );

  return { save: () => save(letter.base.number), busy: asking || update.isPending, dialog };
}
