import { number } from "../lib/locale";
import { megabytes } from "../lib/sizes";

const emptied = (what: string) => `Delete ${what} you no longer need, then empty the trash.`;

const items = {
  RESUMES: { name: "Resumes", room: emptied("resumes") },
  RESUME_VERSIONS: { name: "Versions of each resume", room: "" },
  UPLOADS: {
    name: "Uploaded files",
    room: "Files are deleted together with their resumes. Delete resumes you no longer need, then empty the trash.",
  },
  UPLOAD_BYTES: {
    name: "Size of uploaded files",
    room: "Files are deleted together with their resumes. Delete resumes you no longer need, then empty the trash.",
  },
  JOB_DESCRIPTIONS: { name: "Jobs", room: emptied("jobs") },
  COVER_LETTERS: { name: "Cover letters", room: emptied("letters") },
  INTERVIEW_GUIDES: { name: "Interview guides", room: emptied("guides") },
  PRACTICE_ANSWERS: { name: "Practice answers per question", room: "" },
  DEVELOPMENT_PLANS: { name: "Learning plans", room: emptied("plans") },
  COMPETITIVE_ANALYSES: { name: "Comparisons", room: emptied("comparisons") },
  SKILLS: {
    name: "Skills you added, changed or hid",
    room: "Remove skills you added, or remove your own ratings. Skills don't go to the trash, so this frees space immediately.",
  },
  FACTS: {
    name: "Facts",
    room: "Delete facts you no longer need. Facts don't go to the trash, so this frees space immediately.",
  },
};

/** /subscription. */
export const subscriptionText = {
  title: "Subscription",
  heading: "Your subscription",
  lead: "This server has no billing, so there's nothing to pay, renew or cancel.",
  loading: "Loading...",
  failed: "This page couldn't be loaded. Check your connection and try again.",
  again: "Try again",
  plan: "Plan",
  price: "Price",
  priceOf: (price: number) => (price === 0 ? "Free" : number(price)),
  renewal: "Renewal",
  none: "None",
  card: "Payment method",
  noneKept: "None",
  kept: {
    heading: "Storage",
    lead: "Every account has the same limits. They apply to what you have stored right now, so there's no monthly reset.",
    items,
    of: (item: keyof typeof items, used: number, bound: number) =>
      item === "UPLOAD_BYTES"
        ? `${megabytes(used)} of ${megabytes(bound)} MB`
        : `${number(used)} of ${number(bound)}`,
    upTo: (bound: number) => `up to ${number(bound)}`,
    near: "Almost full.",
    full: "Full.",
    foot: "Items in the trash count until they're permanently deleted, by you or automatically after 30 days. When a limit is reached, nothing is hidden or deleted, and you can still download everything.",
    trash: "Open trash",
  },
  plans: "What every account includes",
};
