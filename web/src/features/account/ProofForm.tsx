import { useState } from "react";
import { useForm } from "react-hook-form";
import { toldBy } from "../../api/graphql";
import { useMayLackPassword } from "../../api/identity/linkedProviders";
import { accountText } from "../../i18n/account";
import { providersText } from "../../i18n/providers";
import { Button } from "../../ui/Button";
import { PasswordField } from "../../ui/PasswordField";
import { TextField } from "../../ui/TextField";
import { toast } from "../../ui/toast";

const { app: text, names, password: passwordText, ...settings } = accountText.settings;

export type Values = { username: string; email: string; name: string; password: string; code: string };
/** What a call answers: a sentence where it was refused. */
export type Reply = { success: boolean; message: string };

type Props = {
  fields: (keyof Values)[];
  go: string;
  /** The title where no answer comes, and what to say then. */
  failed?: string;
  failedDetail?: string;
  /** Where the code is, unless it's the app. */
  codeLabel?: string;
  /** The label, hint and first value of the name field. */
  nameLabel?: string;
  nameHint?: string;
  name?: string;
  /** A recovery code serves as well. */
  recovery?: boolean;
  run: (values: Values) => Promise<Reply>;
  onCancel: () => void;
};

/** Asks for what a step needs and says why it was refused. */
export function ProofForm({
  fields,
  go,
  failed = text.failed,
  failedDetail = settings.failedDetail,
  codeLabel = text.code,
  nameLabel = "",
  nameHint,
  name = "",
  recovery = false,
  run,
  onCancel,
}: Props) {
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: Object.fromEntries(fields.map((field) => [field, field === "name" ? name : ""])),
  });
  const [refused, setRefused] = useState<string | null>(null);
  const mayLackPassword = useMayLackPassword();
  const { errors, isSubmitting } = formState;

  async function submit(values: Values) {
    setRefused(null);
    try {
      const reply = await run(values);
      if (!reply.success) setRefused(reply.message);
    } catch (cause) {
      toast({ title: failed, description: toldBy(cause, failedDetail), variant: "destructive" });
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="space-y-4">
      {fields.includes("username") ? (
        <TextField
          label={names.username.label}
          hint={names.username.hint}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username?.message}
          {...register("username", { required: text.required })}
        />
      ) : null}
      {fields.includes("email") ? (
        <TextField
          label={names.email.label}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register("email", { required: text.required })}
        />
      ) : null}
      {fields.includes("name") ? (
        <TextField
          label={nameLabel}
          hint={nameHint}
          autoComplete="off"
          maxLength={60}
          error={errors.name?.message}
          {...register("name", { required: text.required })}
        />
      ) : null}
      {fields.includes("password") ? (
        <PasswordField
          label={text.password}
          autoComplete="current-password"
          show={passwordText.show}
          hide={passwordText.hide}
          hint={mayLackPassword ? providersText.neverSet : undefined}
          error={errors.password?.message}
          {...register("password", { required: text.required })}
        />
      ) : null}
      {fields.includes("code") ? (
        <TextField
          label={codeLabel}
          hint={recovery ? text.codeHint : undefined}
          autoComplete="one-time-code"
          inputMode={recovery ? "text" : "numeric"}
          autoCapitalize="none"
          spellCheck={false}
          error={errors.code?.message}
          {...register("code", { required: text.required })}
        />
      ) : null}
      {refused ? (
        <p role="alert" className="text-sm text-bad">
          {refused}
        </p>
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{text.cancel}</Button>
        <Button type="submit" look="primary" busy={isSubmitting}>
          {go}
        </Button>
      </div>
    </form>
  );
}
