import { askIdentity } from "../graphql";
import { ConsentsDocument, RecordConsentDocument } from "./operations.gen";

/** Records a choice about storage in the account. */
export const recordConsent = (value: "all" | "essential") =>
  askIdentity(RecordConsentDocument, { value: value === "all" ? "ALL" : "ESSENTIAL" });

/**
 * Records what was chosen in this browser before there was an account, where the account has no choice yet.
 * The browser's
 * choice counts even where that fails.
 */
export async function recordEarlierConsent(chosen: string | null): Promise<void> {
  if (chosen !== "all" && chosen !== "essential") return;
  try {
    const { consents } = await askIdentity(ConsentsDocument);
    if (consents.length === 0) await recordConsent(chosen);
  } catch {
    // Nothing is lost: the next sign-in records it.
  }
}
