/** The texts of a sign-in by the code of an authenticator app. */
export const appCodeText = {
  title: "Verify Login",
  description: "Enter the 6-digit code that your authenticator app shows for Vitae.",
  wrong: "That code didn't work. Each code works once, so wait for the next one and try again.",
  recovery: {
    use: "Use a recovery code instead",
    lead: "Enter one of the recovery codes that you saved when you set up your app. Each works once.",
    label: "Recovery code",
    wrong: "That code didn't work. It may have been used before.",
    back: "Use your app instead",
  },
};
