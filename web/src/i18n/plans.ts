/** /plans and /subscribe. */
export const plansText = {
  title: "Pricing",
  description: "This Vitae server has no billing. Every account has every feature, with no plan limits.",
  heading: "Everything, for everyone",
  lead: "This server has no billing. Every account has every feature, so there's nothing to upgrade to.",
  price: "Free",
  per: "for everyone",
  card: "No card, no trial period, no renewals.",
  included: {
    heading: "Every account includes",
    items: [
      "Tailored resumes, with the evidence for every change",
      "Match scores with every part explained",
      "Saved resumes, versions and jobs",
      "Cover letters, interview guides with practice, learning plans and job comparisons",
      "Downloads as PDF, DOCX, text, Markdown and JSON",
      "A download of all your data at any time",
      "Account deletion whenever you want",
    ],
  },
  limits: {
    heading: "Fair-use limits",
    text: "Each account has a storage limit, and we slow down accounts that send many requests in a short time. The limits are the same for everyone and keep the server fast. To see yours, open “Subscription” in the account menu.",
  },
  start: { guest: "Create an account", user: "Tailor a resume" },
  trial: "Try it without an account",
  questions: [
    {
      ask: "Why is it free?",
      answer:
        "The person or organization that set up this server runs Vitae for you. This version can't take payments: it has no prices, no card form and no payment service.",
    },
    {
      ask: "Will it stay free?",
      answer:
        "A later version may support payments, and the server's operator would decide whether to use them. Your data stays yours. You can download or delete it at any time, with or without a plan.",
    },
  ],
} as const;

export const subscribeText = {
  title: "Subscribe",
  description: "This Vitae server has no billing, no plans and no prices.",
  heading: "There's nothing to subscribe to",
  lead: "This server has no billing, so there are no plans, prices or card forms. Every account has every feature.",
  account: "Create an account",
  yours: "Your subscription",
  plans: "What every account includes",
} as const;
