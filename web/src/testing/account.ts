import type { ProfilePartsFragment, UpdateUserProfileInput } from "../api/identity/operations.gen";
import { data, identityAnswers, signedIn } from "./identity";
import { HttpResponse, http, server } from "./server";

export const profile: ProfilePartsFragment = {
  id: "41",
  userId: "41",
  jobTitle: "Nurse",
  industry: null,
  yearsExperience: 7,
  skills: ["Triage", "ICU"],
  bio: null,
  phone: null,
  address: null,
  city: "Lund",
  state: null,
  postalCode: null,
  country: null,
  linkedinUrl: null,
  githubUrl: null,
  portfolioUrl: null,
  twitterUrl: null,
  profilePhotoUrl: null,
  profilePhotoFilename: null,
  profilePhotoUploadDate: null,
  themePreference: "SYSTEM",
  resumeCount: 2,
  lastResumeCreated: null,
  createdAt: "2026-01-05T09:00:00Z",
  updatedAt: "2026-01-05T09:00:00Z",
  notificationPreferences: {
    emailUpdates: false,
    emailMarketing: false,
    emailSecurity: true,
    emailResumeSuggestions: false,
  },
  privacySettings: {
    showEmail: false,
    showName: false,
    showContactInfo: false,
    showSocialLinks: false,
    showResumeCount: false,
  },
};

const sessions = [
  {
    id: "s1",
    current: true,
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36",
    createdAt: "2026-11-21T08:00:00Z",
    lastSeenAt: "2026-11-21T08:00:00Z",
    expiresAt: "2026-11-28T08:00:00Z",
  },
  {
    id: "s2",
    current: false,
    userAgent: "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/130.0",
    createdAt: "2026-11-20T08:00:00Z",
    lastSeenAt: "2026-11-20T08:00:00Z",
    expiresAt: "2026-11-27T08:00:00Z",
  },
];

export const appKeys = "*/api/v1/identity/app-keys";

/** A service that keeps what it receives, like the real one. */
export function account(more: Parameters<typeof identityAnswers>[0] = {}) {
  let kept = profile;
  const inputs: UpdateUserProfileInput[] = [];
  signedIn();
  server.use(http.get(appKeys, () => HttpResponse.json([])));
  identityAnswers({
    UserProfile: () => data({ userProfile: kept }),
    UpdateUserProfile: ({ input }: { input: UpdateUserProfileInput }) => {
      inputs.push(input);
      const { notificationPreferences, privacySettings, ...rest } = input;
      kept = {
        ...kept,
        ...(rest as Partial<ProfilePartsFragment>),
        notificationPreferences: { ...kept.notificationPreferences, ...(notificationPreferences as object) },
        privacySettings: { ...kept.privacySettings, ...(privacySettings as object) },
      };
      return data({ updateUserProfile: { success: true, message: "", profile: kept, fieldErrors: [] } });
    },
    Sessions: () => data({ sessions }),
    Authenticator: () => data({ authenticator: null }),
    LinkedProviders: () => data({ linkedProviders: [] }),
    AuditEvents: () =>
      data({
        auditEvents: {
          items: [{ id: "e1", kind: "signed_in", detail: null, at: "2026-11-21T08:00:00Z" }],
          endCursor: "e1",
        },
      }),
    ...more,
  } as unknown as Parameters<typeof identityAnswers>[0]);
  return inputs;
}
