import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId, useRef, useState } from "react";
import { useConnection, useEvents } from "../api/events";
import { notificationsKey, notificationsQuery, useMarkRead } from "../api/identity/notifications";
import { NotificationList } from "../features/notifications/NotificationList";
import { notificationsText as text } from "../i18n/notifications";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { useDismiss } from "../ui/useDismiss";

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
        aria-label={text.label}
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
            {text.many(unread)}
            <span className="sr-only"> {text.unread(unread).replace(/^\d+ /, "")}</span>
          </span>
        ) : null}
      </button>
      {open ? (
        <section
          id={`${id}-panel`}
          aria-label={text.label}
          className="absolute right-0 top-full z-30 mt-2 w-96 animate-rise overflow-hidden rounded-card border border-line bg-surface shadow-float max-sm:fixed max-sm:inset-x-3 max-sm:top-16 max-sm:w-auto"
        >
          <Panel onLeave={() => setOpen(false)} />
        </section>
      ) : null}
    </div>
  );
}

/** The newest notifications: asked for again when the server says that there is one, each minute while it cannot say so. */
function useNotifications() {
  const client = useQueryClient();
  const { state } = useConnection();
  useEvents("notification", () => client.invalidateQueries({ queryKey: notificationsKey }));
  return useQuery({ ...notificationsQuery, refetchInterval: state === "open" ? false : 60_000 });
}

function Panel({ onLeave }: { onLeave: () => void }) {
  const { data, isPending, refetch, isFetching } = useQuery(notificationsQuery);
  const { mutate: markRead } = useMarkRead();
  if (isPending) return <p className="p-4 text-sm text-soft">{text.loading}</p>;
  if (!data)
    return (
      <div className="p-4 text-sm" role="alert">
        <p>{text.failed}</p>
        <Button size="small" className="mt-3" busy={isFetching} onClick={() => void refetch()}>
          {text.again}
        </Button>
      </div>
    );
  return (
    <>
      {data.items.length === 0 ? <p className="p-4 text-sm text-soft">{text.empty}</p> : null}
      {data.unreadCount > 0 ? (
        <div className="flex justify-end border-b border-line p-2">
          <Button size="small" look="quiet" onClick={() => markRead(null)}>
            {text.markAll}
          </Button>
        </div>
      ) : null}
      <div className="max-h-[min(28rem,70dvh)] overflow-y-auto">
        <NotificationList items={data.items} onLeave={onLeave} />
      </div>
      <Link
        to="/notifications"
        onClick={onLeave}
        className="block border-t border-line p-3 text-center text-sm -outline-offset-2 hover:bg-sunken"
      >
        {text.all}
      </Link>
    </>
  );
}
