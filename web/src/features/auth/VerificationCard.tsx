import { type ReactNode, useId, useRef, useState } from "react";
import { authText } from "../../i18n/auth";
import { useCooldown } from "../../lib/useCooldown";
import { Button } from "../../ui/Button";
import { toast } from "../../ui/toast";
import { type BoxesHandle, CodeBoxes, codeOf, noDigits } from "./CodeBoxes";
import { Refusal, type Resent } from "./calls";
import { betweenCodes } from "./pending";
import { WaitNotice } from "./WaitNotice";

const { code: text } = authText;

type Props = {
  /** Where the code was sent. */
  address: string;
  title?: string;
  description?: ReactNode;
  /** The heading's level: 2 inside a screen that has its own first one. */
  level?: 1 | 2;
  /** Says after the right code that it was right, and waits for Continue. */
  withSuccess?: boolean;
  /** Hands in a code. False: it was wrong, and whoever was asked has said so. What is thrown is shown. */
  verify: (code: string) => Promise<boolean>;
  resend: () => Promise<Resent>;
  /** Seconds until the first resend may succeed. */
  resendIn?: number;
  /** The code was right: at once, or after Continue. */
  onDone: () => void;
  onBack: () => void;
};

/** Asks for the six digits that were mailed. */
export function VerificationCard(props: Props) {
  const { title = text.title, level = 1, withSuccess = true, onDone } = props;
  const [verified, setVerified] = useState(false);
  const Heading = `h${level}` as const;

  if (verified)
    return (
      <div>
        <Heading className="text-2xl">{text.done.title}</Heading>
        <p className="mt-2 text-soft" role="status">
          {text.done.text}
        </p>
        <Button look="primary" size="large" className="mt-6 w-full" autoFocus onClick={onDone}>
          {text.done.go}
        </Button>
      </div>
    );

  return (
    <div>
      <Heading className="text-2xl">{title}</Heading>
      <p className="mt-2 text-pretty text-soft">{props.description ?? <Sent address={props.address} />}</p>
      <CodeForm {...props} onRight={() => (withSuccess ? setVerified(true) : onDone())} />
      <Resend address={props.address} resend={props.resend} resendIn={props.resendIn ?? 0} />
    </div>
  );
}

/** The usual description: where the code went. */
export function Sent({ address }: { address: string }) {
  const words = text.description(address);
  return (
    <>
      {words.before}
      <strong className="break-words font-medium text-ink">{words.address}</strong>
      {words.after}
    </>
  );
}

type CodeFormProps = Pick<Props, "verify" | "onBack"> & {
  onRight: () => void;
  /** Said of a code that was wrong. */
  wrong?: string;
};

/** The form with six boxes for the digits of a code. */
export function CodeForm({ verify, onBack, onRight, wrong: wrongText = text.wrong }: CodeFormProps) {
  const [digits, setDigits] = useState(noDigits);
  const [verifying, setVerifying] = useState(false);
  const [wrong, setWrong] = useState(false);
  const wrongId = useId();
  const { left, start } = useCooldown();
  const boxes = useRef<BoxesHandle>(null);

  async function submit() {
    const code = codeOf(digits);
    if (verifying || left > 0) return;
    if (!code) {
      toast({ ...text.invalid, variant: "destructive" });
      return;
    }
    setVerifying(true);
    try {
      if (await verify(code)) return onRight();
      setDigits(noDigits);
      setWrong(true);
    } catch (cause) {
      const said = cause instanceof Error ? cause.message : "";
      toast({ ...text.error, description: said || text.error.description, variant: "destructive" });
      start(cause instanceof Refusal ? cause.wait : 0);
    }
    setVerifying(false);
    boxes.current?.focus(0);
  }

  return (
    <form
      noValidate
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <CodeBoxes
        ref={boxes}
        digits={digits}
        onChange={(next) => {
          setDigits(next);
          setWrong(false);
        }}
        onEnter={submit}
        autoFocus
        invalid={wrong}
        {...(wrong && { describedBy: wrongId })}
      />
      {wrong ? (
        <p id={wrongId} className="mt-1 text-[13px] text-bad">
          {wrongText}
        </p>
      ) : null}
      <div className="mt-6 flex gap-3">
        <Button size="large" onClick={onBack}>
          {text.back}
        </Button>
        <Button
          type="submit"
          look="primary"
          size="large"
          className="flex-1"
          disabled={verifying || left > 0 || !codeOf(digits)}
        >
          {verifying ? text.verifying : text.verify}
        </Button>
      </div>
      <div className="mt-3">
        <WaitNotice left={left} />
      </div>
    </form>
  );
}

type ResendProps = Pick<Props, "address" | "resend"> & { resendIn: number };

function Resend({ address, resend, resendIn }: ResendProps) {
  const [sending, setSending] = useState(false);
  const { left, start } = useCooldown(resendIn);
  const id = useId();

  async function send() {
    setSending(true);
    try {
      const { success, message, retryAfter } = await resend();
      start(success ? betweenCodes : (retryAfter ?? 0));
      if (success)
        toast({ title: text.sent.title, description: text.sent.description(address), variant: "success" });
      else
        toast({ ...text.notSent, description: message || text.notSent.description, variant: "destructive" });
    } catch (cause) {
      start(cause instanceof Refusal ? cause.wait : 0);
      const said = cause instanceof Error ? cause.message : "";
      toast({ ...text.sendError, description: said || text.sendError.description, variant: "destructive" });
    }
    setSending(false);
  }

  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-2 border-t border-line pt-4 text-sm text-soft">
      <p id={id} className="tabular">
        {left > 0 ? text.wait(left) : text.ask}
      </p>
      {left > 0 ? null : (
        <button
          type="button"
          aria-disabled={sending || undefined}
          aria-describedby={id}
          onClick={() => !sending && void send()}
          className="h-8 rounded-control font-medium text-brand underline underline-offset-4"
        >
          {sending ? text.sending : text.resend}
        </button>
      )}
    </div>
  );
}
