import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { type Mode, modes } from "../../features/auth/mode";
import { ownPath } from "../../features/auth/next";
import { rootRoute } from "./root";

type Next = { next?: string };

/** Where to go on afterwards; an address of another origin is left out. */
function validateNext(search: Record<string, unknown>): Next {
  const next = ownPath(search.next);
  return next ? { next } : {};
}

const auth = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth",
  validateSearch: (search: Record<string, unknown>): Next & { mode: Mode; user?: number } => ({
    mode: modes.find((mode) => mode === search.mode) ?? "login",
    ...validateNext(search),
    // A user's id is a number that JavaScript holds exactly, and reads as one from the address.
    ...(Number.isSafeInteger(search.user) && { user: search.user as number }),
  }),
  component: lazyRouteComponent(() => import("../AuthRoute"), "AuthRoute"),
});

const shortWay = <Path extends string>(path: Path, mode: Mode) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: validateNext,
    beforeLoad: ({ search }) => {
      throw redirect({ to: "/auth", search: { mode, ...search }, replace: true });
    },
  });

const verify = <Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: lazyRouteComponent(() => import("../VerifyRoute"), "VerifyRoute"),
  });

const registered = createRoute({
  getParentRoute: () => rootRoute,
  path: "/registration-success",
  validateSearch: validateNext,
  component: lazyRouteComponent(() => import("../RegisteredRoute"), "RegisteredRoute"),
});

/** The screens of signing up and in. */
export const authRoutes = [
  auth,
  shortWay("/login", "login"),
  shortWay("/register", "register"),
  verify("/verify-email"),
  verify("/verify-otp"),
  registered,
] as const;
