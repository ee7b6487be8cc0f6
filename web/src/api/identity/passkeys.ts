import { queryOptions } from "@tanstack/react-query";
import { askIdentity } from "../graphql";
import { PasskeysDocument, type PasskeysQuery } from "./operations.gen";

export type PasskeyOverview = PasskeysQuery["passkeys"];
export type Passkey = PasskeyOverview["passkeys"][number];

/** The user's passkeys, and what can be used instead of them. */
export const passkeysQuery = queryOptions({
  queryKey: ["identity", "passkeys"],
  queryFn: async () => (await askIdentity(PasskeysDocument)).passkeys,
});
