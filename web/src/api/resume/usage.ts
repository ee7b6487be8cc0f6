import { queryOptions } from "@tanstack/react-query";
import { askResume } from "../graphql";
import { UsageDocument, type UsageQuery } from "./operations.gen";

export type Usage = UsageQuery["usage"];
export type Entitlement = Usage["entitlements"][number];

/** The plan of an account with what is used of it. It counts what every screen adds, so it is asked anew each time. */
export const usageQuery = (userId: string) =>
  queryOptions({
    queryKey: ["resume", "usage", userId],
    queryFn: async () => (await askResume(UsageDocument, { userId })).usage,
    staleTime: 0,
  });
