/** The texts of the bell and of the page with all notifications. */
export const notificationsText = {
  label: "Notifications",
  tab: "Notifications · Vitae",
  lead: "What happened while you were away. Notifications are kept for 180 days.",
  unread: (n: number) => `${n} unread`,
  many: (n: number) => (n > 99 ? "99+" : String(n)),
  markAll: "Mark all as read",
  markOne: (title: string) => `Mark as read: ${title}`,
  isNew: "New",
  all: "See all",
  more: "Show older",
  loading: "Loading notifications…",
  empty:
    "Nothing yet. You'll see finished work, follow-ups on your jobs, learning plan steps and sign-ins from new devices here.",
  failed: "Notifications couldn't be loaded.",
  again: "Try again",
  today: "Today",
  yesterday: "Yesterday",
  settings: "Choose which ones we email you",
} as const;
