import { Link } from "@tanstack/react-router";
import { useCurrentUser } from "../../api/identity/currentUser";
import { frameText as frame } from "../../i18n/frame";
import { subscribeText as text } from "../../i18n/plans";
import { useTitle } from "../../lib/useTitle";
import { buttonLook } from "../../ui/Button";
import { cx } from "../../ui/cx";
import { unsure } from "../../ui/unsure";

/** /subscribe on a server without billing. */
export function Subscribe() {
  useTitle(frame.titled(text.title));
  const { user, loading } = useCurrentUser();
  return (
    <div className="mx-auto max-w-[40rem] py-6 lg:py-16">
      <h1 className="text-[clamp(2rem,1.6rem+1.8vw,2.75rem)] leading-[1.12]">{text.heading}</h1>
      <p className="mt-5 text-pretty text-lg leading-relaxed text-soft">{text.lead}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {user || loading ? (
          <Link
            to={"/subscription" as string}
            className={cx(buttonLook("primary", "large"), loading && unsure.user)}
          >
            {text.yours}
          </Link>
        ) : null}
        {user ? null : (
          <Link
            to={"/auth" as string}
            search={{ mode: "register" } as never}
            className={cx(buttonLook("primary", "large"), loading && unsure.guest)}
          >
            {text.account}
          </Link>
        )}
        <Link to={"/plans" as string} className={buttonLook("secondary", "large")}>
          {text.plans}
        </Link>
      </div>
    </div>
  );
}
