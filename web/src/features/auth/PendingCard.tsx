import { lazy, Suspense } from "react";
import { authText } from "../../i18n/auth";
import { resendCode, verify } from "./calls";
import { keepPending, type Pending, untilNextCode } from "./pending";
import { VerificationCard } from "./VerificationCard";

const AppCodeCard = lazy(() => import("./AppCodeCard"));
const PasskeyCard = lazy(() => import("./PasskeyCard"));

type Props = {
  pending: Pending;
  level?: 1 | 2;
  withSuccess?: boolean;
  onDone: () => void;
  /** The person gave up; nothing waits for a code any more. */
  onCancel: () => void;
};

/** The verification card of a sign-up or sign-in that waits for its code. */
export function PendingCard({ pending, level = 1, withSuccess = false, onDone, onCancel }: Props) {
  const back = () => {
    keepPending(null);
    onCancel();
  };
  if (pending.factor === "APP")
    return (
      <Suspense>
        <AppCodeCard level={level} verify={(code) => verify(pending, code)} onDone={onDone} onBack={back} />
      </Suspense>
    );
  if (pending.factor === "PASSKEY" || pending.factor === "RECOVERY")
    return (
      <Suspense>
        <PasskeyCard level={level} pending={pending} onDone={onDone} onBack={back} />
      </Suspense>
    );
  return (
    <VerificationCard
      address={pending.email}
      level={level}
      withSuccess={withSuccess}
      {...(pending.purpose === "login" && authText.verifyLogin)}
      verify={(code) => verify(pending, code)}
      resend={() => resendCode(pending)}
      resendIn={untilNextCode()}
      onDone={onDone}
      onBack={back}
    />
  );
}

/** The title of the card. */
export function titleOf({ purpose }: Pending): string {
  return purpose === "login" ? authText.verifyLogin.title : authText.code.title;
}
