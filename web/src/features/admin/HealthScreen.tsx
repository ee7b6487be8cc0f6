import { useQuery } from "@tanstack/react-query";
import { type Health, healthQuery } from "../../api/identity/administration";
import { adminText } from "../../i18n/admin";
import { ago, minuteOf } from "../../lib/moments";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { AdminShelf, Fact, Mark, Waiting } from "./parts";

const text = adminText.health;
const tones = { WORKS: "good", NOTABLE: "warn", AWAY: "bad" } as const;

/** /admin/health: how the parts of the program are. */
export function HealthScreen() {
  const health = useQuery(healthQuery);
  return (
    <AdminShelf
      current="/admin/health"
      action={
        <Button busy={health.isFetching} onClick={() => void health.refetch()}>
          {text.refresh}
        </Button>
      }
    >
      {health.data ? <Content health={health.data} /> : <Waiting asked={health} />}
    </AdminShelf>
  );
}

function Content({ health }: { health: Health }) {
  const { jobRows, versionRows } = text;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card className="p-6 lg:row-span-2">
        <h2 className="text-xl">{text.parts}</h2>
        <p className="mt-1 text-sm text-soft">{text.replica}</p>
        <ul className="mt-3 divide-y divide-line">
          {health.parts.map((part) => (
            <li key={part.name} className="py-3">
              <p className="flex flex-wrap items-center justify-between gap-x-4">
                <span>
                  <span className="font-medium">{part.name}</span>{" "}
                  <span className="text-soft">{part.kind}</span>
                </span>
                <Mark tone={tones[part.state]}>{text.states[part.state]}</Mark>
              </p>
              {part.note ? <p className="mt-1 text-pretty text-[13px] text-soft">{part.note}</p> : null}
            </li>
          ))}
        </ul>
      </Card>
      <Rows
        title={text.jobs}
        rows={[
          [jobRows.waiting, health.jobsWaiting],
          [jobRows.taken, health.jobsTaken],
          [jobRows.failed, health.jobsFailed],
          [jobRows.oldest, health.oldestDue ? ago(health.oldestDue) : text.noneDue],
        ]}
      />
      <Rows
        title={text.versions}
        rows={[
          [versionRows.version, health.version],
          [versionRows.formula, health.formula],
          [versionRows.schema, health.schema],
          [versionRows.startedAt, minuteOf(health.startedAt)],
        ]}
      />
      {health.providers.length > 0 ? <Providers providers={health.providers} /> : null}
    </div>
  );
}

/** How people sign in with accounts elsewhere, and who is an administrator by it. */
const Providers = ({ providers }: Pick<Health, "providers">) => (
  <Card className="p-6">
    <h2 className="text-xl">{text.providers}</h2>
    <p className="mt-1 text-sm text-soft">{text.providersLead}</p>
    <ul className="mt-3 divide-y divide-line">
      {providers.map(({ name, adminGroup, groupsClaim }) => (
        <li key={name} className="py-3 wrap-anywhere">
          <p className="font-medium">{name}</p>
          <p className="mt-1 text-pretty text-[13px] text-soft">
            {adminGroup
              ? `${text.adminGroup(adminGroup)} ${text.groupsClaim(groupsClaim ?? "")}`
              : text.noAdminGroup}
          </p>
        </li>
      ))}
    </ul>
  </Card>
);

const Rows = ({ title, rows }: { title: string; rows: [string, string | number][] }) => (
  <Card className="p-6">
    <h2 className="text-xl">{title}</h2>
    <dl className="tabular mt-3 space-y-2 text-sm">
      {rows.map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </dl>
  </Card>
);
