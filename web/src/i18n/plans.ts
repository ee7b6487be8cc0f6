/** /plans and /subscribe. */
export const plansText = {
  title: "Pricing",
  description: "This Vitae server has no billing: every account has every feature, without a limit by plan.",
  heading: "Everything, for everyone",
  lead: "This server has no billing. Every account has every feature, and there is nothing to upgrade to.",
  price: "0",
  per: "for every account",
  card: "No card, no trial period, no renewal.",
  included: {
    heading: "Every account has",
    items: [
      "Tailored resumes, with the evidence for every change",
      "Match scores with all of their parts",
      "Saved resumes, versions and jobs, side by side",
      "Cover letters, interview guides with practice, plans for skills, and comparisons of jobs",
      "Downloads as PDF, DOCX, text, Markdown and JSON",
      "Everything stored about you, to download at any time",
      "Erasure of the account, by yourself",
    ],
  },
  limits: {
    heading: "Limits that are about fairness, not plans",
    text: "How much one account can keep is bounded, and whoever asks for very much in a short time has to wait a little. The limits are the same for everybody, so that the server stays quick for the rest. “Subscription” in the account menu shows each bound and how much of it is used.",
  },
  start: { guest: "Create an account", user: "Tailor a resume" },
  trial: "Try it without an account",
  questions: [
    {
      ask: "Why is it free?",
      answer:
        "Vitae is run by whoever set up this server, and this version of it takes no money: it has no prices, no card form and no payment service.",
    },
    {
      ask: "Will that change?",
      answer:
        "A later version may be able to take money, and whoever runs the server would decide. What you stored stays yours: it can be downloaded and erased at any time, with a plan or without.",
    },
  ],
} as const;

export const subscribeText = {
  title: "Subscribe",
  description: "This Vitae server has no billing: there is no plan to subscribe to and no price.",
  heading: "There is nothing to subscribe to",
  lead: "This server has no billing: no plan, no price and no card form. Every feature comes with an account.",
  account: "Create an account",
  yours: "Your subscription",
  plans: "What every account has",
} as const;
