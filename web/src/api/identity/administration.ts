import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { askIdentity, orNull } from "../graphql";
import { ApiProblem } from "../problem";
import {
  AnswerMessageDocument,
  type ContactTopic,
  CreateInvitationDocument,
  EndInvitationDocument,
  GrantUserRoleDocument,
  HealthDocument,
  type HealthQuery,
  InboxDocument,
  type InboxQuery,
  InvitationsDocument,
  type InvitationsQuery,
  type ListedUserFragment,
  MailQueueDocument,
  type MailQueueQuery,
  ReopenMessageDocument,
  RetryMailDocument,
  RevokeUserRoleDocument,
  type Role,
  SetUserActiveDocument,
  UserEventsDocument,
  type UserFilter,
  UserOverviewDocument,
  type UserOverviewQuery,
  UsersDocument,
} from "./operations.gen";

export type { ContactTopic, Role, UserFilter };
export type ListedUser = ListedUserFragment;
export type Overview = NonNullable<UserOverviewQuery["userOverview"]>;
export type InboxMessage = InboxQuery["inbox"]["items"][number];
export type QueuedMail = MailQueueQuery["mailQueue"]["items"][number];
export type MailCount = MailQueueQuery["mailQueue"]["counts"][number];
export type Invitation = InvitationsQuery["invitations"][number];
export type Health = HealthQuery["health"];

/** What every query of this file is under. What it asks for is asked anew each time it is shown. */
export const administrationKey = ["identity", "administration"] as const;
const first = 20;

export const usersQuery = (search: string, filter: UserFilter) =>
  infiniteQueryOptions({
    queryKey: [...administrationKey, "users", search, filter],
    queryFn: async ({ pageParam }) =>
      (await askIdentity(UsersDocument, { search, filter, first, after: pageParam })).users,
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.endCursor,
    select: (data) => data.pages.flatMap((page) => page.items),
    staleTime: 0,
  });

/** One account in numbers; null where there is none. */
export const overviewQuery = (userId: string) =>
  queryOptions({
    queryKey: [...administrationKey, "user", userId],
    queryFn: async () => (await orNull(askIdentity(UserOverviewDocument, { userId })))?.userOverview ?? null,
    staleTime: 0,
  });

export const userEventsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...administrationKey, "events", userId],
    queryFn: async ({ pageParam }) =>
      (await askIdentity(UserEventsDocument, { userId, first, after: pageParam })).userEvents ?? {
        items: [],
        endCursor: null,
      },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.endCursor,
    select: (data) => data.pages.flatMap((page) => page.items),
    staleTime: 0,
  });

export type InboxFilter = { answered: boolean; topic: ContactTopic | null; ticket: string };

export const inboxQuery = ({ answered, topic, ticket }: InboxFilter) =>
  infiniteQueryOptions({
    queryKey: [...administrationKey, "inbox", answered, topic, ticket],
    queryFn: async ({ pageParam }) =>
      (await askIdentity(InboxDocument, { answered, topic, ticket, first, after: pageParam })).inbox,
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.endCursor,
    staleTime: 0,
  });

export const mailQueueQuery = (failed: boolean) =>
  infiniteQueryOptions({
    queryKey: [...administrationKey, "mail", failed],
    queryFn: async ({ pageParam }) =>
      (await askIdentity(MailQueueDocument, { failed, first, after: pageParam })).mailQueue,
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.endCursor,
    staleTime: 0,
  });

export const healthQuery = queryOptions({
  queryKey: [...administrationKey, "health"],
  queryFn: async () => (await askIdentity(HealthDocument)).health,
  staleTime: 0,
});

export const invitationsQuery = queryOptions({
  queryKey: [...administrationKey, "invitations"],
  queryFn: async () => (await askIdentity(InvitationsDocument)).invitations,
  staleTime: 0,
});

type Reply = { success: boolean; message: string };

/** Gives what the server said; a refusal is thrown with its sentence. */
function said(reply: Reply): string {
  if (!reply.success) throw new ApiProblem("refused", reply.message);
  return reply.message;
}

export const setUserActive = async (userId: string, active: boolean) =>
  said((await askIdentity(SetUserActiveDocument, { userId, active })).setUserActive);

export const grantRole = async (userId: string, role: Role) =>
  said((await askIdentity(GrantUserRoleDocument, { userId, role })).grantUserRole);

export const revokeRole = async (userId: string, role: Role) =>
  said((await askIdentity(RevokeUserRoleDocument, { userId, role })).revokeUserRole);

export const answerMessage = async (id: string, note: string) =>
  said((await askIdentity(AnswerMessageDocument, { id, note })).answerMessage);

export const reopenMessage = async (id: string) =>
  said((await askIdentity(ReopenMessageDocument, { id })).reopenMessage);

export const retryMail = async () => said((await askIdentity(RetryMailDocument)).retryMail);

/** Makes an invitation and gives its link, which the server shows this once. */
export async function createInvitation(uses: number, days: number): Promise<string> {
  const { createInvitation: reply } = await askIdentity(CreateInvitationDocument, { uses, days });
  said(reply);
  return reply.link ?? "";
}

export const endInvitation = async (id: string) =>
  said((await askIdentity(EndInvitationDocument, { id })).endInvitation);
