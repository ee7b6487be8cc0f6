import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { askIdentity } from "../graphql";
import { send } from "../problem";
import {
  type ProfilePartsFragment,
  SessionsDocument,
  type SessionsQuery,
  UpdateUserProfileDocument,
  type UpdateUserProfileInput,
  UserProfileDocument,
} from "./operations.gen";

export type Profile = ProfilePartsFragment;
export type SignedInBrowser = SessionsQuery["sessions"][number];

/** The caller's own profile. */
export const profileQuery = queryOptions({
  queryKey: ["identity", "profile"],
  queryFn: async () => (await askIdentity(UserProfileDocument)).userProfile,
});

/** The browsers that the caller is signed in with. It is asked anew each time it is shown. */
export const sessionsQuery = queryOptions({
  queryKey: ["identity", "sessions"],
  queryFn: async () => (await askIdentity(SessionsDocument)).sessions,
  staleTime: 0,
});

/** What was refused: a sentence, and what is wrong with which field. */
export type Refusal = { message: string; fields: Record<string, string> };

/** Changes what is given of the profile; what is left out stays. Gives null once it is done, else why it was refused. */
export async function saveProfile(
  client: QueryClient,
  input: UpdateUserProfileInput,
): Promise<Refusal | null> {
  const { updateUserProfile: reply } = await askIdentity(UpdateUserProfileDocument, { input });
  if (reply.success && reply.profile) {
    client.setQueryData(profileQuery.queryKey, reply.profile);
    return null;
  }
  return {
    message: reply.message,
    fields: Object.fromEntries(reply.fieldErrors.map((e) => [e.field, e.message])),
  };
}

/** Sends a photo. The server draws it anew, smaller. */
export async function putPhoto(file: File): Promise<void> {
  const form = new FormData();
  form.set("file", file);
  await send("/api/v1/identity/photo", { method: "PUT", body: form });
}

/** Fetches a photo, which needs the bearer and so cannot be the address of an image. */
export async function fetchPhoto(url: string, signal: AbortSignal): Promise<Blob> {
  return (await send(url, { signal })).blob();
}
