/** The texts of signing in with an account elsewhere. */
export const providersText = {
  or: "or",
  with: (name: string) => `Continue with ${name}`,
  failed: "Sign-in failed",
  failedDetail: "An error occurred during login",
  denied: "The sign-in was canceled.",
  finishing: "Signing you in…",
  once: "You already have an account with this email address. Sign in to it once, with your password or another connected account, and we'll connect this one.",
  linked: { title: "Account connected", description: "Next time, you can sign in without your password." },
  notLinked: "Your account wasn't connected",
  notLinkedDetail: "To connect it, sign out and choose “Continue with …” again.",
  neverSet: "Never set a password? Sign out and choose “Forgot your password?” first.",
};
