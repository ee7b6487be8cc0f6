import { useState } from "react";
import { authText } from "../../i18n/auth";
import { frameText } from "../../i18n/frame";
import { useTitle } from "../../lib/useTitle";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Icon } from "../../ui/Icon";
import { enterAccount } from "./calls";

const { registered: text } = authText;

type Props = {
  /** Whether the person goes on to where they came from. */
  onward: boolean;
  /** The account was entered. */
  onEntered: () => void;
  /** It can be entered by a login alone, as from another browser. */
  onLogin: () => void;
};

/** /registration-success: the address is proven, and whoever registered goes on without another code. */
export function RegisteredScreen({ onward, onEntered, onLogin }: Props) {
  const [busy, setBusy] = useState(false);
  useTitle(frameText.titled(text.page));
  const enter = async () => {
    setBusy(true);
    if (await enterAccount()) onEntered();
    else onLogin();
  };
  return (
    <Card className="mx-auto mt-4 max-w-[460px] p-6 sm:p-8">
      <Icon name="check" className="size-8 text-good" />
      <h1 className="mt-3 text-2xl">{text.heading}</h1>
      <p className="mt-2 text-pretty text-soft">{text.text}</p>
      <Button look="primary" size="large" className="mt-6 w-full" busy={busy} onClick={() => void enter()}>
        {onward ? authText.code.done.go : text.enter}
      </Button>
    </Card>
  );
}
