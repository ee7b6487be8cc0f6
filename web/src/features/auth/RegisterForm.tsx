import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type FieldPath, useForm } from "react-hook-form";
import { authText } from "../../i18n/auth";
import { Button } from "../../ui/Button";
import { PasswordField } from "../../ui/PasswordField";
import { TextField } from "../../ui/TextField";
import { isPending, register } from "./calls";
import { keepDraft, type Pending, readDraft } from "./pending";
import { type RegisterForm as Fields, registerRules } from "./rules";

const { fields, register: text } = authText;

const secrets = ["password", "confirmPassword"] as const;

/** Signing up. What was typed outlives a reload, but for the passwords. */
export function RegisterForm({ onPending }: { onPending: (pending: Pending) => void }) {
  const form = useForm<Fields>({
    resolver: standardSchemaResolver(registerRules),
    defaultValues: { ...readDraft(), password: "", confirmPassword: "" },
  });
  const { errors, isSubmitting } = form.formState;

  async function submit(given: Fields) {
    const reply = await register(given);
    if (isPending(reply)) return onPending(reply);
    for (const secret of secrets) form.setValue(secret, "");
    for (const [field, message] of Object.entries(reply))
      if (field in given) form.setError(field as FieldPath<Fields>, { message });
    const first = Object.keys(given).find((field) => field in reply) ?? "password";
    form.setFocus(first as FieldPath<Fields>);
  }

  const field = (name: FieldPath<Fields>) => ({
    ...form.register(name, { onChange: () => keepDraft(form.getValues()) }),
    label: fields[name],
    error: errors[name]?.message,
  });
  const secret = { show: fields.show, hide: fields.hide, autoComplete: "new-password" };

  return (
    <form noValidate className="space-y-4" onSubmit={form.handleSubmit(submit)}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field("firstName")} autoComplete="given-name" />
        <TextField {...field("lastName")} autoComplete="family-name" />
      </div>
      <TextField
        {...field("username")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
      />
      <TextField {...field("email")} type="email" autoComplete="email" aria-required />
      <PasswordField {...field("password")} {...secret} hint={text.passwordHint} aria-required />
      <PasswordField {...field("confirmPassword")} {...secret} aria-required />
      <Button type="submit" look="primary" size="large" className="w-full" busy={isSubmitting}>
        {isSubmitting ? text.busy : text.submit}
      </Button>
    </form>
  );
}
