import { useState } from "react";
import { authText } from "../../i18n/auth";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { LoginForm } from "./LoginForm";
import { PendingCard } from "./PendingCard";
import { readPending } from "./pending";

const { over } = authText;

/** Signing in over a page whose session has ended, so that what was typed there stays. It closes with the new session. */
export function SignInAgain({ onLeave }: { onLeave: () => void }) {
  const [pending, setPending] = useState(readPending);
  return (
    <Dialog open title={over.title} description={over.text}>
      {pending ? (
        <PendingCard
          pending={pending}
          level={2}
          onDone={() => setPending(null)}
          onCancel={() => setPending(null)}
        />
      ) : (
        <>
          <LoginForm onPending={setPending} />
          <Button look="quiet" className="mt-3 w-full" onClick={onLeave}>
            {over.leave}
          </Button>
        </>
      )}
    </Dialog>
  );
}
