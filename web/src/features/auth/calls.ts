import { askIdentity, GraphQLFailure, waitOf } from "../../api/graphql";
import { recordEarlierConsent } from "../../api/identity/consent";
import { welcomeUser } from "../../api/identity/currentUser";
import {
  EnterAccountDocument,
  InitiateLoginDocument,
  type InitiateLoginMutation,
  RegisterUserDocument,
  RequestPasswordResetDocument,
  ResendVerificationCodeDocument,
  ResetPasswordDocument,
  type SessionBegunFragment,
  VerifyEmailDocument,
  VerifyLoginDocument,
} from "../../api/identity/operations.gen";
import { ApiProblem, send } from "../../api/problem";
import { setToken } from "../../api/token";
import { authText } from "../../i18n/auth";
import { keys, local, readStored } from "../../lib/storage";
import { toast } from "../../ui/toast";
import { clearRegistration, keepPending, noteSent, type Pending, readInvitation } from "./pending";
import type { LoginForm, RegisterForm } from "./rules";

const { toasts } = authText;

type ToastText = { title: string; description: string };

function bad({ title, description }: ToastText, message = ""): false {
  toast({ title, description: message || description, variant: "destructive" });
  return false;
}

const good = (text: ToastText) => toast({ ...text, variant: "success" });

/** The server's own sentence where it has one that helps, such as how long to wait; `otherwise` for faults. */
export function reasonOf(cause: unknown, otherwise: string): string {
  return cause instanceof GraphQLFailure && !cause.is("INTERNAL") ? cause.userMessage : otherwise;
}

/** Receives the seconds after which a call that came too often may be made again; 0 where the server did not say. */
type OnWait = (seconds: number) => void;

/** First step of signing in: what then waits for its code, or null where it failed, which a toast says. */
export async function startLogin(
  form: LoginForm,
  onWait: OnWait,
  onRefused: () => void,
): Promise<Pending | null> {
  try {
    const { initiateLogin: reply } = await askIdentity(InitiateLoginDocument, { input: form });
    if (!reply.success || !reply.userId || !reply.email) {
      bad(toasts.loginFailed, reply.message);
      onRefused();
      return null;
    }
    const { secondFactor } = reply;
    const mailed = !secondFactor || secondFactor === "EMAIL";
    if (secondFactor !== "PASSKEY")
      toast(mailed ? toasts.codeWanted : { ...toasts.codeWanted, description: reply.message });
    return kept(pendingLogin(reply.userId, reply.email, reply));
  } catch (cause) {
    bad(toasts.loginError, reasonOf(cause, ""));
    onWait(waitOf(cause));
    return null;
  }
}

/** Signs up. Gives what then waits for its code, or what is wrong with which field; the person was notified either way. */
export async function register(
  form: RegisterForm,
  onWait: OnWait,
): Promise<Pending | Record<string, string>> {
  const { confirmPassword: _, firstName, lastName, ...rest } = form;
  const invitation = readInvitation();
  try {
    const { registerUser: reply } = await askIdentity(RegisterUserDocument, {
      input: {
        ...rest,
        ...(firstName && { firstName }),
        ...(lastName && { lastName }),
        ...(invitation && { invitation }),
      },
    });
    if (!reply.success || !reply.user) {
      bad(toasts.registrationFailed, reply.message);
      return Object.fromEntries(reply.fieldErrors.map(({ field, message }) => [field, message]));
    }
    good(toasts.registered);
    return kept({ purpose: "registration", userId: reply.user.id, email: reply.user.email });
  } catch (cause) {
    bad(toasts.registrationError, reasonOf(cause, ""));
    onWait(waitOf(cause));
    return {};
  }
}

export function isPending(reply: Pending | Record<string, string>): reply is Pending {
  return "purpose" in reply;
}

/**
 * Second step of both: hands in the code. True: it was right, and whoever signed in is the current user. False: it was
 * wrong, and the person was notified. Throws with a sentence for the person where no answer came.
 */
export async function verify(pending: Pending, code: string): Promise<boolean> {
  const input = { userId: pending.userId, code };
  return pending.purpose === "login" ? verifyLogin(input) : verifyEmail(input);
}

type Proof = { userId: string; code: string };

async function verifyLogin(input: Proof): Promise<boolean> {
  const { verifyLogin: reply } = await answerOf(
    askIdentity(VerifyLoginDocument, { input }),
    authText.code.error.description,
  );
  return begun(reply) || bad(toasts.wrongCode, reply.message);
}

