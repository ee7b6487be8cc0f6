import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { askIdentity } from "../../api/graphql";
import { type LinkedProvider, linkedProvidersQuery } from "../../api/identity/linkedProviders";
import { UnlinkProviderDocument } from "../../api/identity/operations.gen";
import { sessionsQuery } from "../../api/identity/profile";
import { useSettings } from "../../api/settings";
import { accountText } from "../../i18n/account";
import { dayOf } from "../../lib/moments";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { toast } from "../../ui/toast";
import { Awaited } from "./Awaited";
import { ProofForm } from "./ProofForm";

const Dialog = lazy(() => import("../../ui/Dialog").then((module) => ({ default: module.Dialog })));

const text = accountText.settings.providers;

/** The accounts elsewhere that sign the user in. Where there is none and none can be connected, nothing is shown. */
export function ProvidersCard() {
  const client = useQueryClient();
  const query = useQuery(linkedProvidersQuery);
  const linked = query.data;
  const offered = (useSettings()?.providers?.length ?? 0) > 0;
  const [leaving, setLeaving] = useState<LinkedProvider | null>(null);
  if (linked?.length === 0 && !offered) return null;

  async function disconnect({ issuer }: LinkedProvider, password: string) {
    const { unlinkProvider: reply } = await askIdentity(UnlinkProviderDocument, { issuer, password });
    if (!reply.success) return reply;
    toast({ ...text.done, variant: "success" });
    setLeaving(null);
    void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    await client.invalidateQueries({ queryKey: linkedProvidersQuery.queryKey });
    return reply;
  }
  return (
    <Card className="p-6">
      <h2 className="text-xl">{text.heading}</h2>
      {linked === undefined ? (
        <div className="mt-4">
          <Awaited query={query} />
        </div>
      ) : (
        <p className="mt-1 text-pretty text-sm text-soft">{linked.length > 0 ? text.lead : text.none}</p>
      )}
      {linked?.length ? (
        <ul className="mt-4 divide-y divide-line">
          {linked.map((one) => (
            <li key={`${one.issuer} ${one.since}`} className="flex items-center justify-between gap-4 py-3">
              <div className="min-w-0">
                <p className="truncate font-medium">{one.name}</p>
                <p className="text-[13px] text-soft">{text.since(dayOf(one.since))}</p>
              </div>
              <Button size="small" aria-label={text.disconnectOf(one.name)} onClick={() => setLeaving(one)}>
                {text.disconnect}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {leaving ? (
        <Suspense>
          <Dialog
            open
            onClose={() => setLeaving(null)}
            title={text.ask(leaving.name)}
            description={text.askLead}
          >
            <ProofForm
              fields={["password"]}
              go={text.disconnect}
              run={({ password }) => disconnect(leaving, password)}
              onCancel={() => setLeaving(null)}
            />
          </Dialog>
        </Suspense>
      ) : null}
    </Card>
  );
}
