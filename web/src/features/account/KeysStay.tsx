import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { type AppKey, appKeysQuery, revokeAppKey } from "../../api/identity/appKeys";
import { accountText } from "../../i18n/account";
import { Button } from "../../ui/Button";
import { useToastMutation } from "../../ui/useToastMutation";
import { activityKey } from "./ActivityCard";

const Confirm = lazy(() => import("../../ui/Confirm").then((module) => ({ default: module.Confirm })));

const text = accountText.settings.keysStay;

/** Says that app keys outlast a sign-out, and revokes them all. Shows nothing to users without keys. */
export function KeysStay({ heading, onRevoked }: { heading: string; onRevoked: () => void }) {
  const client = useQueryClient();
  const keys = useQuery(appKeysQuery).data ?? [];
  const [asked, setAsked] = useState(false);
  async function revokeAll(all: AppKey[]) {
    const results = await Promise.allSettled(all.map(revokeAppKey));
    void client.invalidateQueries({ queryKey: activityKey });
    void client.invalidateQueries({ queryKey: appKeysQuery.queryKey });
    const failed = results.find((result) => result.status === "rejected");
    if (failed) throw failed.reason;
  }
  const revoke = useToastMutation(revokeAll, {
    failed: text.failed,
    otherwise: accountText.settings.failedDetail,
    done: text.revoked,
    after: () => {
      setAsked(false);
      onRevoked();
      document.getElementById(heading)?.focus();
    },
  });
  if (keys.length === 0) return null;
  return (
    <div className="mt-4 border-line border-t pt-4">
      <p className="text-pretty text-sm text-soft">{text.lead(keys.length)}</p>
      <Button className="mt-3 pointer-coarse:h-11" onClick={() => setAsked(true)}>
        {text.revokeAll}
      </Button>
      {asked ? (
        <Suspense>
          <Confirm
            open
            title={text.sure(keys.length)}
            description={text.sureText}
            yes={text.yes}
            no={accountText.settings.appKeys.keep}
            busy={revoke.isPending}
            onYes={() => revoke.mutate(keys)}
            onNo={() => setAsked(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
