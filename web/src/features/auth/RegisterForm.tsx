import { useState } from "react";
import { authText } from "../../i18n/auth";
import { useCooldown } from "../../lib/useCooldown";
import { Button } from "../../ui/Button";
import { PasswordField } from "../../ui/PasswordField";
import { TextField } from "../../ui/TextField";
import { isPending, register } from "./calls";
import { keepDraft, type Pending, readDraft } from "./pending";
import { type RegisterForm as Fields, registerRules } from "./rules";
import { useForm } from "./useForm";
import { WaitNotice } from "./WaitNotice";

const { fields, register: text } = authText;

/** Signing up. What was typed outlives a reload, but for the passwords. */
export function RegisterForm({ onPending }: { onPending: (pending: Pending) => void }) {
  const [draft] = useState(readDraft);
  const { left, start } = useCooldown();
  const { form, field, clear, refuse, busy } = useForm(registerRules, submit, keepDraft);

  async function submit(given: Fields) {
    const reply = await register(given, start);
    if (isPending(reply)) return onPending(reply);
    clear("password", "confirmPassword");
    refuse(reply);
  }

  const known = (name: keyof typeof draft) => ({
    ...field(name),
    label: fields[name],
    defaultValue: draft[name],
  });
  const secret = (name: "password" | "confirmPassword") => ({
    ...field(name),
    label: fields[name],
    show: fields.show,
    hide: fields.hide,
    autoComplete: "new-password",
  });

  return (
    <form {...form} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...known("firstName")} autoComplete="given-name" />
        <TextField {...known("lastName")} autoComplete="family-name" />
      </div>
      <TextField
        {...known("username")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
      />
      <TextField {...known("email")} type="email" autoComplete="email" aria-required />
      <PasswordField {...secret("password")} hint={text.passwordHint} aria-required />
      <PasswordField {...secret("confirmPassword")} aria-required />
      <Button type="submit" look="primary" size="large" className="w-full" busy={busy} disabled={left > 0}>
        {busy ? text.busy : text.submit}
      </Button>
      <WaitNotice left={left} />
    </form>
  );
}
