import { Navigate, Outlet, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useCurrentUser } from "../api/identity/currentUser";
import { Queries } from "../api/queries";
import { frameText } from "../i18n/frame";

/** The screens of a signed-in user: nobody else gets past it. */
export function ProtectedLayout() {
  const { user, code, loading } = useCurrentUser();
  if (loading)
    return (
      <div role="status" className="flex flex-col items-center gap-4 py-24 text-soft">
        <span className="size-6 animate-spin rounded-full border-2 border-line border-t-brand" />
        {frameText.loading}
      </div>
    );
  if (code === "unauthorized_client") return <Navigate to={"/unauthorized-client" as string} replace />;
  if (!user) return <ToLogin />;
  // Another user gets screens of their own, not those that hold what the one before typed.
  return (
    <Queries key={user.id}>
      <Outlet />
    </Queries>
  );
}

/** To the login and back. The address is read once: on the way it is the login's already. */
function ToLogin() {
  const router = useRouter();
  const [next] = useState(() => router.state.location.href);
  return <Navigate to="/auth" search={{ mode: "login", next }} replace />;
}
