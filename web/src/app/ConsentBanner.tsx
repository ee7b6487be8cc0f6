import { Link } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef, useState } from "react";
import { askIdentity } from "../api/graphql";
import { useCurrentUser } from "../api/identity/currentUser";
import { RecordConsentDocument } from "../api/identity/operations.gen";
import { frameText } from "../i18n/frame";
import { keys, local, readStored, store } from "../lib/storage";
import { useHydrated } from "../lib/useHydrated";
import { Button } from "../ui/Button";
import { cx } from "../ui/cx";
import { Icon } from "../ui/Icon";

const { consent: text } = frameText;

/** Asks for consent at the foot of the window until a choice is stored; closing it only puts it off. */
export function ConsentBanner() {
  // A page that was drawn at build time holds it; public/theme.js has hidden it where a choice is stored.
  const hydrated = useHydrated();
  const [open, setOpen] = useState<boolean | "drawn">(() => (hydrated ? !chosen() : "drawn"));
  const { user } = useCurrentUser();
  const banner = useRef<HTMLElement>(null);
  useHeightKnown(banner, open === true);
  useEffect(() => {
    setOpen(!chosen());
    const chosenElsewhere = (event: StorageEvent) => {
      if (event.key === keys.consent && event.newValue !== null) setOpen(false);
    };
    window.addEventListener("storage", chosenElsewhere);
    return () => window.removeEventListener("storage", chosenElsewhere);
  }, []);
  if (!open) return null;

  function choose(value: "all" | "essential") {
    store(local, keys.consent, value);
    setOpen(false);
    // The browser's choice holds even where the server cannot write it down.
    if (user)
      askIdentity(RecordConsentDocument, { value: value === "all" ? "ALL" : "ESSENTIAL" }).catch(() => {});
  }

  return (
    <section
      ref={banner}
      data-foot
      aria-label={text.label}
      className={cx(
        "sticky bottom-0 z-20 border-t border-line bg-surface",
        open === "drawn" && "in-data-consent:hidden",
      )}
    >
      <div className="relative mx-auto flex max-w-(--page) flex-wrap items-center gap-x-6 gap-y-2 py-2.5 pl-4 pr-12 text-[13px] sm:pl-6 md:pr-16">
        <p className="min-w-0 flex-1 basis-64 text-pretty text-soft">
          {text.text}{" "}
          <Link to={"/privacy-policy" as string} className="text-ink underline underline-offset-4">
            {text.more}
            <span className="sr-only">{text.moreAbout}</span>
          </Link>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => choose("essential")}>
            {text.essential}
          </Button>
          <Button size="small" onClick={() => choose("all")}>
            {text.all}
          </Button>
        </div>
        <button
          type="button"
          aria-label={text.close}
          onClick={() => setOpen(false)}
          className="absolute right-2 top-1.5 flex size-8 items-center justify-center rounded-control text-soft transition-colors duration-150 hover:bg-sunken hover:text-ink md:right-5 md:top-1/2 md:-translate-y-1/2"
        >
          <Icon name="cross" />
        </button>
      </div>
    </section>
  );
}

const chosen = () => readStored(local, keys.consent) !== null;

/** Tells the rest of the page how much of the window's foot is taken, so that nothing hides behind it. */
function useHeightKnown(element: RefObject<HTMLElement | null>, open: boolean) {
  useEffect(() => {
    const { style } = document.documentElement;
    const seen = element.current;
    if (!open || !seen || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => {
      style.setProperty("--banner", `${seen.offsetHeight}px`);
      style.scrollPaddingBottom = `${seen.offsetHeight}px`;
    });
    observer.observe(seen);
    return () => {
      observer.disconnect();
      style.removeProperty("--banner");
      style.scrollPaddingBottom = "";
    };
  }, [element, open]);
}
