import { queryOptions } from "@tanstack/react-query";
import { askIdentity } from "../graphql";
import { OwnPermissionsDocument } from "./operations.gen";

/** What the caller may do, such as "users:read". */
export const permissionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ["identity", "permissions", userId],
    queryFn: async () => (await askIdentity(OwnPermissionsDocument, { userId })).userInfo?.permissions ?? [],
    enabled: userId !== "",
  });

/** Whether permissions let somebody see what administrators see, and change it. */
export const maySee = (permissions: string[] = []) => permissions.includes("users:read");
export const mayChange = (permissions: string[] = []) => permissions.includes("users:manage");
