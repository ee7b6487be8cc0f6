/** The texts of a sign-in by the code of an authenticator app. */
export const appCodeText = {
  title: "Verify Login",
  description: "Enter the 6-digit code that your authenticator app shows for Vitae.",
  wrong: "That code didn't work. Try the next one, or go back and sign in again.",
  recovery: {
    use: "Use a recovery code instead",
    lead: "Enter one of the recovery codes that you saved. Each works once.",
    label: "Recovery code",
    wrong: "That code didn't work. Try another one, or go back and sign in again.",
    back: "Use your app instead",
  },
  over: {
    title: "This sign-in may no longer work.",
    text: "Too much time has passed, or too many codes were wrong. Go back and sign in again.",
    back: "Back to sign in",
  },
};
