import { Link } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useCurrentUser } from "../../api/identity/currentUser";
import { type Settings, useSettings } from "../../api/settings";
import { authText } from "../../i18n/auth";
import { frameText } from "../../i18n/frame";
import { keys, readStored, session } from "../../lib/storage";
import { useTitle } from "../../lib/useTitle";
import { Card } from "../../ui/Card";
import { Tabs } from "../../ui/Tabs";
import { LoginForm } from "./LoginForm";
import { MarketingPanel } from "./MarketingPanel";
import type { Mode } from "./mode";
import { PendingCard, titleOf } from "./PendingCard";
import { type Pending, readInvitation, readPending } from "./pending";
import { RegisterForm } from "./RegisterForm";

const Providers = lazy(() => import("./Providers"));
const ResetCard = lazy(() => import("./ResetCard").then((module) => ({ default: module.ResetCard })));

type Props = {
  mode: Mode;
  /** Whose password is set anew, from the mail's link. */
  resetUser?: string | undefined;
  goTo: (mode: Mode) => void;
  /** Somebody is signed in. */
  onSignedIn: () => void;
  /** An address has been proven. */
  onRegistered: () => void;
};

/** /auth: signing in, signing up, a new password; a code that is awaited comes before all of them. */
export function AuthScreen({ mode, resetUser, goTo, onSignedIn, onRegistered }: Props) {
  const [pending, setPending] = useState(readPending);
  // What a sign-in provider sent the browser back with stands behind #.
  const [answer, setAnswer] = useState(() => /[#&]with=/.test(window.location.hash));
  const { user, over } = useCurrentUser();
  useTitle(frameText.titled(pending ? titleOf(pending) : authText[mode].page));
  // Who has come with a mail's link for a new password gets to set it, signed in or not.
  const done = user !== null && !over && !pending && !resetUser;
  useEffect(() => {
    if (!done) return;
    if (readStored(session, keys.ticket)) void import("./Providers").then(({ link }) => link());
    onSignedIn();
  }, [done, onSignedIn]);
  if (done) return <p className="py-24 text-center text-soft">{frameText.loading}</p>;

  return (
    <div className="mx-auto grid max-w-[1152px] items-center gap-16 py-4 lg:grid-cols-2 lg:py-10">
      <MarketingPanel />
      <div className="mx-auto w-full max-w-[460px]">
        {answer ? (
          <Suspense>
            <Providers
              onOutcome={(awaited) => {
                setPending(awaited);
                setAnswer(false);
              }}
            />
          </Suspense>
        ) : pending ? (
          <Card className="p-6 sm:p-8">
            <PendingCard
              key={pending.userId}
              pending={pending}
              onDone={() => {
                setPending(null);
                if (pending.purpose === "registration") onRegistered();
              }}
              onCancel={() => setPending(null)}
            />
          </Card>
        ) : mode === "reset" ? (
          <Suspense>
            <ResetCard userId={resetUser} onBack={() => goTo("login")} />
          </Suspense>
        ) : (
          <EntryCard mode={mode} goTo={goTo} onPending={setPending} />
        )}
      </div>
    </div>
  );
}

type EntryProps = {
  mode: "login" | "register";
  goTo: (mode: Mode) => void;
  onPending: (pending: Pending) => void;
};

function EntryCard({ mode, goTo, onPending }: EntryProps) {
  const { tabs, login, legal } = authText;
  const known = useSettings();
  const [invited] = useState(() => readInvitation() !== "");
  const barred = barrier(known, invited);
  const text = (mode === "register" && barred) || authText[mode];
  return (
    <Card>
      <div className="px-6 pb-5 pt-6 sm:px-8 sm:pt-8">
        <h1 className="text-[28px] leading-tight">{text.heading}</h1>
        <p className="mt-1.5 text-soft">{text.lead}</p>
        {known?.providers?.length ? (
          <Suspense>
            <Providers providers={known.providers} />
          </Suspense>
        ) : null}
      </div>
      <Tabs
        label={tabs.label}
        value={mode}
        onChange={goTo}
        tabs={[
          {
            value: "login",
            label: tabs.login,
            panel: (
              <Panel>
                <LoginForm onPending={onPending} />
                <button
                  type="button"
                  onClick={() => goTo("reset")}
                  className="mt-3 h-8 rounded-control text-sm text-soft underline underline-offset-4 hover:text-ink"
                >
                  {login.forgot}
                </button>
              </Panel>
            ),
          },
          {
            value: "register",
            label: tabs.register,
            panel: (
              <Panel>
                {barred ? (
                  <p>{barred.how}</p>
                ) : (
                  <>
                    <Welcome known={known} invited={invited} />
                    <RegisterForm onPending={onPending} />
                  </>
                )}
              </Panel>
            ),
          },
        ]}
      />
      <p className="border-t border-line px-6 py-4 text-[13px] text-soft sm:px-8">
        {legal.agree(
          <LegalLink key="terms" to="/terms">
            {legal.terms}
          </LegalLink>,
          <LegalLink key="privacy" to="/privacy-policy">
            {legal.privacy}
          </LegalLink>,
        )}
      </p>
    </Card>
  );
}

/** What is said in place of the form, where nobody or not this person can sign up. */
function barrier(known: Settings | null, invited: boolean) {
  if (known?.registration === false) return authText.closed;
  return known?.registrationWay === "invitation" && !invited ? authText.uninvited : null;
}

/** Who can sign up, where not everybody can. */
function Welcome({ known, invited }: { known: Settings | null; invited: boolean }) {
  const way = known?.registrationWay ?? "open";
  if (way === "open") return null;
  return (
    <p className="mb-4 text-sm text-soft">
      {invited ? authText.invited : authText.domains(known?.registrationDomains ?? [])}
    </p>
  );
}

const Panel = ({ children }: { children: ReactNode }) => (
  <div className="px-6 pb-6 pt-5 sm:px-8">{children}</div>
);

const LegalLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="rounded-sm underline underline-offset-2 hover:text-ink">
    {children}
  </Link>
);
