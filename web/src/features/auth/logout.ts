import { askIdentity } from "../../api/graphql";
import { forgetUser, reloadUser } from "../../api/identity/currentUser";
import { LogoutUserDocument } from "../../api/identity/operations.gen";
import { setToken } from "../../api/token";
import { authText } from "../../i18n/auth";
import { clearTab } from "../../lib/storage";
import { toast } from "../../ui/toast";

const { toasts } = authText;

/**
 * Ends the session: here at once, whatever the server says. `leave` takes the person off the page of who they were.
 * What they typed and did not save goes too: whoever sits here next must not find it.
 */
export async function logOut(leave: () => Promise<void>): Promise<void> {
  setToken(null);
  const ended = askIdentity(LogoutUserDocument).then(
    ({ logoutUser }) => logoutUser.success,
    () => false,
  );
  await leave();
  forgetUser();
  clearTab();
  if (await ended) toast({ ...toasts.loggedOut, variant: "success" });
  else toast({ ...toasts.logoutError, variant: "destructive" });
  await reloadUser();
}
