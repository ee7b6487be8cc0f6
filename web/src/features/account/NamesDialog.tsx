import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { askIdentity, toldBy } from "../../api/graphql";
import { reloadUser } from "../../api/identity/currentUser";
import {
  ChangeUsernameDocument,
  ConfirmEmailChangeDocument,
  RequestEmailChangeDocument,
} from "../../api/identity/operations.gen";
import { sessionsQuery } from "../../api/identity/profile";
import { accountText } from "../../i18n/account";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { toast } from "../../ui/toast";
import { activityKey } from "./ActivityCard";
import { ProofForm, type Reply, type Values } from "./ProofForm";

const { names: text, failedDetail } = accountText.settings;

/** What somebody signs in with. */
export type Name = "username" | "email";

/** Changes the username, or the email address by a code that is sent there. */
export default function NamesDialog({ name, onClose }: { name: Name; onClose: () => void }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Values | null>(null);
  const form = { failed: text[name].failed, onCancel: onClose };

  function done(reply: Reply, said: { title: string; description: string }): Reply {
    if (!reply.success) return reply;
    void reloadUser();
    void client.invalidateQueries({ queryKey: activityKey });
    toast({ ...said, variant: "success" });
    onClose();
    return reply;
  }
  async function change({ username, password }: Values) {
    const { changeUsername: reply } = await askIdentity(ChangeUsernameDocument, { username, password });
    return done(reply, text.username.done(username));
  }
  async function request(values: Values) {
    const { email, password } = values;
    const { requestEmailChange: reply } = await askIdentity(RequestEmailChangeDocument, { email, password });
    if (reply.success) setAsked(values);
    return reply;
  }
  async function confirm(email: string, code: string) {
    const { confirmEmailChange: reply } = await askIdentity(ConfirmEmailChangeDocument, { email, code });
    if (reply.success) void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    return done(reply, text.email.done);
  }

  if (name === "username")
    return (
      <Dialog open onClose={onClose} title={text.username.title} description={text.username.lead}>
        <ProofForm {...form} fields={["username", "password"]} go={text.username.change} run={change} />
      </Dialog>
    );
  if (!asked)
    return (
      <Dialog open onClose={onClose} title={text.email.title} description={text.email.lead}>
        <ProofForm {...form} fields={["email", "password"]} go={text.email.next} run={request} />
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.email.codeTitle}
      description={text.email.codeLead(asked.email)}
    >
      <ProofForm
        {...form}
        key="code"
        fields={["code"]}
        codeLabel={text.email.code}
        go={text.email.change}
        run={({ code }) => confirm(asked.email, code.replace(/\s/g, ""))}
      />
      <NewCode request={() => request(asked)} />
    </Dialog>
  );
}

/** Has another code sent. */
function NewCode({ request }: { request: () => Promise<Reply> }) {
  const [busy, setBusy] = useState(false);
  async function send() {
    setBusy(true);
    const refusal = await request().then(
      (reply) => (reply.success ? null : reply.message),
      (cause) => toldBy(cause, failedDetail),
    );
    if (refusal === null) toast({ ...text.email.sent, variant: "success" });
    else toast({ title: text.email.notSent, description: refusal, variant: "destructive" });
    setBusy(false);
  }
  return (
    <Button size="small" className="mt-4" busy={busy} onClick={() => void send()}>
      {text.email.again}
    </Button>
  );
}
