import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { providersText as text } from "../../i18n/providers";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import type { Pending } from "./pending";
import { type Answer, finish, leaveFor, nextAfterProvider, readTicket } from "./providerCalls";

export { link } from "./providerCalls";

/** Sign-in with an external provider: the buttons, or the screen that handles the provider's response. */
export default function Providers(props: ButtonsProps | AnswerProps) {
  return "providers" in props ? <Buttons {...props} /> : <Returned {...props} />;
}

type ButtonsProps = { providers: { id: string; name: string }[] };

/** A button for each provider that the server knows; after one of them, why a password is needed once. */
function Buttons({ providers }: ButtonsProps) {
  const { next } = useSearch({ strict: false });
  const [left, setLeft] = useState(() => (readTicket()?.until ?? 0) - Date.now());
  useEffect(() => {
    if (left <= 0) return;
    const over = setTimeout(setLeft, left, 0);
    return () => clearTimeout(over);
  }, [left]);
  const [busy, setBusy] = useState(false);
  async function leave(id: string) {
    setBusy(true);
    await leaveFor(id, typeof next === "string" ? next : undefined);
    setBusy(false);
  }
  return (
    <div className="mt-5">
      {left > 0 ? (
        <p role="status" className="mb-4 text-pretty text-sm">
          {text.once}
        </p>
      ) : null}
      <div className="space-y-3">
        {providers.map(({ id, name }) => (
          <Button key={id} size="large" className="w-full" busy={busy} onClick={() => void leave(id)}>
            {text.with(name)}
          </Button>
        ))}
      </div>
      <p className="mt-4 text-center text-sm text-soft">{text.or}</p>
    </div>
  );
}

type AnswerProps = {
  /** Called with the sign-in that now waits for its code, if there is one. */
  onOutcome: (pending: Pending | null) => void;
};

/** Hands in what a provider sent the browser back with, and takes it out of the address. */
function Returned({ onOutcome }: AnswerProps) {
  const navigate = useNavigate();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const next = nextAfterProvider();
    const answer = Object.fromEntries(new URLSearchParams(window.location.hash.slice(1))) as Answer;
    void navigate({ to: "/auth", search: { mode: "login", ...(next && { next }) }, hash: "", replace: true })
      .then(() => finish(answer))
      .then(onOutcome);
  });
  return (
    <Card className="p-6 sm:p-8">
      <h1 className="text-2xl">{text.finishing}</h1>
    </Card>
  );
}
