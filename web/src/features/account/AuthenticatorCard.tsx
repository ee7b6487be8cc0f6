import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { authenticatorQuery } from "../../api/identity/authenticator";
import { accountText } from "../../i18n/account";
import { dayOf } from "../../lib/moments";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import type { Task } from "./AuthenticatorDialog";
import { Awaited } from "./Awaited";

const AuthenticatorDialog = lazy(() => import("./AuthenticatorDialog"));

const text = accountText.settings.app;

/** The app that shows sign-in codes: whether there is one, and the way to change that. */
export function AuthenticatorCard() {
  const query = useQuery(authenticatorQuery);
  const app = query.data;
  const [task, setTask] = useState<Task | null>(null);
  return (
    <Card className="p-6">
      <h2 className="text-xl">{text.heading}</h2>
      {app === undefined ? (
        <div className="mt-4">
          <Awaited query={query} />
        </div>
      ) : (
        <>
          <p className="mt-1 text-pretty text-sm text-soft">
            {app ? `${text.on(dayOf(app.since))} ${text.left(app.recoveryCodesLeft)}` : text.off}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            {app ? (
              <>
                <Button onClick={() => setTask("renew")}>{text.renew}</Button>
                <Button onClick={() => setTask("remove")}>{text.remove}</Button>
              </>
            ) : (
              <Button onClick={() => setTask("setUp")}>{text.setUp}</Button>
            )}
          </div>
        </>
      )}
      {task ? (
        <Suspense>
          <AuthenticatorDialog task={task} onClose={() => setTask(null)} />
        </Suspense>
      ) : null}
    </Card>
  );
}
