/**
 * The address that `/?route=VALUE` means: `/` followed by the value. Null where the value is missing or could lead
 * away from this origin: a second slash, a backslash, a scheme or a control character.
 */
export function forwardTo(value: string | undefined): URL | null {
  if (!value) return null;
  const rest = value.replace(/^\//, "");
  const hostile = /^\/|\\|^[a-z][a-z0-9+.-]*:|[\p{Cc}]/iu;
  if (rest === "" || hostile.test(rest)) return null;
  const origin = "http://this.origin";
  try {
    const url = new URL(`/${rest}`, origin);
    return url.origin === origin && !url.pathname.startsWith("//") ? url : null;
  } catch {
    return null;
  }
}
