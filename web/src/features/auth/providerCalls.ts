import { askIdentity, GraphQLFailure } from "../../api/graphql";
import {
  FinishProviderSignInDocument,
  LinkProviderDocument,
  StartProviderSignInDocument,
} from "../../api/identity/operations.gen";
import { providersText as text } from "../../i18n/providers";
import { keys, readStored, session, store } from "../../lib/storage";
import { toast } from "../../ui/toast";
import { begun, kept, pendingLogin, reasonOf } from "./calls";
import { type Pending, readInvitation } from "./pending";

const bad = (description: string, title = text.failed) =>
  toast({ title, description, variant: "destructive" });

/** Sends the browser to a provider. Where it cannot, the person was notified. */
export async function leaveFor(provider: string, next: string | undefined): Promise<void> {
  try {
    const { startProviderSignIn: reply } = await askIdentity(StartProviderSignInDocument, { provider });
    if (!reply.url) return void bad(reply.message);
    store(session, keys.provider, JSON.stringify({ next }));
    window.location.assign(reply.url);
  } catch (cause) {
    bad(reasonOf(cause, text.failedDetail));
  }
}

/** Where the person wanted to be before they left for a provider. */
export function nextAfterProvider(): string | undefined {
  const { next } = JSON.parse(readStored(session, keys.provider) ?? "{}") as { next?: string };
  return next;
}

/** What a provider sent the browser back with. */
export type Answer = { with: string; code?: string; state?: string; error?: string };

/**
 * Hands a provider's answer in, once. Afterwards, the user is signed in, a code is awaited, or a ticket is kept until
 * its owner has signed in with the password. If something goes wrong, a toast says so.
 */
export async function finish({ with: provider, code, state, error }: Answer): Promise<Pending | null> {
  store(session, keys.provider, null);
  if (error || !code || !state) {
    bad(error === "access_denied" ? text.denied : text.failedDetail);
    return null;
  }
  const invitation = readInvitation();
  try {
    const { finishProviderSignIn: reply } = await askIdentity(FinishProviderSignInDocument, {
      input: { provider, code, state, ...(invitation && { invitation }) },
    });
    if (reply.session) begun(reply.session);
    else if (reply.login?.userId && reply.login.email) {
      return kept(pendingLogin(reply.login.userId, reply.login.email, reply.login));
    } else if (reply.ticket) {
      const until = Date.now() + ticketLife;
      store(session, keys.ticket, JSON.stringify({ ticket: reply.ticket, until }));
    } else bad(reply.message);
  } catch (cause) {
    bad(reasonOf(cause, text.failedDetail));
  }
  return null;
}

/** How long the server takes a ticket. */
const ticketLife = 20 * 60_000;

/** How long after that its owner is told that nothing was connected. */
const remembered = 60 * 60_000;

type Ticket = { ticket: string; until: number };

/**
 * The ticket that waits for its owner's sign-in in this tab, null for none. It is valid until then; one that was so
 * long ago that nobody expects anything of it is removed.
 */
export function readTicket(): Ticket | null {
  try {
    const kept = JSON.parse(readStored(session, keys.ticket) ?? "{}");
    if (typeof kept.ticket === "string" && Date.now() < kept.until + remembered) return kept;
  } catch {
    // Something else stands there.
  }
  store(session, keys.ticket, null);
  return null;
}

let linking: string | null = null;

/**
 * Connects the account that was just signed in to with the provider's user that the ticket is of. Without an answer, it
 * tries once more after some seconds; then the ticket is gone, whatever came of it. One that ran out before the sign-in
 * connects nothing, which a toast says.
 */
export async function link(): Promise<void> {
  const kept = readTicket();
  if (!kept || linking === kept.ticket) return;
  const failed = (description: string) => bad(description, text.notLinked);
  const { ticket, until } = kept;
  if (Date.now() >= until) {
    store(session, keys.ticket, null);
    return void failed(text.notLinkedDetail);
  }
  linking = ticket;
  const ask = () => askIdentity(LinkProviderDocument, { ticket });
  try {
    const { linkProvider: reply } = await ask().catch(async (cause) => {
      if (cause instanceof GraphQLFailure && !cause.is("INTERNAL")) throw cause; // that was an answer
      await new Promise((resolve) => setTimeout(resolve, 3000));
      return readTicket()?.ticket === ticket ? ask() : { linkProvider: null };
    });
    if (reply?.success) {
      toast({ ...text.linked, variant: "success" });
      void import("../../api/identity/linkedProviders").then(({ refreshLinked }) => refreshLinked());
    } else if (reply) failed(reply.message);
  } catch (cause) {
    failed(reasonOf(cause, text.notLinkedDetail));
  }
  if (readTicket()?.ticket === ticket) store(session, keys.ticket, null);
  linking = null;
}
