import { useQuery } from "@tanstack/react-query";
import { askIdentity } from "../graphql";
import { useCurrentUser } from "./currentUser";
import { HasPermissionDocument, HasRoleDocument } from "./operations.gen";

/** What the server says of the current user. `has` is false while nobody is loaded, and where the call failed. */
export type Check = { has: boolean; pending: boolean; failed: boolean; busy: boolean; again: () => void };

function useCheck(kind: string, name: string, ask: (userId: string) => Promise<boolean>): Check {
  const { user } = useCurrentUser();
  const userId = user?.id ?? "";
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: ["identity", kind, userId, name],
    queryFn: () => ask(userId),
    enabled: userId !== "",
  });
  return {
    has: data ?? false,
    pending: isPending,
    failed: isError,
    busy: isFetching,
    again: () => void refetch(),
  };
}

/** Whether the current user has a role, such as "admin". */
export const useHasRole = (role: string): Check =>
  useCheck("role", role, async (userId) => (await askIdentity(HasRoleDocument, { userId, role })).hasRole);

/** Whether the current user has a permission, such as "users:read". */
export const useHasPermission = (permission: string): Check =>
  useCheck(
    "permission",
    permission,
    async (userId) => (await askIdentity(HasPermissionDocument, { userId, permission })).hasPermission,
  );

/** The permissions that let somebody see what administrators see, and change it. */
export const toSee = "users:read";
export const toChange = "users:manage";
