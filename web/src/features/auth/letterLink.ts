/** What the link of a letter brings behind "#", which no server is sent: the code of a reset, or the proof of “This wasn’t me”. */
export type LetterLink = { code?: string; notMe?: string };

export function readLetterLink(): LetterLink {
  const [, kind, value = ""] = /^#(code|not-me)=([\w.-]{20,500})$/.exec(window.location.hash) ?? [];
  if (!kind) return {};
  return kind === "code" ? { code: value } : { notMe: value };
}
