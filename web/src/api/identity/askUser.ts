import { askIdentity, GraphQLFailure } from "../graphql";
import { CurrentUserDocument, type KnownUserFragment } from "./operations.gen";

export type CurrentUser = KnownUserFragment;

/** Who is signed in as the server says, null for nobody; or that it did not say, and its reason where it gave one. */
export type Said = { answered: true; user: CurrentUser | null } | { answered: false; code: string | null };

/** Asks the server who is signed in. It stands alone since a visitor, who asks nothing, never loads it. */
export async function askUser(): Promise<Said> {
  try {
    return { answered: true, user: (await askIdentity(CurrentUserDocument)).currentUser };
  } catch (cause) {
    return { answered: false, code: cause instanceof GraphQLFailure ? (cause.codes[0] ?? null) : null };
  }
}
