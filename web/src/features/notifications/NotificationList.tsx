import { Link } from "@tanstack/react-router";
import { type Notification, useMarkRead } from "../../api/identity/notifications";
import { notificationsText as text } from "../../i18n/notifications";
import { ago, dayOf } from "../../lib/moments";
import { Button } from "../../ui/Button";
import { cx } from "../../ui/cx";
import { Icon } from "../../ui/Icon";
import { signOf } from "./kinds";

type Props = { items: Notification[]; onLeave?: () => void };

/** Notifications by day, newest first. One that is opened is read. */
export function NotificationList({ items, onLeave }: Props) {
  const { mutate: markRead } = useMarkRead();
  return byDay(items).map(([day, ones]) => (
    <section key={day}>
      <h2 className="px-4 pt-3 text-[13px] font-medium text-soft">{day}</h2>
      <ul className="divide-y divide-line">
        {ones.map((one) => (
          <Item
            key={one.id}
            one={one}
            onRead={() => {
              if (!one.readAt) markRead([one.id]);
            }}
            onLeave={() => onLeave?.()}
          />
        ))}
      </ul>
    </section>
  ));
}

/** The days in the order in which they come, each with its notifications. */
function byDay(items: Notification[]): [string, Notification[]][] {
  const now = new Date();
  const today = dayOf(now.toISOString());
  const yesterday = dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, 12).toISOString());
  const days = new Map<string, Notification[]>();
  for (const one of items) {
    const day = dayOf(one.createdAt);
    const name = day === today ? text.today : day === yesterday ? text.yesterday : day;
    days.set(name, [...(days.get(name) ?? []), one]);
  }
  return [...days];
}

/** One notification: a link where it leads somewhere, a button that marks it as read where it does not. */
function Item({ one, onRead, onLeave }: { one: Notification; onRead: () => void; onLeave: () => void }) {
  const look =
    "flex w-full min-w-0 flex-1 gap-3 px-4 py-3 text-left text-sm -outline-offset-2 transition-colors duration-150 hover:bg-sunken";
  const body = (
    <>
      <Icon
        name={signOf(one.kind)}
        className={cx("size-5 shrink-0", one.readAt ? "text-soft" : "text-brand")}
      />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className={cx("flex-1 wrap-anywhere", one.readAt ? null : "font-medium")}>{one.title}</span>
          {one.readAt ? null : <span className="text-[12px] font-medium text-brand">{text.isNew}</span>}
        </span>
        <span className="block text-pretty text-soft wrap-anywhere">{one.body}</span>
        <time dateTime={one.createdAt} className="mt-0.5 block text-[13px] text-soft">
          {ago(one.createdAt)}
        </time>
      </span>
    </>
  );
  // The server writes the path; still, only one of this origin is followed.
  if (!one.path || !/^\/(?![/\\])/.test(one.path))
    return (
      <li>
        <button type="button" onClick={onRead} className={look}>
          {body}
        </button>
      </li>
    );
  const place = new URL(one.path, window.location.origin);
  return (
    <li className="flex items-center">
      <Link
        to={place.pathname as string}
        search={Object.fromEntries(place.searchParams) as never}
        onClick={() => {
          onRead();
          onLeave();
        }}
        className={look}
      >
        {body}
      </Link>
      {one.readAt ? null : (
        <Button
          size="small"
          look="quiet"
          className="mr-2"
          aria-label={text.markOne(one.title)}
          title={text.markOne(one.title)}
          onClick={onRead}
        >
          <Icon name="check" />
        </Button>
      )}
    </li>
  );
}
