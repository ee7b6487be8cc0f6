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
import { useCooldown } from "../../lib/useCooldown";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { toast } from "../../ui/toast";
import { activityKey } from "./ActivityCard";
import { ProofForm, type Reply, type Values } from "./ProofForm";

const { names: text, failedDetail } = accountText.settings;

/** Seconds between two codes. */
const betweenCodes = 60;

type Resent = Reply & { retryAfter: number | null };

/** What somebody signs in with. */
export type Name = "username" | "email";

type Props = {
  name: Name;
  /** The address that a code was sent to, "" for none. It outlives the dialog, which a press outside closes. */
  asked: string;
  onAsked: (email: string) => void;
  onClose: () => void;
};

/** Changes the username, or the email address by a code that is sent there. */
export default function NamesDialog({ name, asked, onAsked, onClose }: Props) {
  const client = useQueryClient();
  const [password, setPassword] = useState("");
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
  async function request({ email, password }: Pick<Values, "email" | "password">) {
    const { requestEmailChange: reply } = await askIdentity(RequestEmailChangeDocument, { email, password });
    if (reply.success) {
      onAsked(email);
      setPassword(password);
    }
    return reply;
  }
  async function confirm(email: string, code: string) {
    const { confirmEmailChange: reply } = await askIdentity(ConfirmEmailChangeDocument, {
      email,
      code,
    }).catch((cause) => {
      void reloadUser(); // the address may have changed, and only the answer was lost
      throw cause;
    });
    if (reply.success) {
      onAsked("");
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    }
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
    <Dialog open onClose={onClose} title={text.email.codeTitle} description={text.email.codeLead(asked)}>
      <ProofForm
        {...form}
        failed={text.email.unsure.title}
        failedDetail={text.email.unsure.description}
        key="code"
        fields={["code"]}
        codeLabel={text.email.code}
        go={text.email.change}
        run={({ code }) => confirm(asked, code.replace(/\s/g, ""))}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        {password ? <NewCode request={() => request({ email: asked, password })} /> : null}
        <Button size="small" onClick={() => onAsked("")}>
          {text.email.other}
        </Button>
      </div>
    </Dialog>
  );
}

/** Has another code sent, once the last is a minute old. */
function NewCode({ request }: { request: () => Promise<Resent> }) {
  const [busy, setBusy] = useState(false);
  const { left, start } = useCooldown(betweenCodes);
  async function send() {
    setBusy(true);
    const refusal = await request().then(
      (reply) => {
        start(reply.success ? betweenCodes : (reply.retryAfter ?? 0));
        return reply.success ? null : reply.message;
      },
      (cause) => toldBy(cause, failedDetail),
    );
    if (refusal === null) toast({ ...text.email.sent, variant: "success" });
    else toast({ title: text.email.notSent, description: refusal, variant: "destructive" });
    setBusy(false);
  }
  return (
    <Button size="small" busy={busy} disabled={left > 0} onClick={() => void send()}>
      {left > 0 ? text.email.wait(left) : text.email.again}
    </Button>
  );
}
