import { useQueryClient } from "@tanstack/react-query";
import { useBlocker, useNavigate } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import type { Resume } from "../../../api/resume/document";
import { resumeQuery } from "../../../api/resume/resumes";
import { resumePageText as text } from "../../../i18n/resumePage";
import { Button } from "../../../ui/Button";
import { useResumeActions } from "../actions";
import { finished } from "./finish";

const Confirm = lazy(() => import("../../../ui/Confirm").then((m) => ({ default: m.Confirm })));

type Version = { id: string; versionNumber: number };
type Given = {
  resumeId: string;
  base: Version;
  document: Resume;
  changed: boolean;
  onSaved: (version: Version & { document: Resume }) => void;
};

/**
 * Saves the editor's document as the next version. Where another tab has saved meanwhile it asks first; leaving with
 * unsaved changes asks too.
 */
export function useSaving({ resumeId, base, document, changed, onSaved }: Given) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { saveVersion } = useResumeActions();
  const [newer, setNewer] = useState<Version | null>(null);
  const [asking, setAsking] = useState(false);
  // Leaving on purpose, such as to compare, is not asked about: the draft stays.
  const going = useRef(false);
  // One key for one text: a repeated call after a lost answer gives the first version again.
  const request = useRef({ key: "", of: document });

  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => changed && !going.current && current.pathname !== next.pathname,
    enableBeforeUnload: () => changed,
    withResolver: true,
  });

  async function save(over?: Version) {
    setAsking(true);
    // The newest is asked for at this moment; where that fails, saving will tell why.
    const now = await client
      .fetchQuery({ ...resumeQuery(resumeId), staleTime: 0, retry: false })
      .catch(() => null);
    setAsking(false);
    const latest = now?.latest;
    if (latest && latest.id !== base.id && latest.id !== over?.id) return setNewer(latest);
    setNewer(null);
    if (request.current.of !== document || !request.current.key)
      request.current = { key: crypto.randomUUID(), of: document };
    const saved = finished(document);
    saveVersion.mutate(
      { resumeId, document: saved, requestKey: request.current.key },
      { onSuccess: ({ id, versionNumber }) => onSaved({ id, versionNumber, document: saved }) },
    );
  }

  function compare() {
    going.current = true;
    void navigate({
      to: "/my-resumes/$resumeId/compare",
      params: { resumeId },
      search: { from: base.id, to: newer?.id ?? "" },
    });
  }

  let dialog: ReactNode = null;
  if (newer)
    dialog = (
      <Suspense>
        <Confirm
          open
          title={text.conflict.title(newer.versionNumber)}
          description={text.conflict.text(base.versionNumber, newer.versionNumber + 1)}
          yes={text.conflict.save(newer.versionNumber + 1)}
          no={text.conflict.cancel}
          onYes={() => void save(newer)}
          onNo={() => setNewer(null)}
        >
          <Button onClick={compare}>{text.conflict.compare}</Button>
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
    save: () => save(),
    busy: asking || saveVersion.isPending,
    next: base.versionNumber + 1,
    dialog,
  };
}
