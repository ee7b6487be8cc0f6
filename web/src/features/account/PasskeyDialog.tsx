import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { askIdentity } from "../../api/graphql";
import { authenticatorQuery } from "../../api/identity/authenticator";
import {
  AllowEmailedCodesDocument,
  FinishPasskeyDocument,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
  RenewRecoveryCodesDocument,
  StartPasskeyDocument,
} from "../../api/identity/operations.gen";
import { type Passkey, passkeysQuery } from "../../api/identity/passkeys";
import { accountText } from "../../i18n/account";
import { passkeysText as text } from "../../i18n/passkeys";
import { makePasskey } from "../../lib/passkeys";
import { Dialog } from "../../ui/Dialog";
import { toast } from "../../ui/toast";
import { activityKey } from "./ActivityCard";
import { browserName } from "./DevicesCard";
import { ProofForm, type Reply, type Values } from "./ProofForm";
import { RecoveryCodes } from "./RecoveryCodes";

const { renew: renewText } = accountText.settings.app.steps;

/** What is done about passkeys. */
export type PasskeyTask =
  | { kind: "add" | "renew" }
  | { kind: "rename" | "remove"; passkey: Passkey }
  | { kind: "mail"; allowed: boolean };

type Props = {
  task: PasskeyTask;
  /** The user has only this passkey. */
  last: boolean;
  onClose: () => void;
};

/** Adds, renames or removes a passkey, gets new recovery codes, or allows emailed codes. */
export default function PasskeyDialog({ task, last, onClose }: Props) {
  const client = useQueryClient();
  const [codes, setCodes] = useState<string[] | null>(null);
  const app = useQuery(authenticatorQuery).data;
  const { steps, mail } = text;

  async function done(reply: Reply, said?: { title: string; description: string }): Promise<Reply> {
    if (!reply.success) return reply;
    onClose(); // first, so that the focus is back in its row when that is removed
    void client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    void client.invalidateQueries({ queryKey: authenticatorQuery.queryKey });
    void client.invalidateQueries({ queryKey: activityKey });
    if (said) toast({ ...said, variant: "success" });
    return reply;
  }
  async function add({ name, password }: Values): Promise<Reply> {
    const { startPasskey: asked } = await askIdentity(StartPasskeyDocument, { password });
    if (!asked.options) return asked;
    const made = await makePasskey(asked.options).catch((cause: Error) => cause);
    if (made instanceof Error)
      return {
        success: false,
        message: made.name === "InvalidStateError" ? steps.add.twice : steps.add.noReply,
      };
    const { finishPasskey: reply } = await askIdentity(FinishPasskeyDocument, { name, credential: made });
    return shown(reply, steps.add.done);
  }
  async function renew({ password }: Values): Promise<Reply> {
    return shown((await askIdentity(RenewRecoveryCodesDocument, { password, code: "" })).renewRecoveryCodes);
  }
  function shown(
    reply: Reply & { recoveryCodes: string[] | null },
    said?: { title: string; description: string },
  ) {
    if (!reply.recoveryCodes) return done(reply, said);
    setCodes(reply.recoveryCodes);
    void client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    void client.invalidateQueries({ queryKey: activityKey });
    return reply;
  }
  async function rename(id: string, name: string) {
    return done((await askIdentity(RenamePasskeyDocument, { id, name })).renamePasskey);
  }
  async function remove(id: string, password: string) {
    return done(
      (await askIdentity(RemovePasskeyDocument, { id, password })).removePasskey,
      steps.remove.done,
    );
  }
  async function allow(allowed: boolean, password: string) {
    return done(
      (await askIdentity(AllowEmailedCodesDocument, { allowed, password })).allowEmailedCodes,
      allowed ? mail.allowed : mail.stopped,
    );
  }

  if (codes) return <RecoveryCodes codes={codes} lead={steps.codes.lead} onClose={onClose} />;
  const form = { onCancel: onClose, nameLabel: steps.add.name };
  switch (task.kind) {
    case "add":
      return (
        <Dialog open onClose={onClose} title={steps.add.title} description={steps.add.lead}>
          <ProofForm
            {...form}
            fields={["name", "password"]}
            name={browserName(navigator.userAgent) ?? ""}
            nameHint={steps.add.hint}
            go={steps.add.go}
            run={add}
          />
        </Dialog>
      );
    case "renew":
      return (
        <Dialog open onClose={onClose} title={renewText.title} description={steps.renew.lead}>
          <ProofForm {...form} fields={["password"]} go={renewText.go} run={renew} />
        </Dialog>
      );
    case "rename":
      return (
        <Dialog open onClose={onClose} title={steps.rename.title}>
          <ProofForm
            {...form}
            fields={["name"]}
            name={task.passkey.name}
            go={steps.rename.go}
            run={({ name }) => rename(task.passkey.id, name)}
          />
        </Dialog>
      );
    case "remove":
      return (
        <Dialog
          open
          onClose={onClose}
          title={steps.remove.title(task.passkey.name)}
          description={last && app === null ? `${steps.remove.lead} ${steps.remove.last}` : steps.remove.lead}
        >
          <ProofForm
            {...form}
            fields={["password"]}
            go={steps.remove.go}
            run={({ password }) => remove(task.passkey.id, password)}
          />
        </Dialog>
      );
    case "mail":
      return (
        <Dialog
          open
          onClose={onClose}
          title={task.allowed ? mail.allowTitle : mail.stopTitle}
          description={task.allowed ? mail.allowLead : mail.stopLead}
        >
          <ProofForm
            {...form}
            fields={["password"]}
            go={task.allowed ? mail.allow : mail.stop}
            run={({ password }) => allow(task.allowed, password)}
          />
        </Dialog>
      );
  }
}
