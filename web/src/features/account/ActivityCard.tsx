import { useInfiniteQuery } from "@tanstack/react-query";
import { askIdentity } from "../../api/graphql";
import { AuditEventsDocument } from "../../api/identity/operations.gen";
import { useSettings } from "../../api/settings";
import { accountText, detailInWords } from "../../i18n/account";
import { minuteOf } from "../../lib/moments";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Failed, Loading } from "../../ui/Wait";

const text = accountText.settings.activity;
const page = 8;

export const activityKey = ["identity", "auditEvents"];

/** The account's audit log, a page at a time. */
export function ActivityCard() {
  const { data, isPending, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: activityKey,
    queryFn: async ({ pageParam }) =>
      (await askIdentity(AuditEventsDocument, { first: page, after: pageParam })).auditEvents,
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last.items.length < page ? null : last.endCursor),
    staleTime: 0,
  });
  const providers = useSettings()?.providers;
  const events = data?.pages.flatMap((p) => p.items) ?? [];
  return (
    <Card className="p-6">
      <h2 className="text-xl">{text.heading}</h2>
      <p className="mt-1 text-sm text-soft">{text.lead}</p>
      <div className="mt-4">
        {isPending ? <Loading label={accountText.loading} /> : null}
        {isError ? (
          <Failed
            message={accountText.failed}
            again={accountText.again}
            busy={isFetching}
            onAgain={() => void refetch()}
          />
        ) : null}
        {data && events.length === 0 ? <p className="text-soft">{text.none}</p> : null}
        <ol className="divide-y divide-line">
          {events.map((event) => (
            <li key={event.id} className="flex flex-wrap justify-between gap-x-4 py-2.5 text-sm">
              <span className="min-w-0 wrap-anywhere">
                {text.kinds[event.kind] ?? event.kind}
                {event.detail ? (
                  <span className="text-soft"> · {detailInWords(event.kind, event.detail, providers)}</span>
                ) : null}
                {event.byHouse ? <span className="text-soft"> · {text.byHouse}</span> : null}
              </span>
              <time dateTime={event.at} className="tabular text-soft">
                {minuteOf(event.at)}
              </time>
            </li>
          ))}
        </ol>
        {hasNextPage ? (
          <Button className="mt-3" busy={isFetching} onClick={() => void fetchNextPage()}>
            {text.more}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
