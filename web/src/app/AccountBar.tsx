import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { askIdentity } from "../api/graphql";
import type { CurrentUser } from "../api/identity/currentUser";
import { ThemePreferenceDocument } from "../api/identity/operations.gen";
import { Queries } from "../api/queries";
import { preferTheme } from "../lib/theme";
import { AccountMenu } from "./AccountMenu";
import { NotificationBell } from "./NotificationBell";

// The page shares the bell's chunk, as it shares its list.
export { NotificationsScreen } from "../features/notifications/NotificationsScreen";

/** What the header has for somebody who is signed in; a chunk of its own. */
export default function AccountBar({ user }: { user: CurrentUser }) {
  return (
    <Queries key={user.id}>
      <ProfileTheme />
      <NotificationBell />
      <AccountMenu user={user} />
    </Queries>
  );
}

/** The theme of the profile holds where none was chosen in this browser. */
function ProfileTheme() {
  const { data } = useQuery({
    queryKey: ["identity", "themePreference"],
    queryFn: async () => (await askIdentity(ThemePreferenceDocument)).userProfile?.themePreference ?? null,
  });
  useEffect(() => {
    if (data) preferTheme(data === "DARK" ? "dark" : data === "LIGHT" ? "light" : null);
    return () => preferTheme(null);
  }, [data]);
  return null;
}
