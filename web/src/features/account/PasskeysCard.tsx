import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { authenticatorQuery } from "../../api/identity/authenticator";
import { type Passkey, type PasskeyOverview, passkeysQuery } from "../../api/identity/passkeys";
import { accountText } from "../../i18n/account";
import { passkeysText as text } from "../../i18n/passkeys";
import { ago, dayOf } from "../../lib/moments";
import { canUsePasskeys } from "../../lib/passkeys";
import { useFocusKept } from "../../lib/useFocusKept";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Awaited } from "./Awaited";
import type { PasskeyTask } from "./PasskeyDialog";

const PasskeyDialog = lazy(() => import("./PasskeyDialog"));

const { app: codesText } = accountText.settings;
const heading = "passkeys";

/** How many passkeys the server keeps for a user. */
const most = 10;

/** The user's passkeys, and what can be used instead of them. */
export function PasskeysCard() {
  const query = useQuery(passkeysQuery);
  const { data } = query;
  const [task, setTask] = useState<PasskeyTask | null>(null);
  return (
    <Card className="p-6">
      <h2 id={heading} tabIndex={-1} className="text-xl outline-none">
        {text.heading}
      </h2>
      <p className="mt-1 text-pretty text-sm text-soft">{text.lead}</p>
      {data ? (
        <Shown all={data} onTask={setTask} />
      ) : (
        <div className="mt-4">
          <Awaited query={query} />
        </div>
      )}
      {task && data ? (
        <Suspense>
          <PasskeyDialog task={task} last={data.passkeys.length === 1} onClose={() => setTask(null)} />
        </Suspense>
      ) : null}
    </Card>
  );
}

type ShownProps = { all: PasskeyOverview; onTask: (task: PasskeyTask) => void };

function Shown({ all, onTask }: ShownProps) {
  const { passkeys, offered, recoveryCodesLeft } = all;
  const app = useQuery(authenticatorQuery).data;
  const barred = !offered
    ? text.notOffered
    : !canUsePasskeys()
      ? text.unsupported
      : passkeys.length >= most
        ? text.full
        : "";
  return (
    <>
      {passkeys.length > 0 ? (
        <ul className="mt-4 divide-y divide-line">
          {passkeys.map((one) => (
            <One key={one.id} passkey={one} onTask={onTask} />
          ))}
        </ul>
      ) : null}
      {barred ? <p className="mt-4 text-sm text-soft">{barred}</p> : null}
      {passkeys.length > 0 && app === null ? (
        <p className="mt-4 text-pretty text-sm text-soft">
          {all.emailedCodes ? text.mail.on : text.mail.off} {codesText.left(recoveryCodesLeft)}
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {barred ? null : <Button onClick={() => onTask({ kind: "add" })}>{text.add}</Button>}
        {passkeys.length > 0 && app === null ? (
          <>
            <Button onClick={() => onTask({ kind: "renew" })}>{codesText.renew}</Button>
            <Button onClick={() => onTask({ kind: "mail", allowed: !all.emailedCodes })}>
              {all.emailedCodes ? text.mail.stop : text.mail.allow}
            </Button>
          </>
        ) : null}
      </div>
    </>
  );
}

type OneProps = { passkey: Passkey; onTask: (task: PasskeyTask) => void };

function One({ passkey, onTask }: OneProps) {
  const { name, host, createdAt, lastUsedAt } = passkey;
  const row = useFocusKept(heading);
  return (
    <li ref={row} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate font-medium" title={name}>
          {name}
        </p>
        <p className="text-[13px] text-soft">
          {text.added(dayOf(createdAt))} · {lastUsedAt ? text.used(ago(lastUsedAt)) : text.neverUsed}
        </p>
        {host === window.location.hostname ? null : (
          <p className="text-[13px] text-soft">{text.elsewhere(host)}</p>
        )}
      </div>
      <div className="flex gap-2">
        <Button
          size="small"
          className="pointer-coarse:h-11"
          aria-label={text.renameOf(name)}
          onClick={() => onTask({ kind: "rename", passkey })}
        >
          {text.rename}
        </Button>
        <Button
          size="small"
          className="pointer-coarse:h-11"
          aria-label={text.removeOf(name)}
          onClick={() => onTask({ kind: "remove", passkey })}
        >
          {text.remove}
        </Button>
      </div>
    </li>
  );
}
