import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { forgetUser } from "../../api/identity/currentUser";
import { setToken } from "../../api/token";
import { authText } from "../../i18n/auth";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { type Ended, endSessions } from "./calls";
import { readLetterLink } from "./letterLink";
import { AddressForm, NewPasswordForm } from "./ResetForms";

const { reset: text } = authText;

/** A new password, in two steps: the address, then, behind the mail's link, the code and the password. */
export function ResetCard({ userId, onBack }: { userId: string | undefined; onBack: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [link] = useState(readLetterLink);
  const [ended, setEnded] = useState<Ended | null>(null);

  /** A new password ends every session, this browser's too. */
  function signedOut() {
    setToken(null);
    forgetUser();
  }
  function done() {
    signedOut();
    onBack();
  }

  return (
    <Card className="p-6 sm:p-8">
      {userId && ended ? (
        <>
          <h1 className="text-[28px] leading-tight">
            {ended.mailed ? text.sentHeading : text.notMe.heading}
          </h1>
          <p className="mb-5 mt-2 text-pretty text-soft" role="status">
            {ended.message}
          </p>
        </>
      ) : userId && link.notMe ? (
        <NotMe
          onConfirm={async () => {
            const now = await endSessions(userId, link.notMe ?? "");
            if (now) signedOut();
            setEnded(now);
          }}
        />
      ) : userId ? (
        <>
          <h1 className="text-[28px] leading-tight">{text.newHeading}</h1>
          <p className="mb-5 mt-1.5 text-soft">{link.code ? text.linkLead : text.newLead}</p>
          <NewPasswordForm userId={userId} linkCode={link.code} onDone={done} />
          <p className="mt-4 text-sm text-soft">
            {text.noCode}{" "}
            <Link to="/auth" search={{ mode: "reset" }} className="underline underline-offset-4">
              {text.newCode}
            </Link>
          </p>
        </>
      ) : sentTo ? (
        <>
          <h1 className="text-[28px] leading-tight">{text.sentHeading}</h1>
          <p className="mb-5 mt-2 text-pretty text-soft" role="status">
            {text.sent(sentTo).before}
            <strong className="break-words font-medium text-ink">{sentTo}</strong>
            {text.sent(sentTo).after}
          </p>
          <Button className="w-full" onClick={() => setSentTo(null)}>
            {text.another}
          </Button>
        </>
      ) : (
        <>
          <h1 className="text-[28px] leading-tight">{text.heading}</h1>
          <p className="mb-5 mt-1.5 text-soft">{text.lead}</p>
          <AddressForm onSent={setSentTo} />
        </>
      )}
      <Button look="quiet" className="mt-3 w-full" onClick={onBack}>
        {text.back}
      </Button>
    </Card>
  );
}

/** What “This wasn’t me” of a letter leads to: one press, since mail programs open links by themselves. */
function NotMe({ onConfirm }: { onConfirm: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  return (
    <>
      <h1 className="text-[28px] leading-tight">{text.notMe.heading}</h1>
      <p className="mb-5 mt-1.5 text-pretty text-soft">{text.notMe.lead}</p>
      <Button
        look="primary"
        size="large"
        className="w-full"
        busy={busy}
        onClick={() => {
          setBusy(true);
          void onConfirm().finally(() => setBusy(false));
        }}
      >
        {text.notMe.confirm}
      </Button>
    </>
  );
}
