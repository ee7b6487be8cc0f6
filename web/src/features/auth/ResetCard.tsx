import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { forgetUser } from "../../api/identity/currentUser";
import { setToken } from "../../api/token";
import { authText } from "../../i18n/auth";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { AddressForm, NewPasswordForm } from "./ResetForms";

const { reset: text } = authText;

/** A new password, in two steps: the address, then, behind the mail's link, the code and the password. */
export function ResetCard({ userId, onBack }: { userId: string | undefined; onBack: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);

  /** A new password ends every session, this browser's too. */
  function done() {
    setToken(null);
    forgetUser();
    onBack();
  }

  return (
    <Card className="p-6 sm:p-8">
      {userId ? (
        <>
          <h1 className="text-[28px] leading-tight">{text.newHeading}</h1>
          <p className="mb-5 mt-1.5 text-soft">{text.newLead}</p>
          <NewPasswordForm userId={userId} onDone={done} />
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
