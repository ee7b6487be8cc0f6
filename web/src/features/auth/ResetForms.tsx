import { useId, useRef, useState } from "react";
import { authText } from "../../i18n/auth";
import { useCooldown } from "../../lib/useCooldown";
import { Button } from "../../ui/Button";
import { PasswordField } from "../../ui/PasswordField";
import { TextField } from "../../ui/TextField";
import { type BoxesHandle, CodeBoxes, codeOf, noDigits } from "./CodeBoxes";
import { askForReset, resetPassword } from "./calls";
import { addressRules, newPasswordRules } from "./rules";
import { useForm } from "./useForm";
import { WaitNotice } from "./WaitNotice";

const { fields, reset: text, code } = authText;

/** First step: the address that the mail goes to. */
export function AddressForm({ onSent }: { onSent: (address: string) => void }) {
  const { left, start } = useCooldown();
  const { form, field, busy } = useForm(addressRules, async ({ email }) => {
    if (await askForReset(email, start)) onSent(email);
  });

  return (
    <form {...form} className="space-y-4">
      <TextField {...field("email")} label={fields.email} type="email" autoComplete="email" />
      <Button type="submit" look="primary" size="large" className="w-full" busy={busy} disabled={left > 0}>
        {busy ? text.asking : text.ask}
      </Button>
      <WaitNotice left={left} />
    </form>
  );
}

type NewPasswordProps = {
  userId: string;
  /** The code that the mail's link brought; without it the person types six digits. */
  linkCode?: string | undefined;
  onDone: () => void;
};

/** Second step, behind the mail's link: the code and the new password. */
export function NewPasswordForm({ userId, linkCode, onDone }: NewPasswordProps) {
  const [digits, setDigits] = useState(noDigits);
  const [asked, setAsked] = useState(false);
  const boxes = useRef<BoxesHandle>(null);
  const errorId = useId();
  const given = linkCode ?? codeOf(digits);
  const codeMissing = asked && !given;
  const { left, start } = useCooldown();
  const { form, field, busy } = useForm(newPasswordRules, async ({ password }) => {
    if (!given) boxes.current?.focus(0);
    else if (await resetPassword(userId, given, password, start)) onDone();
  });
  const secret = { show: fields.show, hide: fields.hide, autoComplete: "new-password" };

  return (
    <form
      {...form}
      className="space-y-4"
      onSubmit={(event) => {
        setAsked(true);
        return form.onSubmit(event);
      }}
    >
      {linkCode ? null : (
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
      )}
      <PasswordField
        {...field("password")}
        {...secret}
        label={fields.newPassword}
        hint={authText.register.passwordHint}
      />
      <PasswordField {...field("confirmPassword")} {...secret} label={fields.confirmPassword} />
      <Button type="submit" look="primary" size="large" className="w-full" busy={busy} disabled={left > 0}>
        {busy ? text.busy : text.submit}
      </Button>
      <WaitNotice left={left} />
    </form>
  );
}
