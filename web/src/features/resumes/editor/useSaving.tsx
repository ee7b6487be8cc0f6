import { useQueryClient } from "@tanstack/react-query";
import { useBlocker } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from "react";
import { toldBy } from "../../../api/graphql";
import type { Resume } from "../../../api/resume/document";
import { resumeQuery } from "../../../api/resume/resumes";
import { resumePageText as text } from "../../../i18n/resumePage";
import { resumeToasts, shelfText } from "../../../i18n/resumes";
import { toast } from "../../../ui/toast";
import { isConflict, useResumeActions } from "../actions";
import { differences } from "../versions/differences";
import { Lines } from "../versions/Lines";
import { finished } from "./finish";

const Confirm = lazy(() => import("../../../ui/Confirm").then((m) => ({ default: m.Confirm })));
const says = resumeToasts.version;

type Version = { id: string; versionNumber: number };
type Given = {
  resumeId: string;
  base: Version;
  document: Resume;
  changed: boolean;
  onSaved: (version: Version & { document: Resume }) => void;
};

/**
 * Saves the editor's document as the next version. Where another tab has saved meanwhile the server refuses and the
 * dialog asks; leaving with unsaved changes asks too.
 */
export function useSaving({ resumeId, base, document, changed, onSaved }: Given) {
  const client = useQueryClient();
  const { saveVersion } = useResumeActions();
  const [newer, setNewer] = useState<(Version & { document: Resume }) | null>(null);
  const [asking, setAsking] = useState(false);
  // One key for one text: a repeated call after a lost answer gives the first version again.
  const request = useRef({ key: "", of: document });

  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => changed && current.pathname !== next.pathname,
    enableBeforeUnload: () => changed,
    withResolver: true,
  });

  /** Tells of the version that was saved meanwhile, with what it says. */
  async function ask() {
    setAsking(true);
    try {
      const now = await client.fetchQuery({ ...resumeQuery(resumeId), staleTime: 0, retry: false });
      if (now) setNewer({ ...now.latest, document: now.document });
    } catch (cause) {
      toast({ title: says.failed, description: toldBy(cause, shelfText.lost), variant: "destructive" });
    }
    setAsking(false);
  }

  function save(known: Version) {
    setNewer(null);
    if (request.current.of !== document || !request.current.key)
      request.current = { key: crypto.randomUUID(), of: document };
    const saved = finished(document);
    saveVersion.mutate(
      { resumeId, document: saved, baseVersionId: known.id, requestKey: request.current.key },
      {
        onSuccess: ({ id, versionNumber }) => onSaved({ id, versionNumber, document: saved }),
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
          description={text.conflict.text(base.versionNumber, newer.versionNumber + 1)}
          yes={text.conflict.save(newer.versionNumber + 1)}
          no={text.conflict.cancel}
          onYes={() => save(newer)}
          onNo={() => setNewer(null)}
        >
          <Differences newest={newer} mine={document} />
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

  return {
    save: () => save(base),
    busy: asking || saveVersion.isPending,
    next: base.versionNumber + 1,
    dialog,
  };
}

/** What the newest version would become by saving. */
function Differences({ newest, mine }: { newest: Version & { document: Resume }; mine: Resume }) {
  const lines = useMemo(() => differences(newest.document, finished(mine)), [newest.document, mine]);
  if (lines.length === 0)
    return <p className="text-sm text-soft">{text.conflict.same(newest.versionNumber)}</p>;
  return (
    <section
      aria-label={text.conflict.differs(newest.versionNumber, lines.length)}
      // A part that scrolls must be reached by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      className="max-h-[45dvh] overflow-y-auto rounded-control border border-line bg-paper px-4 pb-4 pt-3"
    >
      <h3 className="text-[15px]">{text.conflict.differs(newest.versionNumber, lines.length)}</h3>
      <div className="-mt-2">
        <Lines lines={lines} level="h4" />
      </div>
    </section>
  );
}
