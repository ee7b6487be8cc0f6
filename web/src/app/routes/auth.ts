import { createRoute, redirect } from "@tanstack/react-router";
import { type Mode, modes } from "../../features/auth/mode";
import { ownPath } from "../../features/auth/next";
import { lazyScreen } from "../lazyScreen";
import { rootRoute } from "./root";

type Next = { next?: string | undefined };

/** Where to go on afterwards. An address of another origin is overwritten: a key left out would come through as it is. */
function validateNext(search: Record<string, unknown>): Next {
  return { next: ownPath(search.next) };
}

const auth = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth",
  validateSearch: (search: Record<string, unknown>): Next & { mode: Mode; user?: number | undefined } => ({
    mode: modes.find((mode) => mode === search.mode) ?? "login",
    ...validateNext(search),
    // A user's id is a number that JavaScript holds exactly, and reads as one from the address.
    user: Number.isSafeInteger(search.user) ? (search.user as number) : undefined,
  }),
  component: lazyScreen(() => import("../AuthRoute"), "AuthRoute"),
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
    component: lazyScreen(() => import("../VerifyRoute"), "VerifyRoute"),
  });

const registered = createRoute({
  getParentRoute: () => rootRoute,
  path: "/registration-success",
  validateSearch: validateNext,
  component: lazyScreen(() => import("../RegisteredRoute"), "RegisteredRoute"),
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
