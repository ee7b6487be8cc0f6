import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  Time: { input: string; output: string; }
};

export type ChangePasswordInput = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

export type Consent =
  | 'ALL'
  | 'ESSENTIAL';

export type ContactInput = {
  /** Email address for the reply. Required for visitors; for users, it defaults to the account's address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 10 to 5,000 characters. */
  message: Scalars['String']['input'];
  topic: ContactTopic;
  /** A honeypot that people never see. If it isn't empty, the message is discarded, but the response doesn't say so. */
  website?: InputMaybe<Scalars['String']['input']>;
};

export type ContactTopic =
  | 'BILLING'
  | 'OTHER'
  | 'PRIVACY'
  | 'PROBLEM'
  | 'QUESTION';

export type FinishProviderSignInInput = {
  code: Scalars['String']['input'];
  /** What was in an invitation's link, where registering needs one. */
  invitation?: InputMaybe<Scalars['String']['input']>;
  provider: Scalars['ID']['input'];
  state: Scalars['String']['input'];
};

export type InitiateLoginInput = {
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};

export type NotificationPreferencesInput = {
  emailMarketing?: InputMaybe<Scalars['Boolean']['input']>;
  emailResumeSuggestions?: InputMaybe<Scalars['Boolean']['input']>;
  emailSecurity?: InputMaybe<Scalars['Boolean']['input']>;
  emailUpdates?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PartState =
  | 'AWAY'
  /** It works, but there is something to know; see note. */
  | 'NOTABLE'
  | 'WORKS';

export type PrivacySettingsInput = {
  showContactInfo?: InputMaybe<Scalars['Boolean']['input']>;
  showEmail?: InputMaybe<Scalars['Boolean']['input']>;
  showName?: InputMaybe<Scalars['Boolean']['input']>;
  showResumeCount?: InputMaybe<Scalars['Boolean']['input']>;
  showSocialLinks?: InputMaybe<Scalars['Boolean']['input']>;
};

export type RegisterUserInput = {
  email: Scalars['String']['input'];
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The part of an invitation link after #invitation=. */
  invitation?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};

export type ResendVerificationCodeInput = {
  email: Scalars['String']['input'];
  userId: Scalars['ID']['input'];
};

export type ResetPasswordInput = {
  code: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  userId: Scalars['ID']['input'];
};

/** The roles that can be granted and revoked. */
export type Role =
  | 'ADMIN'
  | 'SUPPORT';

/** RECOVERY: the caller's passkeys are for another address of this server, and a recovery code is the only way. */
export type SecondFactor =
  | 'APP'
  | 'EMAIL'
  | 'PASSKEY'
  | 'RECOVERY';

export type ThemePreference =
  | 'DARK'
  | 'LIGHT'
  | 'SYSTEM';

/** Fields left out stay as they are; null clears one. */
export type UpdateUserProfileInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  bio?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  githubUrl?: InputMaybe<Scalars['String']['input']>;
  industry?: InputMaybe<Scalars['String']['input']>;
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  linkedinUrl?: InputMaybe<Scalars['String']['input']>;
  notificationPreferences?: InputMaybe<NotificationPreferencesInput>;
  phone?: InputMaybe<Scalars['String']['input']>;
  portfolioUrl?: InputMaybe<Scalars['String']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  privacySettings?: InputMaybe<PrivacySettingsInput>;
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
  state?: InputMaybe<Scalars['String']['input']>;
  themePreference?: InputMaybe<ThemePreference>;
  twitterUrl?: InputMaybe<Scalars['String']['input']>;
  yearsExperience?: InputMaybe<Scalars['Int']['input']>;
};

export type UserFilter =
  | 'ALL'
  | 'DEACTIVATED'
  /** Users with the role support or admin. */
  | 'STAFF'
  /** Users whose email address isn't verified. */
  | 'UNVERIFIED';

export type VerifyEmailInput = {
  code: Scalars['String']['input'];
  userId: Scalars['ID']['input'];
};

export type VerifyLoginInput = {
  code: Scalars['String']['input'];
  userId: Scalars['ID']['input'];
};

export type ProfilePartsFragment = { id: string, userId: string, jobTitle: string | null, industry: string | null, yearsExperience: number | null, skills: Array<string>, bio: string | null, phone: string | null, address: string | null, city: string | null, state: string | null, postalCode: string | null, country: string | null, linkedinUrl: string | null, githubUrl: string | null, portfolioUrl: string | null, twitterUrl: string | null, profilePhotoUrl: string | null, profilePhotoFilename: string | null, profilePhotoUploadDate: string | null, themePreference: ThemePreference, resumeCount: number, lastResumeCreated: string | null, createdAt: string, updatedAt: string, notificationPreferences: { emailUpdates: boolean, emailMarketing: boolean, emailSecurity: boolean, emailResumeSuggestions: boolean }, privacySettings: { showEmail: boolean, showName: boolean, showContactInfo: boolean, showSocialLinks: boolean, showResumeCount: boolean } };

