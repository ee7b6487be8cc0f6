import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId, useRef, useState } from "react";
import { useConnection, useEvents } from "../api/events";
import { type Notification, notificationsQuery, useMarkRead } from "../api/identity/notifications";
import { frameText } from "../i18n/frame";
import { ago } from "../lib/moments";
import { Button } from "../ui/Button";
import { cx } from "../ui/cx";
import { Icon } from "../ui/Icon";
import { useDismiss } from "../ui/useDismiss";

const { bell } = frameText;

/** The bell with its unread count and the newest notifications. */
export function NotificationBell() {
  const { data } = useNotifications();
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const id = useId();
  useDismiss(open, area, () => setOpen(false));
  const unread = data?.unreadCount ?? 0;

  return (
    <div ref={area} className="relative">
      <button
        type="button"
        aria-label={bell.label}
        aria-expanded={open}
        aria-controls={open ? `${id}-panel` : undefined}
        aria-describedby={unread ? `${id}-count` : undefined}
        onClick={() => setOpen(!open)}
        className="flex size-10 items-center justify-center rounded-control text-soft transition-colors duration-150 hover:bg-sunken hover:text-ink"
      >
        <Icon name="bell" className="size-5" />
        {unread ? (
          <span
            id={`${id}-count`}
            className="tabular absolute right-0 top-0.5 min-w-[18px] rounded-full bg-brand px-1 text-center text-[11px] font-semibold leading-[18px] text-on-brand"
          >
            {bell.many(unread)}
            <span className="sr-only"> {bell.unread(unread).replace(/^\d+ /, "")}</span>
          </span>
        ) : null}
      </button>
      {open ? (
        <section
          id={`${id}-panel`}
          aria-label={bell.label}
          className="absolute right-0 top-full z-30 mt-2 w-96 animate-rise overflow-hidden rounded-card border border-line bg-surface shadow-float max-sm:fixed max-sm:inset-x-3 max-sm:top-16 max-sm:w-auto"
        >
          <Panel onChoose={() => setOpen(false)} />
        </section>
      ) : null}
    </div>
  );
}

/** The newest notifications: asked for again when the server says that there is one, each minute while it cannot say so. */
function useNotifications() {
  const client = useQueryClient();
  const { state } = useConnection();
  useEvents("notification", () => client.invalidateQueries({ queryKey: notificationsQuery.queryKey }));
  return useQuery({ ...notificationsQuery, refetchInterval: state === "open" ? false : 60_000 });
}

function Panel({ onChoose }: { onChoose: () => void }) {
  const { data, isPending, refetch, isFetching } = useQuery(notificationsQuery);
  const { mutate: markRead } = useMarkRead();
  if (isPending) return <p className="p-4 text-sm text-soft">{frameText.loading}</p>;
  if (!data)
    return (
      <div className="p-4 text-sm" role="alert">
        <p>{bell.failed}</p>
        <Button size="small" className="mt-3" busy={isFetching} onClick={() => void refetch()}>
          {frameText.tryAgain}
        </Button>
      </div>
    );
  if (data.items.length === 0) return <p className="p-4 text-sm text-soft">{bell.empty}</p>;
  return (
    <>
      {data.unreadCount > 0 ? (
        <div className="flex justify-end border-b border-line p-2">
          <Button size="small" look="quiet" onClick={() => markRead(null)}>
            {bell.markAll}
          </Button>
        </div>
      ) : null}
      <ul className="max-h-[min(28rem,70dvh)] divide-y divide-line overflow-y-auto">
        {data.items.map((one) => (
          <li key={one.id}>
            <Item
              one={one}
              onChoose={() => {
                if (!one.readAt) markRead([one.id]);
                if (one.path) onChoose();
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** One notification: a link where it leads somewhere, a button that marks it as read where it does not. */
function Item({ one, onChoose }: { one: Notification; onChoose: () => void }) {
  const look =
    "block w-full px-4 py-3 text-left text-sm -outline-offset-2 transition-colors duration-150 hover:bg-sunken";
  const body = (
    <>
      <span className="flex items-baseline gap-2">
        <span className={cx("flex-1", one.readAt ? null : "font-medium")}>{one.title}</span>
        {one.readAt ? null : <span className="text-[12px] font-medium text-brand">{bell.isNew}</span>}
      </span>
      <span className="block text-pretty text-soft">{one.body}</span>
      <time dateTime={one.createdAt} className="mt-0.5 block text-[13px] text-soft">
        {ago(one.createdAt)}
      </time>
    </>
  );
  // The server writes the path; still, only one of this origin is followed.
  if (one.path && /^\/(?![/\\])/.test(one.path))
    return (
      <Link to={one.path} onClick={onChoose} className={look}>
        {body}
      </Link>
    );
  return (
    <button type="button" onClick={onChoose} className={look}>
      {body}
    </button>
  );
}
