import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { askIdentity } from "../../api/graphql";
import {
  LinkedProvidersDocument,
  type LinkedProvidersQuery,
  UnlinkProviderDocument,
} from "../../api/identity/operations.gen";
import { accountText } from "../../i18n/account";
import { dayOf } from "../../lib/moments";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { toast } from "../../ui/toast";
import { ProofForm } from "./ProofForm";

const Dialog = lazy(() => import("../../ui/Dialog").then((module) => ({ default: module.Dialog })));

const text = accountText.settings.providers;
const queryKey = ["identity", "providers"];

type Linked = LinkedProvidersQuery["linkedProviders"][number];

/** The accounts elsewhere that sign the person in. Where there is none, nothing is shown. */
export function ProvidersCard() {
  const client = useQueryClient();
  const { data: linked = [] } = useQuery({
    queryKey,
    queryFn: async () => (await askIdentity(LinkedProvidersDocument)).linkedProviders,
  });
  const [leaving, setLeaving] = useState<Linked | null>(null);
  if (linked.length === 0) return null;

  async function disconnect({ issuer }: Linked, password: string) {
    const { unlinkProvider: reply } = await askIdentity(UnlinkProviderDocument, { issuer, password });
    if (!reply.success) return reply;
    toast({ ...text.done, variant: "success" });
    setLeaving(null);
    await client.invalidateQueries({ queryKey });
    return reply;
  }
  return (
    <Card className="p-6">
      <h2 className="text-xl">{text.heading}</h2>
      <p className="mt-1 text-sm text-soft">{text.lead}</p>
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