export type UserProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type UserProfileQuery = { userProfile: { id: string, userId: string, jobTitle: string | null, industry: string | null, yearsExperience: number | null, skills: Array<string>, bio: string | null, phone: string | null, address: string | null, city: string | null, state: string | null, postalCode: string | null, country: string | null, linkedinUrl: string | null, githubUrl: string | null, portfolioUrl: string | null, twitterUrl: string | null, profilePhotoUrl: string | null, profilePhotoFilename: string | null, profilePhotoUploadDate: string | null, themePreference: ThemePreference, resumeCount: number, lastResumeCreated: string | null, createdAt: string, updatedAt: string, notificationPreferences: { emailUpdates: boolean, emailMarketing: boolean, emailSecurity: boolean, emailResumeSuggestions: boolean }, privacySettings: { showEmail: boolean, showName: boolean, showContactInfo: boolean, showSocialLinks: boolean, showResumeCount: boolean } } | null };

export type UpdateUserProfileMutationVariables = Exact<{
  input: UpdateUserProfileInput;
}>;


export type UpdateUserProfileMutation = { updateUserProfile: { success: boolean, message: string, profile: { id: string, userId: string, jobTitle: string | null, industry: string | null, yearsExperience: number | null, skills: Array<string>, bio: string | null, phone: string | null, address: string | null, city: string | null, state: string | null, postalCode: string | null, country: string | null, linkedinUrl: string | null, githubUrl: string | null, portfolioUrl: string | null, twitterUrl: string | null, profilePhotoUrl: string | null, profilePhotoFilename: string | null, profilePhotoUploadDate: string | null, themePreference: ThemePreference, resumeCount: number, lastResumeCreated: string | null, createdAt: string, updatedAt: string, notificationPreferences: { emailUpdates: boolean, emailMarketing: boolean, emailSecurity: boolean, emailResumeSuggestions: boolean }, privacySettings: { showEmail: boolean, showName: boolean, showContactInfo: boolean, showSocialLinks: boolean, showResumeCount: boolean } } | null, fieldErrors: Array<{ field: string, message: string }> } };

export type DeletePhotoMutationVariables = Exact<{ [key: string]: never; }>;


export type DeletePhotoMutation = { deletePhoto: { success: boolean, message: string } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { success: boolean, message: string } };

export type ChangeUsernameMutationVariables = Exact<{
  username: Scalars['String']['input'];
  password: Scalars['String']['input'];
}>;


export type ChangeUsernameMutation = { changeUsername: { success: boolean, message: string } };

export type RequestEmailChangeMutationVariables = Exact<{
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
}>;


export type RequestEmailChangeMutation = { requestEmailChange: { success: boolean, message: string, retryAfter: number | null } };

export type ConfirmEmailChangeMutationVariables = Exact<{
  email: Scalars['String']['input'];
  code: Scalars['String']['input'];
}>;


export type ConfirmEmailChangeMutation = { confirmEmailChange: { success: boolean, message: string } };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { sessions: Array<{ id: string, current: boolean, userAgent: string | null, createdAt: string, lastSeenAt: string, expiresAt: string }> };

export type RevokeSessionMutationVariables = Exact<{
  id?: InputMaybe<Scalars['ID']['input']>;
}>;


export type RevokeSessionMutation = { revokeSession: { success: boolean, message: string } };

