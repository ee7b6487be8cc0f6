import { useState } from "react";
import { useForm } from "react-hook-form";
import { askIdentity, toldBy } from "../../api/graphql";
import { useMayLackPassword } from "../../api/identity/linkedProviders";
import { ChangePasswordDocument } from "../../api/identity/operations.gen";
import { accountText } from "../../i18n/account";
import { providersText } from "../../i18n/providers";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { PasswordField } from "../../ui/PasswordField";
import { toast } from "../../ui/toast";

const text = accountText.settings.password;

type Form = { current: string; next: string; confirm: string };
const empty: Form = { current: "", next: "", confirm: "" };

/** Changes the password. What a good one is, the server says. */
export function PasswordCard() {
  const { register, handleSubmit, reset, formState } = useForm<Form>({ defaultValues: empty });
  const [refused, setRefused] = useState<string | null>(null);
  const { errors, isSubmitting } = formState;
  const mayLackPassword = useMayLackPassword();

  async function change({ current, next }: Form) {
    setRefused(null);
    try {
      const { changePassword: reply } = await askIdentity(ChangePasswordDocument, {
        input: { currentPassword: current, newPassword: next },
      });
      if (!reply.success) {
        setRefused(reply.message);
        return;
      }
      reset(empty);
      toast({ ...text.saved, variant: "success" });
    } catch (cause) {
      toast({
        title: text.failed,
        description: toldBy(cause, accountText.settings.failedDetail),
        variant: "destructive",
      });
    }
  }

  const field = (
    name: keyof Form,
    autoComplete: string,
    rules: Parameters<typeof register<keyof Form>>[1],
    hint?: string,
  ) => (
    <PasswordField
      label={text[name]}
      autoComplete={autoComplete}
      show={text.show}
      hide={text.hide}
      hint={hint}
      error={errors[name]?.message}
      {...register(name, rules)}
    />
  );
  return (
    <Card className="p-6">
      <h2 className="text-xl">{text.heading}</h2>
      <p className="mt-1 text-pretty text-sm text-soft">{text.lead}</p>
      <form noValidate onSubmit={handleSubmit(change)} className="mt-4 space-y-4">
        {field(
          "current",
          "current-password",
          { required: text.required },
          mayLackPassword ? providersText.neverSet : undefined,
        )}
        {field("next", "new-password", { required: text.required }, text.hint)}
        {field("confirm", "new-password", { validate: (v, form) => v === form.next || text.mismatch })}
        {refused ? (
          <p role="alert" className="text-sm text-bad">
            {refused}
          </p>
        ) : null}
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? text.saving : text.save}
        </Button>
      </form>
    </Card>
  );
}
