import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import {
  type Overview,
  overviewQuery,
  setUserActive,
  userEventsQuery,
} from "../../api/identity/administration";
import { useCurrentUser } from "../../api/identity/currentUser";
import { useSettings } from "../../api/settings";
import { accountText, detailInWords } from "../../i18n/account";
import { adminText } from "../../i18n/admin";
import { ago, dayOf, minuteOf } from "../../lib/moments";
import { useTitle } from "../../lib/useTitle";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Ask, useAsk } from "./Ask";
import { useAct } from "./actions";
import { Fact, Mark, More, Waiting } from "./parts";
import { RolesCard } from "./RolesCard";

const text = adminText.user;

/** /admin/users/{id}: one account in numbers, its roles and state, and what happened to it. */
export function UserScreen({ userId, mayChange }: { userId: string; mayChange: boolean }) {
  const asked = useQuery(overviewQuery(userId));
  const name = asked.data?.user.username ?? "";
  useTitle(adminText.titled(name || adminText.places[0].label));
  return (
    <div className="mx-auto max-w-[1152px]">
      <Link
        to="/admin/$"
        params={{ _splat: "users" }}
        className="text-sm text-soft underline-offset-4 hover:text-ink hover:underline"
      >
        {text.back}
      </Link>
      {asked.data ? (
        <Content overview={asked.data} mayChange={mayChange} />
      ) : asked.data === null ? (
        <>
          <h1 className="mt-2 text-[32px] leading-tight">{text.notFound}</h1>
          <p className="mt-3 text-soft">{text.notFoundText}</p>
        </>
      ) : (
        <>
          <h1 className="mt-2 mb-5 text-[32px] leading-tight">{adminText.title}</h1>
          <Waiting asked={asked} />
        </>
      )}
    </div>
  );
}

function Content({ overview, mayChange }: { overview: Overview; mayChange: boolean }) {
  const { user: me } = useCurrentUser();
  const { user } = overview;
  return (
    <>
      <h1 className="mt-2 text-[32px] leading-tight wrap-anywhere md:text-[40px]">{user.username}</h1>
      {me?.id === user.id ? null : <p className="mt-2 text-[13px] text-soft">{text.written}</p>}
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        <AccountCard overview={overview} mayChange={mayChange} />
        <RolesCard user={user} from={overview.adminFrom} own={me?.id === user.id} mayChange={mayChange} />
        <ThingsCard overview={overview} />
        <LogCard userId={user.id} />
      </div>
    </>
  );
}

function AccountCard({
  overview: { user, sessions },
  mayChange,
}: {
  overview: Overview;
  mayChange: boolean;
}) {
  const ask = useAsk();
  const act = useAct(ask.close);
  const { facts } = text;
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  const change = (active: boolean) =>
    act.mutate({
      run: () => setUserActive(user.id, active),
      undo: () => setUserActive(user.id, !active),
    });
  return (
    <Card className="p-6">
      <h2 className="text-xl">{text.account}</h2>
      <dl className="mt-3 space-y-2 text-sm">
        <Fact name={facts.email} value={user.email} />
        {name ? <Fact name={facts.name} value={name} /> : null}
        <Fact
          name={facts.state}
          value={
            <span className="flex flex-wrap gap-2">
              <Mark tone={user.isActive ? "good" : "bad"}>
                {user.isActive ? text.active : adminText.users.off}
              </Mark>
              {user.isVerified ? null : <Mark tone="warn">{adminText.users.unverified}</Mark>}
            </span>
          }
        />
        <Fact name={facts.created} value={dayOf(user.createdAt)} />
        <Fact name={facts.lastLogin} value={user.lastLogin ? ago(user.lastLogin) : adminText.users.never} />
        <Fact name={facts.sessions} value={text.browsers(sessions)} />
      </dl>
      {mayChange ? (
        <Button
          className="mt-4"
          busy={act.isPending}
          onClick={() => (user.isActive ? ask.open() : change(true))}
        >
          {user.isActive ? text.deactivate : text.activate}
        </Button>
      ) : null}
      <Ask
        asked={ask}
        title={text.deactivateAsk.title(user.username)}
        description={text.deactivateAsk.text}
        yes={text.deactivateAsk.yes}
        busy={act.isPending}
        onYes={() => change(false)}
      />
    </Card>
  );
}

function ThingsCard({ overview }: { overview: Overview }) {
  return (
    <Card className="p-6">
      <h2 className="text-xl">{text.things}</h2>
      <p className="mt-1 text-sm text-soft">{text.thingsLead}</p>
      <dl className="tabular mt-3 space-y-2 text-sm">
        {Object.entries(text.counts).map(([key, name]) => (
          <Fact key={key} name={name} value={overview[key as keyof typeof text.counts]} />
        ))}
      </dl>
    </Card>
  );
}

function LogCard({ userId }: { userId: string }) {
  const events = useInfiniteQuery(userEventsQuery(userId));
  const kinds = accountText.settings.activity.kinds;
  const providers = useSettings()?.providers;
  return (
    <Card className="p-6">
      <h2 className="text-xl">{text.log}</h2>
      <div className="mt-3">
        {!events.data ? (
          <Waiting asked={events} />
        ) : events.data.length === 0 ? (
          <p className="text-soft">{text.logNone}</p>
        ) : (
          <ol className="divide-y divide-line">
            {events.data.map((event) => (
              <li key={event.id} className="flex flex-wrap justify-between gap-x-4 py-2.5 text-sm">
                <span className="min-w-0 wrap-anywhere">
                  {kinds[event.kind] ?? event.kind}
                  {event.detail ? (
                    <span className="text-soft"> · {detailInWords(event.kind, event.detail, providers)}</span>
                  ) : null}
                  {event.by ? (
                    <span className="text-soft"> · {text.by(event.by.username ?? adminText.gone)}</span>
                  ) : null}
                </span>
                <time dateTime={event.at} className="tabular text-soft">
                  {minuteOf(event.at)}
                </time>
              </li>
            ))}
          </ol>
        )}
        <More asked={events} />
      </div>
    </Card>
  );
}
