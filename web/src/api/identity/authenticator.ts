import { queryOptions } from "@tanstack/react-query";
import { askIdentity } from "../graphql";
import { AuthenticatorDocument } from "./operations.gen";

/** The app that shows the caller's sign-in codes, null where codes are emailed. */
export const authenticatorQuery = queryOptions({
  queryKey: ["identity", "authenticator"],
  queryFn: async () => (await askIdentity(AuthenticatorDocument)).authenticator,
});