export type AuditEventsQueryVariables = Exact<{
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type AuditEventsQuery = { auditEvents: { endCursor: string | null, items: Array<{ id: string, kind: string, detail: string | null, at: string, byHouse: boolean }> } };

export type ListedUserFragment = { id: string, username: string, email: string, firstName: string | null, lastName: string | null, isActive: boolean, isVerified: boolean, createdAt: string, lastLogin: string | null, roles: Array<string> };

export type UsersQueryVariables = Exact<{
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UserFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type UsersQuery = { users: { endCursor: string | null, items: Array<{ id: string, username: string, email: string, firstName: string | null, lastName: string | null, isActive: boolean, isVerified: boolean, createdAt: string, lastLogin: string | null, roles: Array<string> }> } };

export type UserOverviewQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
}>;


export type UserOverviewQuery = { userOverview: { adminFrom: string | null, sessions: number, resumes: number, versions: number, jobs: number, letters: number, guides: number, plans: number, comparisons: number, messages: number, mailWaiting: number, mailFailed: number, user: { id: string, username: string, email: string, firstName: string | null, lastName: string | null, isActive: boolean, isVerified: boolean, createdAt: string, lastLogin: string | null, roles: Array<string> } } | null };

export type UserEventsQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type UserEventsQuery = { userEvents: { endCursor: string | null, items: Array<{ id: string, kind: string, detail: string | null, at: string, by: { id: string, username: string | null } | null }> } | null };

export type InboxQueryVariables = Exact<{
  answered?: InputMaybe<Scalars['Boolean']['input']>;
  topic?: InputMaybe<ContactTopic>;
  ticket?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type InboxQuery = { inbox: { openCount: number, endCursor: string | null, items: Array<{ id: string, ticket: string, topic: ContactTopic, message: string, email: string, createdAt: string, dueAt: string | null, answeredAt: string | null, note: string | null, from: { id: string, username: string | null } | null, answeredBy: { id: string, username: string | null } | null }> } };

export type MailQueueQueryVariables = Exact<{
  failed?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type MailQueueQuery = { mailQueue: { endCursor: string | null, counts: Array<{ kind: string | null, waiting: number, retried: number, failed: number }>, items: Array<{ id: string, kind: string | null, tries: number, nextTry: string | null, failedAt: string | null, until: string, lastError: string | null }> } };

export type HealthQueryVariables = Exact<{ [key: string]: never; }>;


export type HealthQuery = { health: { version: string, formula: string, schema: number, startedAt: string, jobsWaiting: number, jobsTaken: number, jobsFailed: number, oldestDue: string | null, parts: Array<{ name: string, kind: string, state: PartState, note: string | null }>, providers: Array<{ name: string, adminGroup: string | null, groupsClaim: string | null }> } };

export type SetUserActiveMutationVariables = Exact<{
  userId: Scalars['ID']['input'];
  active: Scalars['Boolean']['input'];
}>;


export type SetUserActiveMutation = { setUserActive: { success: boolean, message: string } };

export type GrantUserRoleMutationVariables = Exact<{
  userId: Scalars['ID']['input'];
  role: Role;
}>;


export type GrantUserRoleMutation = { grantUserRole: { success: boolean, message: string } };

export type RevokeUserRoleMutationVariables = Exact<{
  userId: Scalars['ID']['input'];
  role: Role;
}>;


export type RevokeUserRoleMutation = { revokeUserRole: { success: boolean, message: string } };

export type AnswerMessageMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  note: Scalars['String']['input'];
}>;


export type AnswerMessageMutation = { answerMessage: { success: boolean, message: string } };

export type ReopenMessageMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ReopenMessageMutation = { reopenMessage: { success: boolean, message: string } };

export type RetryMailMutationVariables = Exact<{ [key: string]: never; }>;


export type RetryMailMutation = { retryMail: { success: boolean, message: string } };

export type InvitationsQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitationsQuery = { invitations: Array<{ id: string, uses: number, used: number, createdAt: string, expiresAt: string, endedAt: string | null }> };

export type CreateInvitationMutationVariables = Exact<{
  uses: Scalars['Int']['input'];
  days: Scalars['Int']['input'];
}>;


export type CreateInvitationMutation = { createInvitation: { success: boolean, message: string, link: string | null } };

export type EndInvitationMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type EndInvitationMutation = { endInvitation: { success: boolean, message: string } };

export type AuthenticatorQueryVariables = Exact<{ [key: string]: never; }>;


export type AuthenticatorQuery = { authenticator: { since: string, recoveryCodesLeft: number } | null };

export type StartAuthenticatorMutationVariables = Exact<{
  password: Scalars['String']['input'];
}>;


export type StartAuthenticatorMutation = { startAuthenticator: { success: boolean, message: string, secret: string | null, qrCode: string | null } };

export type ConfirmAuthenticatorMutationVariables = Exact<{
  code: Scalars['String']['input'];
}>;


export type ConfirmAuthenticatorMutation = { confirmAuthenticator: { success: boolean, message: string, recoveryCodes: Array<string> | null } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  password: Scalars['String']['input'];
  code: Scalars['String']['input'];
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { success: boolean, message: string, recoveryCodes: Array<string> | null } };

export type RemoveAuthenticatorMutationVariables = Exact<{
  password: Scalars['String']['input'];
  code: Scalars['String']['input'];
}>;


export type RemoveAuthenticatorMutation = { removeAuthenticator: { success: boolean, message: string } };

export type SendContactMessageMutationVariables = Exact<{
  input: ContactInput;
}>;


export type SendContactMessageMutation = { sendContactMessage: { success: boolean, message: string, ticket: string | null, fieldErrors: Array<{ field: string, message: string }> } };

export type NotificationsQueryVariables = Exact<{
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type NotificationsQuery = { notifications: { unreadCount: number, endCursor: string | null, items: Array<{ id: string, kind: string, title: string, body: string, path: string | null, createdAt: string, readAt: string | null }> } };

export type MarkNotificationsReadMutationVariables = Exact<{
  ids?: InputMaybe<Array<Scalars['ID']['input']> | Scalars['ID']['input']>;
}>;


export type MarkNotificationsReadMutation = { markNotificationsRead: { success: boolean, message: string } };

export type RecordConsentMutationVariables = Exact<{
  value: Consent;
}>;


export type RecordConsentMutation = { recordConsent: { success: boolean, message: string } };

export type ThemePreferenceQueryVariables = Exact<{ [key: string]: never; }>;


export type ThemePreferenceQuery = { userProfile: { id: string, themePreference: ThemePreference } | null };

export type PasskeysQueryVariables = Exact<{ [key: string]: never; }>;


export type PasskeysQuery = { passkeys: { offered: boolean, emailedCodes: boolean, recoveryCodesLeft: number, passkeys: Array<{ id: string, name: string, host: string, createdAt: string, lastUsedAt: string | null }> } };

export type StartPasskeyMutationVariables = Exact<{
  password: Scalars['String']['input'];
}>;


export type StartPasskeyMutation = { startPasskey: { success: boolean, message: string, options: string | null } };

export type FinishPasskeyMutationVariables = Exact<{
  name: Scalars['String']['input'];
  credential: Scalars['String']['input'];
}>;


export type FinishPasskeyMutation = { finishPasskey: { success: boolean, message: string, recoveryCodes: Array<string> | null } };

export type RenamePasskeyMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
}>;


export type RenamePasskeyMutation = { renamePasskey: { success: boolean, message: string } };

export type RemovePasskeyMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  password: Scalars['String']['input'];
}>;


export type RemovePasskeyMutation = { removePasskey: { success: boolean, message: string } };

export type AllowEmailedCodesMutationVariables = Exact<{
  allowed: Scalars['Boolean']['input'];
  password: Scalars['String']['input'];
}>;


export type AllowEmailedCodesMutation = { allowEmailedCodes: { success: boolean, message: string } };

export type StartPasskeyLoginMutationVariables = Exact<{
  userId: Scalars['ID']['input'];
}>;


export type StartPasskeyLoginMutation = { startPasskeyLogin: { success: boolean, message: string, options: string | null } };

export type VerifyPasskeyLoginMutationVariables = Exact<{
  userId: Scalars['ID']['input'];
  credential: Scalars['String']['input'];
}>;


export type VerifyPasskeyLoginMutation = { verifyPasskeyLogin: { success: boolean, message: string, token: string | null, user: { id: string, username: string, email: string, firstName: string | null, lastName: string | null, isActive: boolean, isVerified: boolean, createdAt: string, lastLogin: string | null } | null } };

export type ConsentsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsentsQuery = { consents: Array<{ value: Consent, at: string }> };

export type DeleteAccountMutationVariables = Exact<{
  password: Scalars['String']['input'];
}>;


export type DeleteAccountMutation = { deleteAccount: { success: boolean, message: string } };

export type LinkedProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type LinkedProvidersQuery = { linkedProviders: Array<{ issuer: string, name: string, since: string }> };

export type StartProviderSignInMutationVariables = Exact<{
  provider: Scalars['ID']['input'];
}>;


export type StartProviderSignInMutation = { startProviderSignIn: { success: boolean, message: string, url: string | null } };

export type FinishProviderSignInMutationVariables = Exact<{
  input: FinishProviderSignInInput;
}>;


export type FinishProviderSignInMutation = { finishProviderSignIn: { success: boolean, message: string, ticket: string | null, session: { success: boolean, message: string, token: string | null, user: { id: string, username: string, email: string, firstName: string | null, lastName: string | null, isActive: boolean, isVerified: boolean, createdAt: string, lastLogin: string | null } | null } | null, login: { userId: string | null, email: string | null, secondFactor: SecondFactor | null, otherFactors: Array<SecondFactor> | null } | null } };

export type LinkProviderMutationVariables = Exact<{
  ticket: Scalars['String']['input'];
}>;


export type LinkProviderMutation = { linkProvider: { success: boolean, message: string } };

export type UnlinkProviderMutationVariables = Exact<{
  issuer: Scalars['String']['input'];
  password: Scalars['String']['input'];
}>;


export type UnlinkProviderMutation = { unlinkProvider: { success: boolean, message: string } };

export type KnownUserFragment = { id: string, username: string, email: string, firstName: string | null, lastName: string | null, isActive: boolean, isVerified: boolean, createdAt: string, lastLogin: string | null };

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { currentUser: { id: string, username: string, email: string, firstName: string | null, lastName: string | null, isActive: boolean, isVerified: boolean, createdAt: string, lastLogin: string | null } | null };

export type HasRoleQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
  role: Scalars['String']['input'];
}>;


