import { useEffect, useState } from "react";
import { sendForJSON } from "./problem";

/** What the web app has to know of the server. */
export type Settings = {
  maxUploadMB?: number;
  /** false: nobody can register. */
  registration?: boolean;
  /** Who can register; with domains, those of addresses that need no invitation. */
  registrationWay?: "open" | "domains" | "invitation" | "closed";
  registrationDomains?: string[];
  /** With whom people can sign in. */
  providers?: { id: string; name: string }[];
  /** Accounts of whoever runs the server, for the foot of every page. */
  socialLinks?: { name: string; url: string }[];
};

/** Asks for them. */
export const settings = (init: RequestInit = {}) => sendForJSON<Settings>("/api/settings", init);

/** The server's settings; null until they are there, and where they cannot be had. */
export function useSettings(): Settings | null {
  const [known, setKnown] = useState<Settings | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    settings({ signal: leaving.signal }).then(setKnown, () => {});
    return () => leaving.abort();
  }, []);
  return known;
}
