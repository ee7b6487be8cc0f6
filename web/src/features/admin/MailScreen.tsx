import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import {
  healthQuery,
  type MailCount,
  mailQueueQuery,
  type QueuedMail,
  retryMail,
} from "../../api/identity/administration";
import { adminText } from "../../i18n/admin";
import { minuteOf } from "../../lib/moments";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Notice } from "../../ui/Notice";
import { Select } from "../../ui/Select";
import { useAct } from "./actions";
import { AdminShelf, More, Waiting } from "./parts";

const text = adminText.mail;
type State = keyof typeof text.states;

const stateOptions = (["waiting", "failed"] as const).map((value) => ({ value, label: text.states[value] }));
const kindOf = (kind: string | null | undefined) => (kind ? (text.kinds[kind] ?? kind) : text.unknown);

/** /admin/mail: what waits to be sent and what was given up; never to whom, or what is in it. */
export function MailScreen({ mayChange }: { mayChange: boolean }) {
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const failed = search.failed === true;
  const queue = useInfiniteQuery(mailQueueQuery(failed));
  const act = useAct();
  const counts = queue.data?.pages.at(-1)?.counts ?? [];
  const items = queue.data?.pages.flatMap((page) => page.items) ?? [];
  const retried = counts.some((each) => each.retried > 0);
  return (
    <AdminShelf current="/admin/mail">
      <WhereTo />
      {!queue.data ? (
        <Waiting asked={queue} />
      ) : (
        <>
          <Counts counts={counts} />
          <div className="mt-6 mb-3 flex flex-wrap items-end justify-between gap-3">
            <Select<State>
              label={text.state}
              value={failed ? "failed" : "waiting"}
              options={stateOptions}
              onChange={(state) =>
                void navigate({
                  to: "/admin/$",
                  params: { _splat: "mail" },
                  search: state === "failed" ? { failed: true } : {},
                  replace: true,
                })
              }
            />
            {mayChange && retried ? (
              <Button busy={act.isPending} onClick={() => act.mutate({ run: retryMail })}>
                {text.retry}
              </Button>
            ) : null}
          </div>
          <p className="mb-3 text-pretty text-[13px] text-soft">{failed ? text.lost : text.retryLead}</p>
          {items.length === 0 ? (
            <p className="text-soft">{failed ? text.none.failed : text.none.waiting}</p>
          ) : (
            <Card aria-label={failed ? text.states.failed : text.states.waiting}>
              <ul className="divide-y divide-line">
                {items.map((mail) => (
                  <Row key={mail.id} mail={mail} />
                ))}
              </ul>
            </Card>
          )}
          <More asked={queue} />
        </>
      )}
    </AdminShelf>
  );
}

/** Where mail goes, where that is nobody's mailbox. */
function WhereTo() {
  const { data } = useQuery(healthQuery);
  const mail = data?.parts.find((part) => part.name === "Email");
  if (!mail?.note || mail.state === "WORKS") return null;
  return (
    <div className="mb-5">
      <Notice tone="warn">{mail.note}</Notice>
    </div>
  );
}

function Counts({ counts }: { counts: MailCount[] }) {
  if (counts.length === 0) return <p className="text-soft">{text.empty}</p>;
  const { columns } = text;
  return (
    <Card className="p-4 sm:p-6">
      <h2 className="text-xl">{text.kindsHeading}</h2>
      <ul className="mt-2 divide-y divide-line">
        {counts.map(({ kind, waiting, retried, failed }) => (
          <li key={kind ?? ""} className="flex flex-wrap justify-between gap-x-6 py-2 text-sm">
            <span>{kindOf(kind)}</span>
            <span className="tabular text-soft">
              {columns.waiting} {waiting}
              {retried > 0 ? `, ${columns.retried} ${retried}` : ""} · {columns.failed} {failed}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Row({ mail }: { mail: QueuedMail }) {
  return (
    <li className="px-4 py-3 text-sm sm:px-6">
      <p className="flex flex-wrap justify-between gap-x-6">
        <span className="font-medium">{kindOf(mail.kind)}</span>
        <span className="tabular text-soft">
          {text.tries(mail.tries)} ·{" "}
          {mail.failedAt
            ? text.failedAt(minuteOf(mail.failedAt))
            : mail.nextTry
              ? text.nextTry(minuteOf(mail.nextTry))
              : null}
        </span>
      </p>
      <p className="text-[13px] text-soft wrap-anywhere">
        {mail.lastError ? `${text.error} ${mail.lastError}` : text.until(minuteOf(mail.until))}
      </p>
    </li>
  );
}
