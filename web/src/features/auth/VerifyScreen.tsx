import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { authText } from "../../i18n/auth";
import { frameText } from "../../i18n/frame";
import { useTitle } from "../../lib/useTitle";
import { Card } from "../../ui/Card";
import { PendingCard, titleOf } from "./PendingCard";
import { type Pending, readPending } from "./pending";

const { nothingPending: text } = authText;

type Props = {
  /** The code was right: what it was for. */
  onDone: (purpose: Pending["purpose"]) => void;
};

/** /verify-email and /verify-otp: the code of whatever waits for one in this browser. */
export function VerifyScreen({ onDone }: Props) {
  const [pending, setPending] = useState(readPending);
  useTitle(frameText.titled(pending ? titleOf(pending) : text.page));
  return (
    <Card className="mx-auto mt-4 max-w-[460px] p-6 sm:p-8">
      {pending ? (
        <PendingCard
          pending={pending}
          withSuccess={pending.purpose === "registration"}
          onDone={() => onDone(pending.purpose)}
          onCancel={() => setPending(null)}
        />
      ) : (
        <>
          <h1 className="text-2xl">{text.heading}</h1>
          <p className="mt-2 text-pretty text-soft">{text.text}</p>
          <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
            <Link
              to="/auth"
              search={{ mode: "login" }}
              className="font-medium text-brand underline underline-offset-4"
            >
              {text.login}
            </Link>
            <Link to="/auth" search={{ mode: "register" }} className="text-soft underline underline-offset-4">
              {text.register}
            </Link>
          </p>
        </>
      )}
    </Card>
  );
}
