const figure = (n: number) => n.toLocaleString("en");

/** Bytes as MiB, rounded down to a tenth; a little is never shown as nothing. */
function mebibytes(bytes: number): string {
  const size = bytes / (1 << 20);
  if (size > 0 && size < 0.1) return "under 0.1";
  return (Math.floor(size * 10) / 10).toLocaleString("en", { maximumFractionDigits: 1 });
}

const emptied = (what: string) => `Delete ${what} that you no longer need, and empty the trash.`;

const items = {
  RESUMES: { name: "Resumes", room: emptied("resumes") },
  RESUME_VERSIONS: { name: "Versions of each resume", room: "" },
  UPLOADS: {
    name: "Uploaded files",
    room: "A file goes with the resume that was read from it: delete such resumes, and empty the trash.",
  },
  UPLOAD_BYTES: {
    name: "Size of uploaded files",
    room: "A file goes with the resume that was read from it: delete such resumes, and empty the trash.",
  },
  JOB_DESCRIPTIONS: { name: "Jobs", room: emptied("jobs") },
  COVER_LETTERS: { name: "Cover letters", room: emptied("letters") },
  INTERVIEW_GUIDES: { name: "Interview guides", room: emptied("guides") },
  PRACTICE_ANSWERS: { name: "Answers to each question of a guide", room: "" },
  DEVELOPMENT_PLANS: { name: "Development plans", room: emptied("plans") },
  COMPETITIVE_ANALYSES: { name: "Comparisons", room: emptied("comparisons") },
  SKILLS: {
    name: "Skills you added, changed or hid",
    room: "Remove skills that you added, or take what your resumes show instead of your word. Skills have no trash: this makes room at once.",
  },
};

/** /subscription. */
export const subscriptionText = {
  title: "Subscription",
  heading: "Your subscription",
  lead: "This server has no billing, so there is nothing to pay, renew or cancel.",
  loading: "Loading...",
  failed: "This could not be loaded. Check your connection and try again.",
  again: "Try again",
  plan: "Plan",
  price: "Price",
  priceOf: (price: number) => (price === 0 ? "0, for every account" : figure(price)),
  renewal: "Renewal",
  none: "None",
  card: "Payment method",
  noneKept: "None kept",
  kept: {
    heading: "What you keep",
    lead: "The same bounds hold for every account. Only what you keep counts, not what you make: a letter that could not be written costs nothing, and no count starts anew by date.",
    items,
    of: (item: keyof typeof items, used: number, bound: number) =>
      item === "UPLOAD_BYTES"
        ? `${mebibytes(used)} of ${mebibytes(bound)} MiB`
        : `${figure(used)} of ${figure(bound)}`,
    upTo: (bound: number) => `up to ${figure(bound)}`,
    near: "Nearly full.",
    full: "Full.",
    foot: "What is in the trash counts until it is erased: by you, or by itself after 30 days. Where something is full, nothing is hidden or deleted, and downloads and the export of your data stay open.",
    trash: "Open the trash",
  },
  plans: "What every account has",
};
