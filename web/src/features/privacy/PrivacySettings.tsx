import { Link } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useCurrentUser } from "../../api/identity/currentUser";
import { fetchExport } from "../../api/identity/export";
import { frameText as frame } from "../../i18n/frame";
import { privacyText as text } from "../../i18n/privacy";
import { saveFile } from "../../lib/download";
import { useTitle } from "../../lib/useTitle";
import { Button, buttonLook } from "../../ui/Button";
import { toast } from "../../ui/toast";
import { Loading } from "../../ui/Wait";
import { Consent } from "./Consent";

const Erase = lazy(() => import("./Erase"));

/** /gdpr-settings: consent for everybody; export and erasure for whoever is signed in. */
export function PrivacySettings() {
  useTitle(frame.titled(text.title));
  const { user, loading } = useCurrentUser();
  return (
    <div className="mx-auto max-w-[46rem] pt-2 lg:pt-8">
      <h1 className="text-[clamp(2rem,1.6rem+1.8vw,2.75rem)] leading-[1.12]">{text.heading}</h1>
      <p className="mt-4 text-pretty text-lg text-soft">{text.lead}</p>
      <div className="mt-10 divide-y divide-line border-y border-line">
        <Consent signedIn={user !== null} />
        {loading ? (
          <div className="py-8">
            <Loading label={text.loading} />
          </div>
        ) : null}
        {user ? (
          <>
            <Export />
            <Erasure />
          </>
        ) : null}
        {!user && !loading ? (
          <Part heading={text.guest.heading} lead={text.guest.text}>
            <Link
              to={"/auth" as string}
              search={{ mode: "login" } as never}
              className={buttonLook("secondary")}
            >
              {text.guest.go}
            </Link>
          </Part>
        ) : null}
        <Part heading={text.rights.heading} lead={text.rights.text}>
          <div className="flex flex-wrap gap-3">
            <Link to={"/contact" as string} className={buttonLook()}>
              {text.rights.contact}
            </Link>
            <Link to={"/privacy-policy" as string} className={buttonLook("quiet")}>
              {text.rights.policy}
            </Link>
          </div>
        </Part>
      </div>
    </div>
  );
}

function Part({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) {
  return (
    <section className="py-8">
      <h2 className="text-xl">{heading}</h2>
      <p className="mt-2 mb-5 max-w-[38em] text-pretty text-soft">{lead}</p>
      {children}
    </section>
  );
}

function Export() {
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const { name, file } = await fetchExport();
      saveFile(name, file);
      toast({ ...text.export.done, variant: "success" });
    } catch {
      toast({ ...text.export.failed, variant: "destructive" });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Part heading={text.export.heading} lead={text.export.text}>
      <Button busy={busy} onClick={() => void download()}>
        {busy ? text.export.busy : text.export.button}
      </Button>
    </Part>
  );
}

function Erasure() {
  const [open, setOpen] = useState(false);
  return (
    <Part heading={text.erase.heading} lead={text.erase.text}>
      <Button onClick={() => setOpen(true)}>{text.erase.button}</Button>
      {open ? (
        <Suspense>
          <Erase onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Part>
  );
}
