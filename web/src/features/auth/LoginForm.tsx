import { authText } from "../../i18n/auth";
import { useCooldown } from "../../lib/useCooldown";
import { Button } from "../../ui/Button";
import { PasswordField } from "../../ui/PasswordField";
import { TextField } from "../../ui/TextField";
import { startLogin } from "./calls";
import type { Pending } from "./pending";
import { loginRules } from "./rules";
import { useForm } from "./useForm";
import { WaitNotice } from "./WaitNotice";

const { fields, login } = authText;

/** The first step of signing in. */
export function LoginForm({ onPending }: { onPending: (pending: Pending) => void }) {
  const { left, start } = useCooldown();
  const { form, field, clear, refuse, busy } = useForm(loginRules, async (given) => {
    const pending = await startLogin(given, start, () => refuse({ password: login.wrong }));
    if (pending) onPending(pending);
    else clear("password");
  });

  return (
    <form {...form} className="space-y-4">
      <TextField
        {...field("username")}
        label={fields.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...field("password")}
        label={fields.password}
        show={fields.show}
        hide={fields.hide}
        autoComplete="current-password"
      />
      <Button type="submit" look="primary" size="large" className="w-full" busy={busy} disabled={left > 0}>
        {busy ? login.busy : login.submit}
      </Button>
      <WaitNotice left={left} />
    </form>
  );
}
