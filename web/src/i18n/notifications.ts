/** The texts of the bell and of the page with all notifications. */
export const notificationsText = {
  label: "Notifications",
  tab: "Notifications · Vitae",
  lead: "What happened while you were elsewhere. They are kept for 180 days.",
  unread: (n: number) => `${n} unread`,
  many: (n: number) => (n > 99 ? "99+" : String(n)),
  markAll: "Mark all as read",
  markOne: (title: string) => `Mark as read: ${title}`,
  isNew: "New",
  all: "See all",
  more: "Show older ones",
  loading: "Loading the notifications...",
  empty:
    "Nothing yet. Finished runs, follow-ups on your jobs, steps of your plans and sign-ins from new devices appear here.",
  failed: "The notifications could not be loaded.",
  again: "Try again",
  today: "Today",
  yesterday: "Yesterday",
  settings: "Choose which of them are mailed",
} as const;
