import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import { authText } from "../../i18n/auth";
import { Button } from "../../ui/Button";
import { PasswordField } from "../../ui/PasswordField";
import { TextField } from "../../ui/TextField";
import { startLogin } from "./calls";
import type { Pending } from "./pending";
import { type LoginForm as Fields, loginRules } from "./rules";

const { fields, login } = authText;

/** The first step of signing in. */
export function LoginForm({ onPending }: { onPending: (pending: Pending) => void }) {
  const form = useForm<Fields>({
    resolver: standardSchemaResolver(loginRules),
    defaultValues: { username: "", password: "" },
  });
  const { errors, isSubmitting } = form.formState;

  async function submit(given: Fields) {
    const pending = await startLogin(given);
    if (pending) return onPending(pending);
    form.resetField("password");
    form.setFocus("password");
  }

  return (
    <form noValidate className="space-y-4" onSubmit={form.handleSubmit(submit)}>
      <TextField
        {...form.register("username")}
        label={fields.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
      />
      <PasswordField
        {...form.register("password")}
        label={fields.password}
        show={fields.show}
        hide={fields.hide}
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <Button type="submit" look="primary" size="large" className="w-full" busy={isSubmitting}>
        {isSubmitting ? login.busy : login.submit}
      </Button>
    </form>
  );
}
