import { useState } from "react";
import { askIdentity } from "../../api/graphql";
import {
  type SecondFactor,
  StartPasskeyLoginDocument,
  VerifyPasskeyLoginDocument,
} from "../../api/identity/operations.gen";
import { authText } from "../../i18n/auth";
import { passkeysText } from "../../i18n/passkeys";
import { canUsePasskeys, signWithPasskey } from "../../lib/passkeys";
import { Button } from "../../ui/Button";
import AppCodeCard from "./AppCodeCard";
import { begun, type Resent, reasonOf, resendCode, verify } from "./calls";
import { betweenCodes, type Pending } from "./pending";
import { VerificationCard } from "./VerificationCard";

const text = passkeysText.signIn;

type Props = { pending: Pending; level?: 1 | 2; onDone: () => void; onBack: () => void };

/** The second step of a sign-in for users with passkeys: a passkey, or another way that the user has. */
export default function PasskeyCard({ pending, level = 1, onDone, onBack }: Props) {
  const [way, setWay] = useState<SecondFactor>(pending.factor === "RECOVERY" ? "RECOVERY" : "PASSKEY");
  const others = pending.others ?? [];
  const asked = { level, verify: (code: string) => verify(pending, code), onDone, onBack };
  const again =
    pending.factor === "PASSKEY" ? (
      <Other onUse={() => setWay("PASSKEY")}>{text.instead.PASSKEY}</Other>
    ) : null;
  if (way === "EMAIL")
    return (
      <>
        <VerificationCard
          {...asked}
          {...authText.verifyLogin}
          address={pending.email}
          withSuccess={false}
          resend={() => resendCode(pending)}
          resendIn={betweenCodes}
        />
        {again}
      </>
    );
  if (way !== "PASSKEY")
    return (
      <>
        <AppCodeCard key={way} {...asked} only={way === "APP" ? "app" : "recovery"} />
        {again}
      </>
    );
  return (
    <Ask
      pending={pending}
      level={level}
      onDone={onDone}
      onBack={onBack}
      onOther={setWay}
      ways={[...others, "RECOVERY"]}
    />
  );
}

type AskProps = Props & { ways: SecondFactor[]; onOther: (way: SecondFactor) => void };

/** Asks for the passkey, and offers the other ways. */
function Ask({ pending, level, onDone, onBack, ways, onOther }: AskProps) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState(canUsePasskeys() ? "" : text.unsupported);
  const Heading = `h${level}` as "h1" | "h2";

  async function use() {
    setBusy(true);
    setSaid("");
    const refused = await signIn(pending.userId);
    setBusy(false);
    if (refused === null) onDone();
    else setSaid(refused);
  }
  async function choose(way: SecondFactor) {
    if (way !== "EMAIL") return onOther(way);
    setBusy(true);
    const { success, message } = await resendCode(pending).catch(
      (cause): Resent => ({ success: false, message: cause.message }),
    );
    setBusy(false);
    if (success) onOther(way);
    else setSaid(message);
  }
  return (
    <div>
      <Heading className="text-2xl">{text.title}</Heading>
      <p className="mt-2 text-pretty text-soft">{text.lead}</p>
      <p role="alert" className="mt-2 text-sm text-bad empty:hidden">
        {said}
      </p>
      <div className="mt-6 flex gap-3">
        <Button size="large" onClick={onBack}>
          {text.back}
        </Button>
        <Button
          look="primary"
          size="large"
          className="flex-1"
          autoFocus
          busy={busy}
          disabled={!canUsePasskeys()}
          onClick={() => void use()}
        >
          {busy ? text.using : text.use}
        </Button>
      </div>
      <div className="mt-4 flex flex-col items-start">
        {ways.map((way) => (
          <Other key={way} onUse={() => !busy && void choose(way)}>
            {text.instead[way]}
          </Other>
        ))}
      </div>
    </div>
  );
}

/** Signs in with a passkey. Returns what went wrong, or null if the user is signed in. */
async function signIn(userId: string): Promise<string | null> {
  try {
    const { startPasskeyLogin: asked } = await askIdentity(StartPasskeyLoginDocument, { userId });
    if (!asked.options) return authText.code.error.description;
    const credential = await signWithPasskey(asked.options).catch(() => null);
    if (!credential) return text.noReply;
    const { verifyPasskeyLogin: reply } = await askIdentity(VerifyPasskeyLoginDocument, {
      userId,
      credential,
    });
    return begun(reply) ? null : reply.message || text.failed;
  } catch (cause) {
    return reasonOf(cause, authText.code.error.description);
  }
}

const Other = ({ children, onUse }: { children: string; onUse: () => void }) => (
  <button
    type="button"
    onClick={onUse}
    className="mt-2 h-8 rounded-control text-left text-sm font-medium text-brand underline underline-offset-4"
  >
    {children}
  </button>
);
