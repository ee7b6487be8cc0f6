import type { Resume } from "../api/resume/document";

const letterCountries = ["US", "CA"];
const letterLanguages = ["", "en", "fr", "es"];
const northAmericanPhone = /^(\+?1[-. ]?)?(\([2-9]\d{2}\)|[2-9]\d{2})[-. ]*\d{3}[-. ]\d{4}$/;

/** The paper that the server takes while nobody chose one. The rule is that of internal/engine/docrender/paper.go. */
export function usualPaper({ basics, meta }: Resume): "letter" | "a4" {
  const country = basics.location?.countryCode?.trim().toUpperCase() ?? "";
  const language = meta?.vitae?.language ?? "";
  const byPhone =
    !country && letterLanguages.includes(language) && northAmericanPhone.test(basics.phone ?? "");
  return letterCountries.includes(country) || byPhone ? "letter" : "a4";
}
