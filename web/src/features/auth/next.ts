/** Where to go after signing in: a path of this origin that is no screen of signing in, undefined for anything else. */
export function ownPath(given: unknown): string | undefined {
  // A browser reads "//host" and "/\host" as another origin, and drops tabs and line breaks on its way there.
  if (typeof given !== "string" || !/^\/(?![/\\])[^\t\r\n\\]*$/.test(given)) return undefined;
  const at = new URL(given, window.location.origin);
  if (at.origin !== window.location.origin) return undefined;
  if (/^\/(auth|login|register|verify-email|verify-otp|registration-success)\/?$/.test(at.pathname))
    return undefined;
  return at.pathname + at.search + at.hash;
}
