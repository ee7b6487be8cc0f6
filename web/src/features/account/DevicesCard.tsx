import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { askIdentity, toldBy } from "../../api/graphql";
import { RevokeSessionDocument } from "../../api/identity/operations.gen";
import { type SignedInBrowser, sessionsQuery } from "../../api/identity/profile";
import { ApiProblem } from "../../api/problem";
import { accountText } from "../../i18n/account";
import { ago } from "../../lib/moments";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { toast } from "../../ui/toast";
import { Awaited } from "./Awaited";
import { KeysStay } from "./KeysStay";

const text = accountText.settings.devices;
const heading = "devices";

/** The browsers that are signed in, each with the way to sign it out. */
export function DevicesCard({ onKeysRevoked }: { onKeysRevoked: () => void }) {
  const client = useQueryClient();
  const query = useQuery(sessionsQuery);
  const sessions = query.data;
  const end = useMutation({
    mutationFn: async (id: string | null) => {
      const { revokeSession: reply } = await askIdentity(RevokeSessionDocument, { id });
      if (!reply.success) throw new ApiProblem("refused", reply.message);
    },
    onSuccess: (_, id) => toast({ ...(id ? text.ended : text.endedOthers), variant: "success" }),
    onError: (cause) =>
      toast({
        title: text.failed,
        description: toldBy(cause, accountText.settings.failedDetail),
        variant: "destructive",
      }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  return (
    <Card className="p-6">
      <h2 id={heading} tabIndex={-1} className="text-xl outline-none">
        {text.heading}
      </h2>
      <p className="mt-1 text-sm text-soft">{text.lead}</p>
      <div className="mt-4">
        {sessions ? (
          <>
            <ul className="divide-y divide-line">
              {sessions.map((one) => (
                <Device key={one.id} device={one} busy={end.isPending} onEnd={() => end.mutate(one.id)} />
              ))}
            </ul>
            {sessions.length > 1 ? (
              <Button className="mt-3" busy={end.isPending} onClick={() => end.mutate(null)}>
                {text.endOthers}
              </Button>
            ) : null}
          </>
        ) : (
          <Awaited query={query} />
        )}
      </div>
      <KeysStay heading={heading} onRevoked={onKeysRevoked} />
    </Card>
  );
}

type Props = { device: SignedInBrowser; busy: boolean; onEnd: () => void };

function Device({ device, busy, onEnd }: Props) {
  const name = browserName(device.userAgent) ?? text.unknown;
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="truncate font-medium" title={device.userAgent ?? undefined}>
          {name}
        </p>
        <p className="text-[13px] text-soft">
          {device.current ? text.here : text.seen(ago(device.lastSeenAt))}
        </p>
      </div>
      {device.current ? null : (
        <Button size="small" busy={busy} aria-label={text.endOf(name)} onClick={onEnd}>
          {text.end}
        </Button>
      )}
    </li>
  );
}

const browsers = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["Firefox/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;
const systems = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS", "macOS"],
  ["Linux", "Linux"],
] as const;

/** "Firefox on Linux", as far as a user agent says so. Browsers name those that they descend from, so order decides. */
export function browserName(userAgent: string | null): string | null {
  const browser = browsers.find(([mark]) => userAgent?.includes(mark))?.[1];
  const system = systems.find(([mark]) => userAgent?.includes(mark))?.[1];
  return [browser, system].filter(Boolean).join(" on ") || null;
}
