import type { UpdateUserProfileInput } from "../../api/identity/operations.gen";
import type { Profile } from "../../api/identity/profile";
import { readStored, session, store } from "../../lib/storage";

/** The texts of the form, as they are typed. */
export type ProfileForm = {
  firstName: string;
  lastName: string;
  jobTitle: string;
  industry: string;
  yearsExperience: string;
  skills: string;
  bio: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  linkedinUrl: string;
  githubUrl: string;
  portfolioUrl: string;
  twitterUrl: string;
};

export const contactFields = ["phone", "address", "city", "state", "postalCode", "country"] as const;
export const linkFields = ["linkedinUrl", "githubUrl", "portfolioUrl", "twitterUrl"] as const;

type Names = { firstName: string | null; lastName: string | null };

/** The form as it stands for what is stored. */
export function formOf(profile: Profile, names: Names): ProfileForm {
  const texts = Object.fromEntries(
    ([...contactFields, ...linkFields, "jobTitle", "industry", "bio"] as const).map((f) => [
      f,
      profile[f] ?? "",
    ]),
  ) as Pick<
    ProfileForm,
    (typeof contactFields)[number] | (typeof linkFields)[number] | "jobTitle" | "industry" | "bio"
  >;
  return {
    ...texts,
    firstName: names.firstName ?? "",
    lastName: names.lastName ?? "",
    yearsExperience: profile.yearsExperience?.toString() ?? "",
    skills: profile.skills.join(", "),
  };
}

/** What to send for a form; an emptied field is null, which clears it. */
export function inputOf(form: ProfileForm): UpdateUserProfileInput {
  const { yearsExperience, skills, ...texts } = form;
  const years = yearsExperience.trim();
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, value.trim() || null])),
    yearsExperience: years ? Number(years) : null,
    skills: [
      ...new Set(
        skills
          .split(/[,\n]/)
          .map((s) => s.trim())
          .filter(Boolean),
      ),
    ],
  };
}

/** Says whether a text is no number of years; an empty one is fine. */
export function badYears(text: string): boolean {
  return text.trim() !== "" && !/^([0-7]?\d|80)$/.test(text.trim());
}

const draftKey = (user: string) => `vitae.draft.profile.${user}`;

/** What was typed and not saved, so that a reload or an ended session loses nothing. */
export function loadDraft(user: string): ProfileForm | null {
  try {
    const kept: unknown = JSON.parse(readStored(session, draftKey(user)) ?? "null");
    return kept && typeof kept === "object" ? (kept as ProfileForm) : null;
  } catch {
    return null;
  }
}

export function keepDraft(user: string, form: ProfileForm | null): void {
  store(session, draftKey(user), form && JSON.stringify(form));
}
