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

export type VerifyEmailInput = {
  code: Scalars['String']['input'];
  userId: Scalars['ID']['input'];
};

export type VerifyLoginInput = {
  code: Scalars['String']['input'];
  userId: Scalars['ID']['input'];
};

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

export type UserInfoQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
}>;


export type UserInfoQuery = { userInfo: { id: string, username: string, email: string, firstName: string | null, lastName: string | null, isActive: boolean, isVerified: boolean, createdAt: string, lastLogin: string | null, roles: Array<string>, permissions: Array<string> } | null };

export type LogoutUserMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutUserMutation = { logoutUser: { success: boolean, message: string } };

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

export const CurrentUserDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CurrentUser {
  currentUser {
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
}
    `) as unknown as TypedDocumentString<CurrentUserQuery, CurrentUserQueryVariables>;
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
export const UserInfoDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UserInfo($userId: ID!) {
  userInfo(userId: $userId) {
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
    permissions
  }
}
    `) as unknown as TypedDocumentString<UserInfoQuery, UserInfoQueryVariables>;
export const LogoutUserDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LogoutUser {
  logoutUser {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<LogoutUserMutation, LogoutUserMutationVariables>;