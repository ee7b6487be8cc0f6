import { Link } from "@tanstack/react-router";
import { authText } from "../../i18n/auth";
import { frameText } from "../../i18n/frame";
import { useTitle } from "../../lib/useTitle";
import { Card } from "../../ui/Card";
import { Icon } from "../../ui/Icon";

const { registered: text } = authText;

/** /registration-success: the address is proven, signing in comes next. */
export function RegisteredScreen({ next }: { next?: string | undefined }) {
  useTitle(frameText.titled(text.page));
  return (
    <Card className="mx-auto mt-4 max-w-[460px] p-6 sm:p-8">
      <Icon name="check" className="size-8 text-good" />
      <h1 className="mt-3 text-2xl">{text.heading}</h1>
      <p className="mt-2 text-pretty text-soft">{text.text}</p>
      <Link
        to="/auth"
        search={{ mode: "login", ...(next && { next }) }}
        className="mt-6 flex h-12 items-center justify-center rounded-control bg-brand px-6 text-[15px] font-medium text-on-brand transition-colors duration-150 hover:bg-brand-strong"
      >
        {text.login}
      </Link>
    </Card>
  );
}
