import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { askIdentity } from "../../api/graphql";
import { authenticatorQuery } from "../../api/identity/authenticator";
import {
  ConfirmAuthenticatorDocument,
  RemoveAuthenticatorDocument,
  RenewRecoveryCodesDocument,
  StartAuthenticatorDocument,
} from "../../api/identity/operations.gen";
import { passkeysQuery } from "../../api/identity/passkeys";
import { accountText } from "../../i18n/account";
import { Dialog } from "../../ui/Dialog";
import { toast } from "../../ui/toast";
import { ProofForm, type Reply, type Values } from "./ProofForm";
import { RecoveryCodes } from "./RecoveryCodes";

const { app: text } = accountText.settings;

/** What is changed about the app. */
export type Task = "setUp" | "renew" | "remove";

type Setup = { secret: string; qrCode: string };

/** Sets an authenticator app up, gets new recovery codes, or turns the app off. */
export default function AuthenticatorDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const client = useQueryClient();
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const changed = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: authenticatorQuery.queryKey }),
      client.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
    ]);

  function show(reply: Reply & { recoveryCodes: string[] | null }): Reply {
    if (reply.recoveryCodes) setCodes(reply.recoveryCodes);
    void changed();
    return reply;
  }
  const start = async ({ password }: Values) => {
    const { startAuthenticator: reply } = await askIdentity(StartAuthenticatorDocument, { password });
    if (reply.secret && reply.qrCode) setSetup({ secret: reply.secret, qrCode: reply.qrCode });
    return reply;
  };
  const confirm = async ({ code }: Values) =>
    show((await askIdentity(ConfirmAuthenticatorDocument, { code })).confirmAuthenticator);
  const renew = async (both: Values) =>
    show((await askIdentity(RenewRecoveryCodesDocument, both)).renewRecoveryCodes);
  const remove = async (both: Values) => {
    const { removeAuthenticator: reply } = await askIdentity(RemoveAuthenticatorDocument, both);
    if (!reply.success) return reply;
    toast({ ...text.removed, variant: "success" });
    await changed();
    onClose();
    return reply;
  };

  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  const asked = { onCancel: onClose };
  if (task === "setUp" && setup)
    return (
      <Dialog open onClose={onClose} title={text.steps.scan.title} description={text.steps.scan.lead}>
        <Scan {...setup} />
        <ProofForm key="scan" {...asked} fields={["code"]} go={text.steps.scan.turnOn} run={confirm} />
      </Dialog>
    );
  if (task === "setUp")
    return (
      <Dialog open onClose={onClose} title={text.steps.password.title} description={text.steps.password.lead}>
        <ProofForm key="password" {...asked} fields={["password"]} go={text.next} run={start} />
      </Dialog>
    );
  const { title, lead, go } = text.steps[task];
  return (
    <Dialog open onClose={onClose} title={title} description={lead}>
      <ProofForm
        {...asked}
        fields={["password", "code"]}
        go={go}
        run={task === "renew" ? renew : remove}
        recovery
      />
    </Dialog>
  );
}

function Scan({ secret, qrCode }: Setup) {
  return (
    <>
      <img
        src={qrCode}
        alt={text.steps.scan.picture}
        width={232}
        height={232}
        className="mx-auto rounded-control"
        style={{ background: "white", padding: 12, boxSizing: "content-box" }} // apps need a white edge
      />
      <p className="mt-4 text-sm text-soft">{text.steps.scan.typed}</p>
      <p className="mb-4 mt-1 select-all font-medium tracking-wide">{secret.match(/.{1,4}/g)?.join(" ")}</p>
    </>
  );
}