export type HasRoleQuery = { hasRole: boolean };

export type HasPermissionQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
  permission: Scalars['String']['input'];
}>;


export type HasPermissionQuery = { hasPermission: boolean };

export type LogoutUserMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutUserMutation = { logoutUser: { success: boolean, message: string } };

export type SessionBegunFragment = { success: boolean, message: string, token: string | null, user: { id: string, username: string, email: string, firstName: string | null, lastName: string | null, isActive: boolean, isVerified: boolean, createdAt: string, lastLogin: string | null } | null };

export type RegisterUserMutationVariables = Exact<{
  input: RegisterUserInput;
}>;


export type RegisterUserMutation = { registerUser: { success: boolean, message: string, verificationSent: boolean, user: { id: string, email: string } | null, fieldErrors: Array<{ field: string, message: string }> } };

export type InitiateLoginMutationVariables = Exact<{
  input: InitiateLoginInput;
}>;


export type InitiateLoginMutation = { initiateLogin: { success: boolean, message: string, email: string | null, userId: string | null, secondFactor: SecondFactor | null, otherFactors: Array<SecondFactor> | null } };

export type VerifyLoginMutationVariables = Exact<{
  input: VerifyLoginInput;
}>;


export type VerifyLoginMutation = { verifyLogin: { success: boolean, message: string, token: string | null, user: { id: string, username: string, email: string, firstName: string | null, lastName: string | null, isActive: boolean, isVerified: boolean, createdAt: string, lastLogin: string | null } | null } };

