import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { askIdentity } from "../graphql";
import {
  MarkNotificationsReadDocument,
  NotificationsDocument,
  type NotificationsQuery,
} from "./operations.gen";

type Page = NotificationsQuery["notifications"];
export type Notification = Page["items"][number];

/** The newest notifications with how many are unread. */
export const notificationsQuery = queryOptions({
  queryKey: ["identity", "notifications"],
  queryFn: async () => (await askIdentity(NotificationsDocument, { first: 20 })).notifications,
});

/** Marks notifications as read, all of them without ids. It shows at once and is asked anew if it fails. */
export function useMarkRead() {
  const client = useQueryClient();
  const { queryKey } = notificationsQuery;
  return useMutation({
    mutationFn: (ids: string[] | null) => askIdentity(MarkNotificationsReadDocument, { ids }),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (page) => page && withRead(page, ids));
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
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
