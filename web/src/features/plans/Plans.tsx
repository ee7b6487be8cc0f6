import { Link } from "@tanstack/react-router";
import { useCurrentUser } from "../../api/identity/currentUser";
import { frameText as frame } from "../../i18n/frame";
import { plansText as text } from "../../i18n/plans";
import { useTitle } from "../../lib/useTitle";
import { buttonLook } from "../../ui/Button";
import { cx } from "../../ui/cx";
import { Icon } from "../../ui/Icon";
import { unsure } from "../../ui/unsure";

/** /plans: what an account has on a server without billing. */
export function Plans() {
  useTitle(frame.titled(text.title));
  const { user, loading } = useCurrentUser();
  return (
    <div className="mx-auto max-w-[1152px] pt-4 lg:pt-10">
      <h1 className="text-[clamp(2.2rem,1.7rem+2.2vw,3.25rem)] leading-[1.1]">{text.heading}</h1>
      <p className="mt-5 max-w-[36em] text-pretty text-xl leading-relaxed text-soft">{text.lead}</p>

      <section
        aria-labelledby="included"
        className="mt-12 grid overflow-hidden rounded-card border border-line bg-surface md:grid-cols-[minmax(0,360px)_minmax(0,1fr)]"
      >
        <div className="flex flex-col border-line bg-sunken p-8 max-md:border-b md:border-r lg:p-10">
          <p className="flex items-baseline gap-3">
            <span className="tabular font-display text-[88px] font-semibold leading-none tracking-tight">
              {text.price}
            </span>
            <span className="text-soft">{text.per}</span>
          </p>
          <p className="mt-4 text-sm text-soft">{text.card}</p>
          <div className="mt-10 flex flex-col gap-2 md:mt-auto">
            {user || loading ? (
              <Link
                to={"/upload" as string}
                className={cx(buttonLook("primary", "large"), loading && unsure.user)}
              >
                {text.start.user}
              </Link>
            ) : null}
            {user ? null : (
              <div className={cx("flex flex-col gap-2", loading && unsure.guest)}>
                <Link
                  to={"/auth" as string}
                  search={{ mode: "register" } as never}
                  className={buttonLook("primary", "large")}
                >
                  {text.start.guest}
                </Link>
                <Link to={"/upload" as string} className={buttonLook("quiet", "large")}>
                  {text.trial}
                </Link>
              </div>
            )}
          </div>
        </div>
        <div className="p-8 lg:p-10">
          <h2 id="included" className="text-xl">
            {text.included.heading}
          </h2>
          <ul className="mt-3 divide-y divide-line">
            {text.included.items.map((item) => (
              <li key={item} className="flex items-start gap-3 py-3.5">
                <Icon name="check" className="mt-1 size-4 shrink-0 text-good" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </section>

      <div className="mt-16 grid gap-x-12 gap-y-10 md:grid-cols-3">
        <section>
          <h2 className="text-xl">{text.limits.heading}</h2>
          <p className="mt-2 text-pretty text-soft">{text.limits.text}</p>
        </section>
        {text.questions.map((question) => (
          <section key={question.ask}>
            <h2 className="text-xl">{question.ask}</h2>
            <p className="mt-2 text-pretty text-soft">{question.answer}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