export type VerifyEmailMutationVariables = Exact<{
  input: VerifyEmailInput;
}>;


export type VerifyEmailMutation = { verifyEmail: { success: boolean, message: string } };

export type ResendVerificationCodeMutationVariables = Exact<{
  input: ResendVerificationCodeInput;
}>;


export type ResendVerificationCodeMutation = { resendVerificationCode: { success: boolean, message: string, retryAfter: number | null } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: Scalars['String']['input'];
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { success: boolean, message: string } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { success: boolean, message: string } };

export type EnterAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type EnterAccountMutation = { enterAccount: { success: boolean, message: string, token: string | null, user: { id: string, username: string, email: string, firstName: string | null, lastName: string | null, isActive: boolean, isVerified: boolean, createdAt: string, lastLogin: string | null } | null } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ProfilePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProfileParts on UserProfile {
  id
  userId
  jobTitle
  industry
  yearsExperience
  skills
  bio
  phone
  address
  city
  state
  postalCode
  country
  linkedinUrl
  githubUrl
  portfolioUrl
  twitterUrl
  profilePhotoUrl
  profilePhotoFilename
  profilePhotoUploadDate
  themePreference
  resumeCount
  lastResumeCreated
  createdAt
  updatedAt
  notificationPreferences {
    emailUpdates
    emailMarketing
    emailSecurity
    emailResumeSuggestions
  }
  privacySettings {
    showEmail
    showName
    showContactInfo
    showSocialLinks
    showResumeCount
  }
}
    `, {"fragmentName":"ProfileParts"}) as unknown as TypedDocumentString<ProfilePartsFragment, unknown>;
export const ListedUserFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ListedUser on UserInfo {
  id
  username
  email
  firstName
  lastName
  isActive
  isVerified
  createdAt
  lastLogin
  roles
}
    `, {"fragmentName":"ListedUser"}) as unknown as TypedDocumentString<ListedUserFragment, unknown>;
