import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { frameText } from "../i18n/frame";
import { keys, local, store } from "../lib/storage";
import type { Way } from "./way";

// No page waits for them, nor for the part that asks.
const SocialLinks = lazy(() => import("./SocialLinks"));
const { footer } = frameText;

const ways: Way[] = [
  { to: "/about", label: footer.about },
  { to: "/contact", label: footer.contact },
  { to: "/plans", label: footer.pricing },
  { to: "/help", label: footer.help },
  { to: "/privacy-policy", label: footer.privacyPolicy },
  { to: "/terms", label: footer.terms },
  { to: "/gdpr-settings", label: footer.privacySettings },
];

/** The foot of every screen, with the accounts of whoever runs the server where they named some. */
export function Footer() {
  const look =
    "inline-flex min-h-8 items-center rounded-sm underline-offset-4 hover:text-ink hover:underline";
  return (
    <footer className="mt-16 border-t border-line">
      <div className="mx-auto flex max-w-(--page) flex-wrap items-center gap-x-6 gap-y-2 px-4 py-6 text-sm text-soft sm:px-6">
        <nav aria-label={footer.label} className="mr-auto flex flex-wrap gap-x-6 gap-y-1">
          {ways.map((way) => (
            <Link key={way.to} to={way.to} className={look}>
              {way.label}
            </Link>
          ))}
          <button type="button" className={look} onClick={askAgain}>
            {footer.cookies}
          </button>
        </nav>
        <Suspense>
          <SocialLinks look={look} />
        </Suspense>
        <p>{footer.copyright(new Date().getFullYear())}</p>
      </div>
    </footer>
  );
}

/** Forgets the choice; the banner asks again on the page that is loaded then. */
function askAgain() {
  store(local, keys.consent, null);
  window.location.reload();
}