/** Signs in to the account that was registered in this browser just now. False: it takes a login. */
export async function enterAccount(): Promise<boolean> {
  try {
    return begun((await askIdentity(EnterAccountDocument)).enterAccount);
  } catch {
    return false;
  }
}

/** Keeps the session that an answer holds. False: it holds none. */
export function begun({ success, token, user }: SessionBegunFragment): boolean {
  if (!success || !token || !user) return false;
  keepPending(null);
  setToken(token);
  welcomeUser(user);
  void recordEarlierConsent(readStored(local, keys.consent));
  good(toasts.loggedIn);
  return true;
}

async function verifyEmail(input: Proof): Promise<boolean> {
  const { verifyEmail: reply } = await answerOf(
    askIdentity(VerifyEmailDocument, { input }),
    toasts.emailError.description,
  );
  if (!reply.success) {
    bad(toasts.emailFailed, reply.message);
    return false;
  }
  clearRegistration();
  return true;
}

/** How a new code went; `retryAfter` are the seconds to wait where it was asked for too soon. */
export type Resent = { success: boolean; message: string; retryAfter?: number | null };

/** Asks for a new code of a sign-up or sign-in. The verification card says how it went. */
export async function resendCode({ userId, email }: Pending): Promise<Resent> {
  const { resendVerificationCode } = await answerOf(
    askIdentity(ResendVerificationCodeDocument, { input: { userId, email } }),
    authText.code.sendError.description,
  );
  if (resendVerificationCode.success) noteSent();
  return resendVerificationCode;
}

/** Asks for a mail with which the password can be set anew; the answer does not say whether the address is known. */
export async function askForReset(email: string, onWait: OnWait): Promise<boolean> {
  try {
    const { requestPasswordReset: reply } = await askIdentity(RequestPasswordResetDocument, { email });
    if (reply.success) good(toasts.sent);
    else bad(toasts.notSent, reply.message);
    return reply.success;
  } catch (cause) {
    bad(toasts.sendError, reasonOf(cause, ""));
    onWait(waitOf(cause));
    return false;
  }
}

/** Sets a new password by the code of the mail. False: it failed, and the person was notified. */
export async function resetPassword(
  userId: string,
  code: string,
  newPassword: string,
  onWait: OnWait,
): Promise<boolean> {
  const { failed, done } = authText.reset;
  try {
    const input = { userId, code, newPassword };
    const { resetPassword: reply } = await askIdentity(ResetPasswordDocument, { input });
    if (reply.success) good(done);
    else bad(failed, reply.message);
    return reply.success;
  } catch (cause) {
    bad(failed, reasonOf(cause, ""));
    onWait(waitOf(cause));
    return false;
  }
}

/** What a letter's “This wasn’t me” came to: a sentence for the person, and whether they were mailed a link. */
export type Ended = { mailed: boolean; message: string };

/** Signs every browser of a user out, by what a letter's link brought. Null: it failed, and the person was notified. */
export async function endSessions(userId: string, proof: string): Promise<Ended | null> {
  try {
    const reply = await send(
      `/api/v1/identity/not-me/${encodeURIComponent(userId)}/${encodeURIComponent(proof)}`,
      {
        method: "POST",
      },
    );
    return (await reply.json()) as Ended;
  } catch (cause) {
    const { title, description } = authText.reset.notMe.failed;
    bad({
      title,
      description:
        cause instanceof ApiProblem && cause.status === 404 ? authText.reset.notMe.over : description,
    });
    return null;
  }
}

/** Returns the sign-in that waits for the second step that the server asks for. */
export function pendingLogin(
  userId: string,
  email: string,
  {
    secondFactor,
    otherFactors,
  }: Pick<InitiateLoginMutation["initiateLogin"], "secondFactor" | "otherFactors">,
): Pending {
  return {
    purpose: "login",
    userId,
    email,
    ...(secondFactor && secondFactor !== "EMAIL" && { factor: secondFactor }),
    ...(otherFactors?.length && { others: otherFactors }),
  };
}

export function kept(pending: Pending): Pending {
  keepPending(pending);
  noteSent();
  return pending;
}

/** A call that gave no answer: a sentence for the person, and the seconds after which a try may succeed. */
export class Refusal extends Error {
  readonly wait: number;

  constructor(message: string, wait: number) {
    super(message);
    this.wait = wait;
  }
}

async function answerOf<T>(asked: Promise<T>, otherwise: string): Promise<T> {
  try {
    return await asked;
  } catch (cause) {
    throw new Refusal(reasonOf(cause, otherwise), waitOf(cause));
  }
}
