import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useCurrentUser } from "../../api/identity/currentUser";
import { type Usage, usageQuery } from "../../api/resume/usage";
import { frameText as frame } from "../../i18n/frame";
import { subscriptionText as text } from "../../i18n/subscription";
import { useTitle } from "../../lib/useTitle";
import { buttonLook } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Failed, Loading } from "../../ui/Wait";
import { Meter } from "./Meter";

/** /subscription: the plan of the account, and how much of what it may keep is used. */
export function SubscriptionScreen() {
  useTitle(frame.titled(text.title));
  const { user } = useCurrentUser();
  return (
    <div className="mx-auto max-w-[40rem] py-2 lg:py-8">
      <h1 className="text-3xl">{text.heading}</h1>
      <p className="mt-3 text-pretty text-soft">{text.lead}</p>
      {user ? <Content userId={user.id} /> : null}
    </div>
  );
}

function Content({ userId }: { userId: string }) {
  const { data, isPending, isFetching, refetch } = useQuery(usageQuery(userId));
  if (isPending)
    return (
      <Card className="mt-8 p-6">
        <Loading label={text.loading} lines={8} />
      </Card>
    );
  if (!data)
    return (
      <div className="mt-8">
        <Failed message={text.failed} again={text.again} busy={isFetching} onAgain={() => void refetch()} />
      </div>
    );
  return (
    <>
      <ThePlan usage={data} />
      <Kept entitlements={data.entitlements} />
    </>
  );
}

function ThePlan({ usage }: { usage: Usage }) {
  const rows = [
    { name: text.plan, value: usage.planName },
    { name: text.price, value: text.priceOf(usage.price) },
    { name: text.renewal, value: text.none },
    { name: text.card, value: text.noneKept },
  ];
  return (
    <Card aria-label={text.plan} className="mt-8 px-6 py-2">
      <dl className="divide-y divide-line">
        {rows.map((row) => (
          <div key={row.name} className="flex flex-wrap justify-between gap-x-6 py-4">
            <dt className="text-soft">{row.name}</dt>
            <dd className="font-medium">{row.value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Kept({ entitlements }: Pick<Usage, "entitlements">) {
  return (
    <Card aria-labelledby="kept-heading" className="mt-5 p-6">
      <h2 id="kept-heading" className="text-xl">
        {text.kept.heading}
      </h2>
      <p className="mt-2 text-pretty text-sm text-soft">{text.kept.lead}</p>
      <ul className="mt-3 divide-y divide-line">
        {entitlements.map((one) => (
          <li key={one.item} className="py-4">
            <Meter entitlement={one} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-pretty text-sm text-soft">{text.kept.foot}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Link to="/my-resumes/trash" className={buttonLook()}>
          {text.kept.trash}
        </Link>
        <Link to={"/plans" as string} className={buttonLook("quiet")}>
          {text.plans}
        </Link>
      </div>
    </Card>
  );
}
