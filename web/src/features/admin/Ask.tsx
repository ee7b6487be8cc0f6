import { lazy, Suspense, useState } from "react";
import { adminText } from "../../i18n/admin";

const Confirm = lazy(() => import("../../ui/Confirm").then((module) => ({ default: module.Confirm })));

/** Whether something is asked. */
export function useAsk() {
  const [asked, setAsked] = useState(false);
  return { asked, open: () => setAsked(true), close: () => setAsked(false) };
}

type Props = {
  asked: ReturnType<typeof useAsk>;
  title: string;
  description: string;
  yes: string;
  busy: boolean;
  onYes: () => void;
};

/** Asks before something that somebody else feels at once. */
export function Ask({ asked, title, description, yes, busy, onYes }: Props) {
  if (!asked.asked) return null;
  return (
    <Suspense>
      <Confirm
        open
        title={title}
        description={description}
        yes={yes}
        no={adminText.cancel}
        busy={busy}
        onYes={onYes}
        onNo={asked.close}
      />
    </Suspense>
  );
}
