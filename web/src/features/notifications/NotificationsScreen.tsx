import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { allNotificationsQuery, useMarkRead } from "../../api/identity/notifications";
import { notificationsText as text } from "../../i18n/notifications";
import { useTitle } from "../../lib/useTitle";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Failed, Loading } from "../../ui/Wait";
import { NotificationList } from "./NotificationList";

/** /notifications: all that there are, a page at a time. The bell's own connection keeps them up to date. */
export function NotificationsScreen() {
  useTitle(text.tab);
  const list = useInfiniteQuery(allNotificationsQuery);
  const { mutate: markRead } = useMarkRead();
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const unread = list.data?.pages[0]?.unreadCount ?? 0;
  return (
    <div className="mx-auto max-w-[720px]">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-[32px] md:text-[40px]">{text.label}</h1>
        {unread > 0 ? <Button onClick={() => markRead(null)}>{text.markAll}</Button> : null}
      </div>
      <p className="mt-2 text-soft">{text.lead}</p>
      <p className="mt-2">
        <Link to="/settings" className="underline underline-offset-4">
          {text.settings}
        </Link>
      </p>
      <div className="mt-6">
        {list.isPending ? (
          <Card className="p-6">
            <Loading label={text.loading} lines={6} />
          </Card>
        ) : !list.data ? (
          <Failed
            message={text.failed}
            again={text.again}
            busy={list.isFetching}
            onAgain={() => void list.refetch()}
          />
        ) : items.length === 0 ? (
          <Card className="p-6 text-soft">{text.empty}</Card>
        ) : (
          <Card className="overflow-hidden">
            <NotificationList items={items} />
          </Card>
        )}
        {list.hasNextPage ? (
          <Button className="mt-4" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {text.more}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
