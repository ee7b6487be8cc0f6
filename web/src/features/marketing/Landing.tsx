import { Link } from "@tanstack/react-router";
import { useCurrentUser } from "../../api/identity/currentUser";
import { frameText as frame } from "../../i18n/frame";
import { landingText as text } from "../../i18n/marketing";
import { useTitle } from "../../lib/useTitle";
import { buttonLook } from "../../ui/Button";
import { cx } from "../../ui/cx";
import { Icon } from "../../ui/Icon";
import { unsure } from "../../ui/unsure";
import { Evidence } from "./Evidence";
import { Closing, Features, HowItWorks, Promises } from "./LandingSections";

/** /: what Vitae does, for visitors and, with other buttons, for whoever is signed in. */
export function Landing() {
  useTitle(frame.titled(text.title));
  const { user, loading } = useCurrentUser();
  const who: Whom[] = loading ? ["guest", "user"] : user ? ["user"] : ["guest"];
  return (
    <div className="mx-auto max-w-[1152px]">
      <div className="grid items-center gap-x-16 gap-y-12 pt-6 pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,500px)] lg:pt-14 lg:pb-28">
        <div>
          <h1 className="text-[clamp(1.9rem,10.4vw,4rem)] leading-[1.08] tracking-[-0.032em] lg:text-[4.6vw] xl:text-[4rem]">
            {text.heading.before} <mark className="inline-block">{text.heading.marked}</mark>
          </h1>
          <p className="mt-6 max-w-[34em] text-pretty text-lg leading-relaxed text-soft">{text.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            {who.map((each) => (
              <StartLink key={each} who={each} label={text.start[each]} unsure={loading} />
            ))}
            <a href="#how-it-works" className={buttonLook("secondary", "large")}>
              {text.more}
              <span className="sr-only">{text.moreAbout}</span>
            </a>
          </div>
          {user ? null : (
            <p className={cx("mt-5", loading && unsure.guest)}>
              <Link
                to={ways.user.to}
                className="group inline-flex items-center gap-1.5 py-1 font-medium text-brand underline-offset-4 hover:underline"
              >
                {text.guest}
                <Icon
                  name="arrow"
                  className="size-4 transition-transform duration-150 group-hover:translate-x-0.5"
                />
              </Link>
            </p>
          )}
          <p className="mt-8 max-w-[34em] border-l-2 border-line pl-4 text-pretty text-sm text-soft">
            {text.claim}
          </p>
        </div>
        <Evidence />
      </div>
      <HowItWorks />
      <Features />
      <Promises />
      <Closing>
        {who.map((each) => (
          <StartLink key={each} who={each} label={text.closing.start[each]} unsure={loading} onBrand />
        ))}
      </Closing>
    </div>
  );
}

type Whom = "guest" | "user";

const ways = {
  guest: { to: "/auth" as string, search: { mode: "register" } as never },
  user: { to: "/upload" as string, search: {} as never },
};

/** The main way on: an account for visitors, the work itself for users. */
function StartLink(props: { who: Whom; label: string; unsure: boolean; onBrand?: boolean }) {
  const { who, label, onBrand } = props;
  const look = onBrand
    ? "inline-flex h-12 items-center rounded-control bg-on-brand px-6 text-[15px] font-medium text-brand transition-opacity duration-150 hover:opacity-90"
    : buttonLook("primary", "large");
  return (
    <Link {...ways[who]} className={cx(look, props.unsure && unsure[who])}>
      {label}
    </Link>
  );
}
