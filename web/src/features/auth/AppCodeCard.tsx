import { useEffect, useState } from "react";
import { appCodeText as text } from "../../i18n/appCode";
import { authText } from "../../i18n/auth";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { TextField } from "../../ui/TextField";
import { CodeForm } from "./VerificationCard";

const { code: codeText } = authText;

type Props = {
  /** The only kind of code to ask for; either kind if not set. */
  only?: "app" | "recovery";
  level?: 1 | 2;
  verify: (code: string) => Promise<boolean>;
  onDone: () => void;
  onBack: () => void;
};

/** How many wrong codes the server takes, and how long it waits for the right one. An operator's new code renews both. */
const tries = 5;
const lifetime = 5 * 60_000;

/** Asks for the six digits that an authenticator app shows, or for a recovery code; says when they may be too late. */
export default function AppCodeCard({ only, level = 1, verify, onDone, onBack }: Props) {
  const [recovery, setRecovery] = useState(only === "recovery");
  const [wrong, setWrong] = useState(0);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lifetime);
    return () => clearTimeout(timer);
  }, []);
  const Heading = `h${level}` as const;

  async function counted(code: string) {
    const right = await verify(code);
    if (!right) setWrong((before) => before + 1);
    return right;
  }
  return (
    <div>
      <div role="status">
        {late || wrong >= tries ? (
          <div className="mb-6">
            <Notice
              tone="warn"
              title={text.over.title}
              action={
                <Button size="small" onClick={onBack}>
                  {text.over.back}
                </Button>
              }
            >
              {text.over.text}
            </Notice>
          </div>
        ) : null}
      </div>
      <Heading className="text-2xl">{text.title}</Heading>
      <p className="mt-2 text-pretty text-soft">{recovery ? text.recovery.lead : text.description}</p>
      {recovery ? (
        <RecoveryForm verify={counted} onBack={onBack} onRight={onDone} />
      ) : (
        <CodeForm verify={counted} onBack={onBack} onRight={onDone} wrong={text.wrong} />
      )}
      {only ? null : (
        <button
          type="button"
          onClick={() => setRecovery(!recovery)}
          className="mt-4 h-8 rounded-control text-sm font-medium text-brand underline underline-offset-4"
        >
          {recovery ? text.recovery.back : text.recovery.use}
        </button>
      )}
    </div>
  );
}

function RecoveryForm({
  verify,
  onBack,
  onRight,
}: Pick<Props, "verify" | "onBack"> & { onRight: () => void }) {
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");

  async function submit() {
    setBusy(true);
    try {
      if (await verify(code)) return onRight();
      setWrong(text.recovery.wrong);
    } catch (cause) {
      setWrong((cause instanceof Error && cause.message) || codeText.error.description);
    }
    setBusy(false);
  }

  return (
    <form
      noValidate
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && code.trim()) void submit();
      }}
    >
      <TextField
        label={text.recovery.label}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setWrong("");
        }}
        error={wrong || undefined}
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="mt-6 flex gap-3">
        <Button size="large" onClick={onBack}>
          {codeText.back}
        </Button>
        <Button type="submit" look="primary" size="large" className="flex-1" disabled={busy || !code.trim()}>
          {busy ? codeText.verifying : codeText.verify}
        </Button>
      </div>
    </form>
  );
}
