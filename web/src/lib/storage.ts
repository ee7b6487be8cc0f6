/** The keys under which the app keeps things in this browser. The first four are the contract's. */
export const keys = {
  token: "vitae.auth-token",
  consent: "vitae.gdpr-consent",
  registration: "vitae.registration",
  verification: "vitae.verification",
  theme: "vitae.theme",
  trial: "vitae.trial",
  invitation: "vitae.invitation",
  provider: "vitae.provider",
  ticket: "vitae.ticket",
} as const;

/** Reads a text; null where there is none or storage is switched off. */
export function readStored(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or removes it with null. False: storage is full or switched off. */
export function store(storage: () => Storage, key: string, value: string | null): boolean {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Forgets everything that the app keeps in this tab: drafts and trials, which hold what a person typed. */
export function clearTab(): void {
  try {
    for (const key of Object.keys(window.sessionStorage))
      if (key.startsWith("vitae.")) window.sessionStorage.removeItem(key);
  } catch {
    // Switched off: there is nothing.
  }
}

/** The storage that outlives the browser, and the one of this tab. */
export const local = () => window.localStorage;
export const session = () => window.sessionStorage;