export const KnownUserFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment KnownUser on User {
  id
  username
  email
  firstName
  lastName
  isActive
  isVerified
  createdAt
  lastLogin
}
    `, {"fragmentName":"KnownUser"}) as unknown as TypedDocumentString<KnownUserFragment, unknown>;
export const SessionBegunFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SessionBegun on LoginVerificationResult {
  success
  message
  user {
    ...KnownUser
  }
  token
}
    fragment KnownUser on User {
  id
  username
  email
  firstName
  lastName
  isActive
  isVerified
  createdAt
  lastLogin
}`, {"fragmentName":"SessionBegun"}) as unknown as TypedDocumentString<SessionBegunFragment, unknown>;
export const UserProfileDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UserProfile {
  userProfile {
    ...ProfileParts
  }
}
    fragment ProfileParts on UserProfile {
  id
  userId
  jobTitle
  industry
  yearsExperience
  skills
  bio
  phone
  address
  city
  state
  postalCode
  country
  linkedinUrl
  githubUrl
  portfolioUrl
  twitterUrl
  profilePhotoUrl
  profilePhotoFilename
  profilePhotoUploadDate
  themePreference
  resumeCount
  lastResumeCreated
  createdAt
  updatedAt
  notificationPreferences {
    emailUpdates
    emailMarketing
    emailSecurity
    emailResumeSuggestions
  }
  privacySettings {
    showEmail
    showName
    showContactInfo
    showSocialLinks
    showResumeCount
  }
}`) as unknown as TypedDocumentString<UserProfileQuery, UserProfileQueryVariables>;
export const UpdateUserProfileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateUserProfile($input: UpdateUserProfileInput!) {
  updateUserProfile(input: $input) {
    success
    message
    profile {
      ...ProfileParts
    }
    fieldErrors {
      field
      message
    }
  }
}
    fragment ProfileParts on UserProfile {
  id
  userId
  jobTitle
  industry
  yearsExperience
  skills
  bio
  phone
  address
  city
  state
  postalCode
  country
  linkedinUrl
  githubUrl
  portfolioUrl
  twitterUrl
  profilePhotoUrl
  profilePhotoFilename
  profilePhotoUploadDate
  themePreference
  resumeCount
  lastResumeCreated
  createdAt
  updatedAt
  notificationPreferences {
    emailUpdates
    emailMarketing
    emailSecurity
    emailResumeSuggestions
  }
  privacySettings {
    showEmail
    showName
    showContactInfo
    showSocialLinks
    showResumeCount
  }
}`) as unknown as TypedDocumentString<UpdateUserProfileMutation, UpdateUserProfileMutationVariables>;
export const DeletePhotoDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeletePhoto {
  deletePhoto {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<DeletePhotoMutation, DeletePhotoMutationVariables>;
export const ChangePasswordDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const ChangeUsernameDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeUsername($username: String!, $password: String!) {
  changeUsername(username: $username, password: $password) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<ChangeUsernameMutation, ChangeUsernameMutationVariables>;
export const RequestEmailChangeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestEmailChange($email: String!, $password: String!) {
  requestEmailChange(email: $email, password: $password) {
    success
    message
    retryAfter
  }
}
    `) as unknown as TypedDocumentString<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>;
export const ConfirmEmailChangeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmEmailChange($email: String!, $code: String!) {
  confirmEmailChange(email: $email, code: $code) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables>;
export const SessionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Sessions {
  sessions {
    id
    current
    userAgent
    createdAt
    lastSeenAt
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<SessionsQuery, SessionsQueryVariables>;
export const RevokeSessionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RevokeSession($id: ID) {
  revokeSession(id: $id) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<RevokeSessionMutation, RevokeSessionMutationVariables>;
export const AuditEventsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AuditEvents($first: Int, $after: String) {
  auditEvents(first: $first, after: $after) {
    items {
      id
      kind
      detail
      at
      byHouse
    }
    endCursor
  }
}
    `) as unknown as TypedDocumentString<AuditEventsQuery, AuditEventsQueryVariables>;
export const UsersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Users($search: String, $filter: UserFilter, $first: Int, $after: String) {
  users(search: $search, filter: $filter, first: $first, after: $after) {
    items {
      ...ListedUser
    }
    endCursor
  }
}
    fragment ListedUser on UserInfo {
  id
  username
  email
  firstName
  lastName
  isActive
  isVerified
  createdAt
  lastLogin
  roles
}`) as unknown as TypedDocumentString<UsersQuery, UsersQueryVariables>;
export const UserOverviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UserOverview($userId: ID!) {
  userOverview(userId: $userId) {
    user {
      ...ListedUser
    }
    adminFrom
    sessions
    resumes
    versions
    jobs
    letters
    guides
    plans
    comparisons
    messages
    mailWaiting
    mailFailed
  }
}
    fragment ListedUser on UserInfo {
  id
  username
  email
  firstName
  lastName
  isActive
  isVerified
  createdAt
  lastLogin
  roles
}`) as unknown as TypedDocumentString<UserOverviewQuery, UserOverviewQueryVariables>;
export const UserEventsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UserEvents($userId: ID!, $first: Int, $after: String) {
  userEvents(userId: $userId, first: $first, after: $after) {
    items {
      id
      kind
      detail
      at
      by {
        id
        username
      }
    }
    endCursor
  }
}
    `) as unknown as TypedDocumentString<UserEventsQuery, UserEventsQueryVariables>;
export const InboxDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Inbox($answered: Boolean, $topic: ContactTopic, $ticket: String, $first: Int, $after: String) {
  inbox(
    answered: $answered
    topic: $topic
    ticket: $ticket
    first: $first
    after: $after
  ) {
    items {
      id
      ticket
      topic
      message
      email
      createdAt
      dueAt
      from {
        id
        username
      }
      answeredAt
      answeredBy {
        id
        username
      }
      note
    }
    openCount
    endCursor
  }
}
    `) as unknown as TypedDocumentString<InboxQuery, InboxQueryVariables>;
export const MailQueueDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MailQueue($failed: Boolean, $first: Int, $after: String) {
  mailQueue(failed: $failed, first: $first, after: $after) {
    counts {
      kind
      waiting
      retried
      failed
    }
    items {
      id
      kind
      tries
      nextTry
      failedAt
      until
      lastError
    }
    endCursor
  }
}
    `) as unknown as TypedDocumentString<MailQueueQuery, MailQueueQueryVariables>;
export const HealthDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Health {
  health {
    version
    formula
    schema
    startedAt
    parts {
      name
      kind
      state
      note
    }
    jobsWaiting
    jobsTaken
    jobsFailed
    oldestDue
    providers {
      name
      adminGroup
      groupsClaim
    }
  }
}
    `) as unknown as TypedDocumentString<HealthQuery, HealthQueryVariables>;
