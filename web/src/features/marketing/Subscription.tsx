import { Link } from "@tanstack/react-router";
import { frameText as frame } from "../../i18n/frame";
import { subscribeText, subscriptionText } from "../../i18n/plans";
import { useTitle } from "../../lib/useTitle";
import { buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";

/** /subscribe on a server without billing. */
export function Subscribe() {
  const text = subscribeText;
  useTitle(frame.titled(text.title));
  return (
    <div className="mx-auto max-w-[40rem] py-6 lg:py-16">
      <h1 className="text-[clamp(2rem,1.6rem+1.8vw,2.75rem)] leading-[1.12]">{text.heading}</h1>
      <p className="mt-5 text-pretty text-lg leading-relaxed text-soft">{text.lead}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link
          to={"/auth" as string}
          search={{ mode: "register" } as never}
          className={buttonLook("primary", "large")}
        >
          {text.account}
        </Link>
        <Link to={"/plans" as string} className={buttonLook("secondary", "large")}>
          {text.plans}
        </Link>
      </div>
    </div>
  );
}

/** /subscription on a server without billing: the same truth, as the rows that a subscription has. */
export function Subscription() {
  const text = subscriptionText;
  useTitle(frame.titled(text.title));
  return (
    <div className="mx-auto max-w-[40rem] py-2 lg:py-8">
      <h1 className="text-3xl">{text.heading}</h1>
      <p className="mt-3 text-pretty text-soft">{text.lead}</p>
      <Card className="mt-8 px-6 py-2">
        <dl className="divide-y divide-line">
          {[text.plan, text.price, text.renewal, text.card].map((row) => (
            <div key={row.name} className="flex flex-wrap justify-between gap-x-6 py-4">
              <dt className="text-soft">{row.name}</dt>
              <dd className="font-medium">{row.value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <p className="mt-5 text-pretty text-sm text-soft">{text.foot}</p>
      <Link to={"/plans" as string} className={`mt-6 ${buttonLook()}`}>
        {text.plans}
      </Link>
    </div>
  );
}
