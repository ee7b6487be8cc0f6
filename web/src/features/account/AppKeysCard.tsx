import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type FormEvent, lazy, Suspense, useState } from "react";
import { type AppKey, appKeysQuery, createAppKey, revokeAppKey } from "../../api/identity/appKeys";
import { accountText } from "../../i18n/account";
import { ago, dayOf } from "../../lib/moments";
import { useFocusKept } from "../../lib/useFocusKept";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { copyText } from "../../ui/copyText";
import { TextField } from "../../ui/TextField";
import { useToastMutation } from "../../ui/useToastMutation";
import { activityKey } from "./ActivityCard";
import { Awaited } from "./Awaited";

const Confirm = lazy(() => import("../../ui/Confirm").then((module) => ({ default: module.Confirm })));

const text = accountText.settings.appKeys;
const otherwise = accountText.settings.failedDetail;
const heading = "app-keys";

/** How many keys the server keeps for a user. */
const most = 10;

/** The keys with which the browser extension saves jobs. */
export function AppKeysCard() {
  const client = useQueryClient();
  const query = useQuery(appKeysQuery);
  const [name, setName] = useState("");
  const [leaving, setLeaving] = useState<AppKey | null>(null);
  const [tried, setTried] = useState(false);
  function renew() {
    void client.invalidateQueries({ queryKey: activityKey });
    return client.invalidateQueries({ queryKey: appKeysQuery.queryKey });
  }
  const create = useToastMutation(createAppKey, {
    failed: text.notCreated,
    otherwise,
    after: () => {
      setName("");
      setTried(false);
      return renew();
    },
  });
  const revoke = useToastMutation(revokeAppKey, {
    failed: text.notRevoked,
    otherwise,
    done: text.revoked,
    after: (_, { id }) => {
      if (create.data?.id === id) create.reset();
      setLeaving(null);
      return renew();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (name.trim() && !create.isPending) create.mutate(name);
  }
  return (
    <Card className="p-6">
      <h2 id={heading} tabIndex={-1} className="text-xl outline-none">
        {text.heading}
      </h2>
      <p className="mt-1 text-pretty text-sm text-soft">
        {text.lead}{" "}
        <Link to="/help" hash="capture" className="underline underline-offset-4">
          {text.install}
        </Link>
      </p>
      {query.data && query.data.length >= most ? (
        <p className="mt-4 text-sm text-soft">{text.full}</p>
      ) : (
        <form noValidate onSubmit={submit} className="mt-4 flex flex-wrap items-start gap-3">
          <TextField
            label={text.name}
            hint={text.nameHint}
            error={tried && !name.trim() ? text.noName : undefined}
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
            className="min-w-0 flex-1 basis-56"
          />
          <Button type="submit" busy={create.isPending} className="mt-6">
            {text.create}
          </Button>
        </form>
      )}
      {create.data?.key ? <NewKey key={create.data.id} secret={create.data.key} /> : null}
      <div className="mt-4">
        {query.data ? <Keys keys={query.data} onRevoke={setLeaving} /> : <Awaited query={query} />}
      </div>
      {leaving ? (
        <Suspense>
          <Confirm
            open
            title={text.sure(leaving.name)}
            description={text.sureText}
            yes={text.revoke}
            no={text.keep}
            busy={revoke.isPending}
            onYes={() => revoke.mutate(leaving)}
            onNo={() => setLeaving(null)}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}

function Keys({ keys, onRevoke }: { keys: AppKey[]; onRevoke: (key: AppKey) => void }) {
  if (!keys.length) return <p className="text-sm text-soft">{text.none}</p>;
  return (
    <ul className="divide-y divide-line">
      {keys.map((one) => (
        <One key={one.id} of={one} onRevoke={onRevoke} />
      ))}
    </ul>
  );
}

function One({ of: one, onRevoke }: { of: AppKey; onRevoke: (key: AppKey) => void }) {
  const row = useFocusKept(heading);
  return (
    <li ref={row} className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="truncate font-medium" title={one.name}>
          {one.name}
        </p>
        <p className="text-[13px] text-soft">
          {text.used(dayOf(one.createdAt), one.lastUsedAt && ago(one.lastUsedAt))}
        </p>
      </div>
      <Button
        size="small"
        className="pointer-coarse:h-11"
        aria-label={text.revokeOf(one.name)}
        onClick={() => onRevoke(one)}
      >
        {text.revoke}
      </Button>
    </li>
  );
}

/** The text of a key that was just made. */
function NewKey({ secret }: { secret: string }) {
  return (
    <div className="mt-4 flex flex-wrap items-start gap-3">
      <TextField
        label={text.made}
        hint={text.madeHint}
        readOnly
        // It can be copied only now.
        autoFocus
        value={secret}
        onFocus={({ target }) => target.select()}
        className="min-w-0 flex-1 basis-56"
      />
      <Button className="mt-6" onClick={() => void copyText(secret, text.copied, text.notCopied)}>
        {text.copy}
      </Button>
    </div>
  );
}
