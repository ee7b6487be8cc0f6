import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useId, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { authText } from "../../i18n/auth";
import { Button } from "../../ui/Button";
import { PasswordField } from "../../ui/PasswordField";
import { TextField } from "../../ui/TextField";
import { type BoxesHandle, CodeBoxes, codeOf, noDigits } from "./CodeBoxes";
import { askForReset, resetPassword } from "./calls";
import { addressRules, type NewPasswordForm as Fields, newPasswordRules } from "./rules";

const { fields, reset: text, code } = authText;

/** First step: the address that the mail goes to. */
export function AddressForm({ onSent }: { onSent: (address: string) => void }) {
  const form = useForm<{ email: string }>({
    resolver: standardSchemaResolver(addressRules),
    defaultValues: { email: "" },
  });
  const { errors, isSubmitting } = form.formState;

  async function submit({ email }: { email: string }) {
    if (await askForReset(email)) onSent(email);
  }

  return (
    <form noValidate className="space-y-4" onSubmit={form.handleSubmit(submit)}>
      <TextField
        {...form.register("email")}
        label={fields.email}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <Button type="submit" look="primary" size="large" className="w-full" busy={isSubmitting}>
        {isSubmitting ? text.asking : text.ask}
      </Button>
    </form>
  );
}

/** Second step, behind the mail's link: the code and the new password. */
export function NewPasswordForm({ userId, onDone }: { userId: string; onDone: () => void }) {
  const [digits, setDigits] = useState(noDigits);
  const [asked, setAsked] = useState(false);
  const boxes = useRef<BoxesHandle>(null);
  const errorId = useId();
  const form = useForm<Fields>({
    resolver: standardSchemaResolver(newPasswordRules),
    defaultValues: { password: "", confirmPassword: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const codeMissing = asked && !codeOf(digits);

  async function submit(given: Fields) {
    const complete = codeOf(digits);
    if (!complete) return boxes.current?.focus(0);
    if (await resetPassword(userId, complete, given.password)) onDone();
  }
  const send = form.handleSubmit(submit);
  const secret = { show: fields.show, hide: fields.hide, autoComplete: "new-password" };

  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        setAsked(true);
        return send(event);
      }}
    >
      <div>
        <CodeBoxes
          ref={boxes}
          digits={digits}
          onChange={setDigits}
          autoFocus
          invalid={codeMissing}
          {...(codeMissing && { describedBy: errorId })}
        />
        {codeMissing ? (
          <p id={errorId} className="mt-1 text-[13px] text-bad">
            {code.invalid.description}
          </p>
        ) : null}
      </div>
      <PasswordField
        {...form.register("password")}
        {...secret}
        label={fields.newPassword}
        hint={authText.register.passwordHint}
        error={errors.password?.message}
      />
      <PasswordField
        {...form.register("confirmPassword")}
        {...secret}
        label={fields.confirmPassword}
        error={errors.confirmPassword?.message}
      />
      <Button type="submit" look="primary" size="large" className="w-full" busy={isSubmitting}>
        {isSubmitting ? text.busy : text.submit}
      </Button>
    </form>
  );
}
