import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { AuthScreen } from "../features/auth/AuthScreen";

/** /auth: what it is for, and where it leads, stand in the address. */
export function AuthRoute() {
  const { mode, next, user } = useSearch({ from: "/auth" });
  const navigate = useNavigate();
  const { history } = useRouter();
  const onward = next ? { next } : {};
  return (
    <AuthScreen
      mode={mode}
      resetUser={user === undefined ? undefined : String(user)}
      goTo={(to) => void navigate({ to: "/auth", search: { mode: to, ...onward }, replace: true })}
      onSignedIn={useCallback(() => history.replace(next ?? "/my"), [history, next])}
      onRegistered={() => void navigate({ to: "/registration-success", search: onward })}
    />
  );
}
