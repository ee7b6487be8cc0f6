import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { askIdentity } from "../graphql";
import {
  MarkNotificationsReadDocument,
  NotificationsDocument,
  type NotificationsQuery,
} from "./operations.gen";

type Page = NotificationsQuery["notifications"];
export type Notification = Page["items"][number];

/** What every query of notifications is under. */
export const notificationsKey = ["identity", "notifications"] as const;

const ask = async (after: string | null) =>
  (await askIdentity(NotificationsDocument, { first: 20, after })).notifications;

/** The newest notifications with how many are unread. */
export const notificationsQuery = queryOptions({
  queryKey: [...notificationsKey, "newest"],
  queryFn: () => ask(null),
});

/** All of them, a page at a time. */
export const allNotificationsQuery = infiniteQueryOptions({
  queryKey: [...notificationsKey, "all"],
  queryFn: ({ pageParam }) => ask(pageParam),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.endCursor ?? null,
});

/** Marks notifications as read, all of them without ids. It shows at once and is asked anew if it fails. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[] | null) => askIdentity(MarkNotificationsReadDocument, { ids }),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey: notificationsKey });
      client.setQueryData(notificationsQuery.queryKey, (page) => page && withRead(page, ids));
      client.setQueryData(
        allNotificationsQuery.queryKey,
        (all) => all && { ...all, pages: all.pages.map((page) => withRead(page, ids)) },
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: notificationsKey }),
  });
}

function withRead(page: Page, ids: string[] | null): Page {
  const now = new Date().toISOString();
  const meant = (one: Notification) => !one.readAt && (!ids || ids.includes(one.id));
  return {
    ...page,
    items: page.items.map((one) => (meant(one) ? { ...one, readAt: now } : one)),
    unreadCount: ids ? page.unreadCount - page.items.filter(meant).length : 0,
  };
}