export const SetUserActiveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetUserActive($userId: ID!, $active: Boolean!) {
  setUserActive(userId: $userId, active: $active) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<SetUserActiveMutation, SetUserActiveMutationVariables>;
export const GrantUserRoleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation GrantUserRole($userId: ID!, $role: Role!) {
  grantUserRole(userId: $userId, role: $role) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<GrantUserRoleMutation, GrantUserRoleMutationVariables>;
export const RevokeUserRoleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RevokeUserRole($userId: ID!, $role: Role!) {
  revokeUserRole(userId: $userId, role: $role) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<RevokeUserRoleMutation, RevokeUserRoleMutationVariables>;
export const AnswerMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AnswerMessage($id: ID!, $note: String!) {
  answerMessage(id: $id, note: $note) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<AnswerMessageMutation, AnswerMessageMutationVariables>;
export const ReopenMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReopenMessage($id: ID!) {
  reopenMessage(id: $id) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<ReopenMessageMutation, ReopenMessageMutationVariables>;
export const RetryMailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RetryMail {
  retryMail {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<RetryMailMutation, RetryMailMutationVariables>;
export const InvitationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Invitations {
  invitations {
    id
    uses
    used
    createdAt
    expiresAt
    endedAt
  }
}
    `) as unknown as TypedDocumentString<InvitationsQuery, InvitationsQueryVariables>;
export const CreateInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateInvitation($uses: Int!, $days: Int!) {
  createInvitation(uses: $uses, days: $days) {
    success
    message
    link
  }
}
    `) as unknown as TypedDocumentString<CreateInvitationMutation, CreateInvitationMutationVariables>;
export const EndInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndInvitation($id: ID!) {
  endInvitation(id: $id) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<EndInvitationMutation, EndInvitationMutationVariables>;
export const AuthenticatorDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Authenticator {
  authenticator {
    since
    recoveryCodesLeft
  }
}
    `) as unknown as TypedDocumentString<AuthenticatorQuery, AuthenticatorQueryVariables>;
export const StartAuthenticatorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartAuthenticator($password: String!) {
  startAuthenticator(password: $password) {
    success
    message
    secret
    qrCode
  }
}
    `) as unknown as TypedDocumentString<StartAuthenticatorMutation, StartAuthenticatorMutationVariables>;
export const ConfirmAuthenticatorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmAuthenticator($code: String!) {
  confirmAuthenticator(code: $code) {
    success
    message
    recoveryCodes
  }
}
    `) as unknown as TypedDocumentString<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables>;
export const RenewRecoveryCodesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RenewRecoveryCodes($password: String!, $code: String!) {
  renewRecoveryCodes(password: $password, code: $code) {
    success
    message
    recoveryCodes
  }
}
    `) as unknown as TypedDocumentString<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const RemoveAuthenticatorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveAuthenticator($password: String!, $code: String!) {
  removeAuthenticator(password: $password, code: $code) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables>;
export const SendContactMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendContactMessage($input: ContactInput!) {
  sendContactMessage(input: $input) {
    success
    message
    ticket
    fieldErrors {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SendContactMessageMutation, SendContactMessageMutationVariables>;
export const NotificationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Notifications($first: Int, $after: String) {
  notifications(first: $first, after: $after) {
    items {
      id
      kind
      title
      body
      path
      createdAt
      readAt
    }
    unreadCount
    endCursor
  }
}
    `) as unknown as TypedDocumentString<NotificationsQuery, NotificationsQueryVariables>;
export const MarkNotificationsReadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MarkNotificationsRead($ids: [ID!]) {
  markNotificationsRead(ids: $ids) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>;
export const RecordConsentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RecordConsent($value: Consent!) {
  recordConsent(value: $value) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<RecordConsentMutation, RecordConsentMutationVariables>;
export const ThemePreferenceDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ThemePreference {
  userProfile {
    id
    themePreference
  }
}
    `) as unknown as TypedDocumentString<ThemePreferenceQuery, ThemePreferenceQueryVariables>;
export const PasskeysDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Passkeys {
  passkeys {
    offered
    emailedCodes
    recoveryCodesLeft
    passkeys {
      id
      name
      host
      createdAt
      lastUsedAt
    }
  }
}
    `) as unknown as TypedDocumentString<PasskeysQuery, PasskeysQueryVariables>;
export const StartPasskeyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartPasskey($password: String!) {
  startPasskey(password: $password) {
    success
    message
    options
  }
}
    `) as unknown as TypedDocumentString<StartPasskeyMutation, StartPasskeyMutationVariables>;
export const FinishPasskeyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation FinishPasskey($name: String!, $credential: String!) {
  finishPasskey(name: $name, credential: $credential) {
    success
    message
    recoveryCodes
  }
}
    `) as unknown as TypedDocumentString<FinishPasskeyMutation, FinishPasskeyMutationVariables>;
export const RenamePasskeyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RenamePasskey($id: ID!, $name: String!) {
  renamePasskey(id: $id, name: $name) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
export const RemovePasskeyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemovePasskey($id: ID!, $password: String!) {
  removePasskey(id: $id, password: $password) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const AllowEmailedCodesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AllowEmailedCodes($allowed: Boolean!, $password: String!) {
  allowEmailedCodes(allowed: $allowed, password: $password) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<AllowEmailedCodesMutation, AllowEmailedCodesMutationVariables>;
export const StartPasskeyLoginDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartPasskeyLogin($userId: ID!) {
  startPasskeyLogin(userId: $userId) {
    success
    message
    options
  }
}
    `) as unknown as TypedDocumentString<StartPasskeyLoginMutation, StartPasskeyLoginMutationVariables>;
export const VerifyPasskeyLoginDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation VerifyPasskeyLogin($userId: ID!, $credential: String!) {
  verifyPasskeyLogin(userId: $userId, credential: $credential) {
    ...SessionBegun
  }
}
    fragment KnownUser on User {
  id
  username
  email
  firstName
  lastName
  isActive
  isVerified
  createdAt
  lastLogin
}
fragment SessionBegun on LoginVerificationResult {
  success
  message
  user {
    ...KnownUser
  }
  token
}`) as unknown as TypedDocumentString<VerifyPasskeyLoginMutation, VerifyPasskeyLoginMutationVariables>;
export const ConsentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Consents {
  consents {
    value
    at
  }
}
    `) as unknown as TypedDocumentString<ConsentsQuery, ConsentsQueryVariables>;
export const DeleteAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteAccount($password: String!) {
  deleteAccount(password: $password) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const LinkedProvidersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LinkedProviders {
  linkedProviders {
    issuer
    name
    since
  }
}
    `) as unknown as TypedDocumentString<LinkedProvidersQuery, LinkedProvidersQueryVariables>;
export const StartProviderSignInDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartProviderSignIn($provider: ID!) {
  startProviderSignIn(provider: $provider) {
    success
    message
    url
  }
}
    `) as unknown as TypedDocumentString<StartProviderSignInMutation, StartProviderSignInMutationVariables>;
export const FinishProviderSignInDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation FinishProviderSignIn($input: FinishProviderSignInInput!) {
  finishProviderSignIn(input: $input) {
    success
    message
    session {
      ...SessionBegun
    }
    login {
      userId
      email
      secondFactor
      otherFactors
    }
    ticket
  }
}
    fragment KnownUser on User {
  id
  username
  email
  firstName
  lastName
  isActive
  isVerified
  createdAt
  lastLogin
}
fragment SessionBegun on LoginVerificationResult {
  success
  message
  user {
    ...KnownUser
  }
  token
}`) as unknown as TypedDocumentString<FinishProviderSignInMutation, FinishProviderSignInMutationVariables>;
export const LinkProviderDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LinkProvider($ticket: String!) {
  linkProvider(ticket: $ticket) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<LinkProviderMutation, LinkProviderMutationVariables>;
export const UnlinkProviderDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UnlinkProvider($issuer: String!, $password: String!) {
  unlinkProvider(issuer: $issuer, password: $password) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<UnlinkProviderMutation, UnlinkProviderMutationVariables>;
export const CurrentUserDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CurrentUser {
  currentUser {
    ...KnownUser
  }
}
    fragment KnownUser on User {
  id
  username
  email
  firstName
  lastName
  isActive
  isVerified
  createdAt
  lastLogin
}`) as unknown as TypedDocumentString<CurrentUserQuery, CurrentUserQueryVariables>;
export const HasRoleDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HasRole($userId: ID!, $role: String!) {
  hasRole(userId: $userId, role: $role)
}
    `) as unknown as TypedDocumentString<HasRoleQuery, HasRoleQueryVariables>;
export const HasPermissionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HasPermission($userId: ID!, $permission: String!) {
  hasPermission(userId: $userId, permission: $permission)
}
    `) as unknown as TypedDocumentString<HasPermissionQuery, HasPermissionQueryVariables>;
export const LogoutUserDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LogoutUser {
  logoutUser {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<LogoutUserMutation, LogoutUserMutationVariables>;
export const RegisterUserDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RegisterUser($input: RegisterUserInput!) {
  registerUser(input: $input) {
    success
    message
    user {
      id
      email
    }
    verificationSent
    fieldErrors {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RegisterUserMutation, RegisterUserMutationVariables>;
export const InitiateLoginDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation InitiateLogin($input: InitiateLoginInput!) {
  initiateLogin(input: $input) {
    success
    message
    email
    userId
    secondFactor
    otherFactors
  }
}
    `) as unknown as TypedDocumentString<InitiateLoginMutation, InitiateLoginMutationVariables>;
export const VerifyLoginDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation VerifyLogin($input: VerifyLoginInput!) {
  verifyLogin(input: $input) {
    ...SessionBegun
  }
}
    fragment KnownUser on User {
  id
  username
  email
  firstName
  lastName
  isActive
  isVerified
  createdAt
  lastLogin
}
fragment SessionBegun on LoginVerificationResult {
  success
  message
  user {
    ...KnownUser
  }
  token
}`) as unknown as TypedDocumentString<VerifyLoginMutation, VerifyLoginMutationVariables>;
export const VerifyEmailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation VerifyEmail($input: VerifyEmailInput!) {
  verifyEmail(input: $input) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const ResendVerificationCodeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResendVerificationCode($input: ResendVerificationCodeInput!) {
  resendVerificationCode(input: $input) {
    success
    message
    retryAfter
  }
}
    `) as unknown as TypedDocumentString<ResendVerificationCodeMutation, ResendVerificationCodeMutationVariables>;
export const RequestPasswordResetDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestPasswordReset($email: String!) {
  requestPasswordReset(email: $email) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResetPassword($input: ResetPasswordInput!) {
  resetPassword(input: $input) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const EnterAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EnterAccount {
  enterAccount {
    ...SessionBegun
  }
}
    fragment KnownUser on User {
  id
  username
  email
  firstName
  lastName
  isActive
  isVerified
  createdAt
  lastLogin
}
fragment SessionBegun on LoginVerificationResult {
  success
  message
  user {
    ...KnownUser
  }
  token
}`) as unknown as TypedDocumentString<EnterAccountMutation, EnterAccountMutationVariables>;