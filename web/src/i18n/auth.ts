/** The texts of accounts: signing up and in, codes, passwords. */
export const authText = {
  tabs: { label: "Account", login: "Login", register: "Register" },
  login: {
    page: "Login",
    heading: "Welcome back",
    lead: "Sign in to see your resumes and jobs.",
    submit: "Sign In",
    busy: "Signing in...",
    wrong: "Check your username and password.",
    forgot: "Forgot your password?",
  },
  register: {
    page: "Register",
    heading: "Create your account",
    lead: "It's free, and we'll keep the work you've started.",
    submit: "Create Account",
    busy: "Creating account...",
    passwordHint: "At least 8 characters with letters and numbers",
  },
  /** In place of signing up, where the server's settings close it. */
  closed: {
    heading: "Registration is closed",
    lead: "Accounts are created by the person who runs this server.",
    how: "Ask them for an account, then set your password with “Forgot your password?” on the Login tab. You can still tailor a resume without an account.",
  },
  /** In place of signing up, where an invitation is missing. */
  uninvited: {
    heading: "Registration is by invitation only",
    lead: "Only invited people can create an account on this server.",
    how: "Open your invitation link, or ask the person who runs this server for one. You can still tailor a resume without an account.",
  },
  /** Above the form. */
  invited: "You've been invited to create an account on this server.",
  domains: (names: string[]) =>
    `You can register with an email address from ${names.join(", ")}. Other addresses need an invitation.`,
  fields: {
    username: "Username",
    password: "Password",
    newPassword: "New Password",
    firstName: "First Name",
    lastName: "Last Name",
    email: "Email",
    confirmPassword: "Confirm Password",
    show: "Show password",
    hide: "Hide password",
  },
  legal: {
    terms: "Terms of Service",
    privacy: "Privacy Policy",
    /** The sentence around the two links. */
    agree: <Link>(terms: Link, privacy: Link) => [
      "By continuing you agree to the ",
      terms,
      " and the ",
      privacy,
      ".",
    ],
  },
  panel: {
    heading: "Your words, matched to the job",
    lead: "Each requirement is linked to the line that shows it. Anything your resume doesn't show is listed as missing, never invented.",
    example: {
      label: "How a requirement is matched",
      asked: "The posting asks for",
      requirement: "PostgreSQL at scale",
      shown: "Your resume shows it",
      before: "Cut ",
      proof: "PostgreSQL p95 query time from 900 to 140 ms",
      after: " for 40,000 shops",
    },
    points: [
      {
        title: "Intelligent matching",
        text: "See your skills next to the job's requirements, with evidence for each one.",
      },
      {
        title: "A version for every application",
        text: "Manage multiple resume versions for different applications, and always know which one you sent.",
      },
    ],
  },

  rules: {
    usernameRequired: "Username is required",
    passwordRequired: "Password is required",
    usernameShort: "Username must be at least 3 characters",
    usernameLong: "Username must be at most 50 characters",
    usernameShape: "Username can only contain letters, numbers, and underscores",
    email: "Invalid email address",
    passwordShort: "Password must be at least 8 characters",
    passwordUpper: "Password must contain at least one uppercase letter",
    passwordLower: "Password must contain at least one lowercase letter",
    passwordDigit: "Password must contain at least one number",
    mismatch: "Passwords don't match",
  },

  code: {
    title: "Verify Your Email",
    description: (address: string) => ({
      before: "We've sent a verification code to ",
      address,
      after: ". Please enter the code below to continue.",
    }),
    boxes: "Verification code",
    digit: (n: number) => `Digit ${n} of 6`,
    verify: "Verify Code",
    verifying: "Verifying...",
    back: "Back",
    resend: "Resend verification code",
    sending: "Sending...",
    ask: "Didn't receive the code?",
    wait: (seconds: number) => `You can request a new code in ${seconds} seconds`,
    done: {
      title: "Verification Complete",
      text: "Your code has been accepted. Click Continue to proceed.",
      go: "Continue",
    },
    wrong: "That code didn't work. Use the code from the latest email, or request a new one.",
    invalid: { title: "Invalid code", description: "Please enter the 6-digit verification code" },
    sent: {
      title: "Code sent",
      description: (address: string) => `A new code was sent to ${address}`,
    },
    notSent: { title: "Failed to resend code", description: "Please try again later" },
    sendError: { title: "Error", description: "An error occurred while resending the code" },
    error: { title: "Verification error", description: "An error occurred during verification" },
  },
  verifyLogin: {
    title: "Verify Login",
    description: "Please enter the verification code sent to your email to complete login",
  },
  /** A screen for codes, opened without one on its way. */
  nothingPending: {
    page: "Verification",
    heading: "There's no code to enter",
    text: "You haven't started signing in or signing up in this browser. Sign in and we'll email you a new code.",
    login: "Sign in",
    register: "Create an account",
  },
  registered: {
    page: "Registration complete",
    heading: "Your account is ready",
    text: "Your email address is verified. You can now save your resumes, jobs and results.",
    enter: "Go to your dashboard",
  },

  reset: {
    page: "Reset password",
    heading: "Reset your password",
    lead: "Enter your account's email address. We'll send you a code and a link to set a new password.",
    ask: "Send code",
    asking: "Sending...",
    back: "Back to sign in",
    sentHeading: "Check your inbox",
    sent: (address: string) => ({
      before: "If there is an account for ",
      address,
      after: ", an email with a code is on its way. Open the link in it to choose a new password.",
    }),
    another: "Use a different address",
    newHeading: "Choose a new password",
    newLead: "Enter the code from the email and choose a new password.",
    submit: "Save new password",
    busy: "Saving…",
    noCode: "Lost the email, or the code isn't working?",
    newCode: "Request a new code",
    linkLead: "You opened the link from the email, so you don't need a code.",
    notMe: {
      heading: "Secure your account",
      lead: "We'll sign you out everywhere, disconnect all connected accounts, restore your email address if it changed, and email you a link to choose a new password.",
      confirm: "Sign out everywhere",
      over: "This link no longer works. Reset your password instead.",
      failed: { title: "Sign-out failed", description: "Try again in a moment." },
    },
    failed: { title: "Your password wasn't changed", description: "Try again in a moment." },
    done: { title: "Password changed", description: "Sign in with your new password." },
  },

  waiting: (time: string) => `You can try again in ${time}`,

  over: {
    title: "Your session has ended",
    text: "Sign in again to continue. What you typed on this page is still here, but you'll need to save it after you sign in.",
    leave: "Leave page",
  },

  toasts: {
    registrationFailed: { title: "Registration failed", description: "Failed to create account" },
    registrationError: { title: "Registration error", description: "An error occurred during registration" },
    registered: {
      title: "Registration successful",
      description: "Please verify your email with the code sent to your inbox.",
    },
    loginFailed: { title: "Login failed", description: "Invalid credentials" },
    loginError: { title: "Login error", description: "An error occurred during login" },
    codeWanted: {
      title: "Verification required",
      description: "Please check your email for the verification code",
    },
    wrongCode: { title: "Verification failed", description: "Invalid verification code" },
    loggedIn: { title: "Login successful", description: "You are now logged in" },
    loggedOut: { title: "Logout successful", description: "You have been logged out" },
    logoutError: {
      title: "Error during logout",
      description: "You have been logged out locally, but there was an error with the server",
    },
    emailFailed: { title: "Verification failed", description: "Failed to verify email" },
    emailError: { title: "Verification error", description: "An error occurred during email verification" },
    notSent: { title: "Failed to send code", description: "Failed to send verification code" },
    sent: { title: "Code sent", description: "A new verification code has been sent to your email" },
    sendError: { title: "Error", description: "An error occurred while sending verification code" },
  },
} as const;
