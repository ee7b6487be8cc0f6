import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { askIdentity, toldBy } from "../../api/graphql";
import { forgetUser } from "../../api/identity/currentUser";
import { useMayLackPassword } from "../../api/identity/linkedProviders";
import { DeleteAccountDocument } from "../../api/identity/operations.gen";
import { setToken } from "../../api/token";
import { privacyText } from "../../i18n/privacy";
import { providersText } from "../../i18n/providers";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { Notice } from "../../ui/Notice";
import { TextField } from "../../ui/TextField";
import { toast } from "../../ui/toast";

const text = privacyText.erase;

/** Says what erasure means and asks for the password. */
export default function Erase({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const mayLackPassword = useMayLackPassword();

  async function erase(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setMissing(password === "");
    setFailure(null);
    if (password === "") return;
    setBusy(true);
    const message = await askIdentity(DeleteAccountDocument, { password }).then(
      ({ deleteAccount: reply }) => (reply.success ? null : reply.message),
      (cause: unknown) => toldBy(cause, text.failed),
    );
    if (message === null) {
      setToken(null);
      await navigate({ to: "/" });
      forgetUser();
      toast({ ...text.done, variant: "success" });
      return;
    }
    setBusy(false);
    setPassword("");
    setFailure(message);
  }

  return (
    <Dialog open onClose={onClose} title={text.title}>
      <ul className="list-disc space-y-2 pl-5 text-soft">
        {text.what.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <form onSubmit={(event) => void erase(event)} noValidate className="mt-5 space-y-4">
        <TextField
          label={text.password}
          type="password"
          autoComplete="current-password"
          value={password}
          hint={mayLackPassword ? providersText.neverSet : undefined}
          error={missing ? text.missing : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        {failure ? (
          <Notice tone="bad" urgent>
            {failure}
          </Notice>
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {busy ? text.busy : text.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
