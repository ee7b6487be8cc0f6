import { useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { watchFailures } from "../api/graphql";
import { endSession, forgetUser, knownUser, reloadUser, useCurrentUser } from "../api/identity/currentUser";
import { watchUnknown } from "../api/problem";
import { isCurrent, setToken, token, watchToken } from "../api/token";

const SignInAgain = lazy(() =>
  import("../features/auth/SignInAgain").then((module) => ({ default: module.SignInAgain })),
);

/** How often the token is looked at. */
const checkEvery = 120_000;

/** Watches over the session of this tab, and asks to sign in again where it ended under the person's hands. */
export function SessionGuard() {
  const router = useRouter();
  const { over } = useCurrentUser();

  useEffect(() => {
    const timer = setInterval(() => checkToken(), checkEvery);
    const ended = () => {
      if (token()) endSession();
    };
    const stop = [
      watchUnknown(ended),
      watchFailures((failure) => {
        if (failure.is("unauthorized_client")) {
          forgetUser("unauthorized_client");
          void router.navigate({ to: "/unauthorized-client" as string });
        } else if (failure.is("UNAUTHENTICATED")) ended();
      }),
      followOtherTabs(),
      () => clearInterval(timer),
    ];
    return () => {
      for (const each of stop) each();
    };
  }, [router]);

  if (!over) return null;
  const leave = async () => {
    const next = router.state.location.href;
    setToken(null);
    await router.navigate({ to: "/auth", search: { mode: "login", next }, ignoreBlocker: true });
    forgetUser();
  };
  return (
    <Suspense>
      <SignInAgain onLeave={() => void leave()} />
    </Suspense>
  );
}

/** Drops a token that no longer holds, and fetches the user of one that does where none is known. */
function checkToken(): void {
  const held = token();
  if (!held) return;
  if (!isCurrent(held)) {
    setToken(null);
    endSession();
  } else if (!knownUser().user) void reloadUser();
}

/** Signing out in one tab signs out the others; signing in lets them see the new user, and nothing of the one before. */
function followOtherTabs(): () => void {
  let last = token();
  return watchToken((elsewhere) => {
    const before = last;
    last = token();
    if (!elsewhere) return;
    if (last) void reloadUser();
    // A token that ran out was dropped by the other tab's check; one that still held was given back.
    else if (before && isCurrent(before)) forgetUser();
    else endSession();
  });
}
