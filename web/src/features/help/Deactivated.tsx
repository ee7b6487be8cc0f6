import { Link } from "@tanstack/react-router";
import { frameText as frame } from "../../i18n/frame";
import { deactivatedText as text } from "../../i18n/help";
import { useTitle } from "../../lib/useTitle";
import { buttonLook } from "../../ui/Button";

/** /unauthorized-client: the account is deactivated, and how to reach somebody. */
export function Deactivated() {
  useTitle(frame.titled(text.title));
  return (
    <div className="mx-auto max-w-[40rem] py-6 lg:py-16">
      <h1 className="text-[clamp(2rem,1.6rem+1.8vw,2.75rem)] leading-[1.12]">{text.heading}</h1>
      <p className="mt-5 text-pretty text-lg leading-relaxed text-soft">{text.lead}</p>
      <p className="mt-3 text-pretty text-lg leading-relaxed text-soft">{text.what}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={"/contact" as string} className={buttonLook("primary", "large")}>
          {text.contact}
        </Link>
        <Link
          to={"/auth" as string}
          search={{ mode: "login" } as never}
          className={buttonLook("secondary", "large")}
        >
          {text.other}
        </Link>
      </div>
    </div>
  );
}
