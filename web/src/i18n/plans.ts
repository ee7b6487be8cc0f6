/** /plans, /subscribe and /subscription. */
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
      "Downloads as PDF, DOCX and text",
      "Everything stored about you, to download at any time",
      "Erasure of the account, by yourself",
    ],
  },
  limits: {
    heading: "Limits that are about fairness, not plans",
    text: "Uploads have a largest size and number, and whoever asks for very much in a short time has to wait a little. The limits are the same for everybody, so that the server stays quick for the rest.",
  },
  start: { guest: "Create an account", user: "Tailor a resume" },
  trial: "Try it without an account",
  questions: [
    {
      ask: "Why is it free?",
      answer:
        "Vitae is run by whoever set up this server, and they have not connected a payment service. The program shows prices only where one is connected.",
    },
    {
      ask: "Will that change?",
      answer:
        "Whoever runs the server can decide so. What you stored stays yours: it can be downloaded and erased at any time, with a plan or without.",
    },
  ],
} as const;

export const subscribeText = {
  title: "Subscribe",
  description: "This Vitae server has no billing: there is no plan to subscribe to and no price.",
  heading: "There is nothing to subscribe to",
  lead: "This server has no billing: no plan, no price and no card form. Create an account, and every feature is yours.",
  account: "Create an account",
  plans: "What every account has",
} as const;

export const subscriptionText = {
  title: "Subscription",
  heading: "Your subscription",
  lead: "This server has no billing, so there is nothing to pay, renew or cancel.",
  plan: { name: "Plan", value: "Every feature" },
  price: { name: "Price", value: "0, for every account" },
  renewal: { name: "Renewal", value: "None" },
  card: { name: "Payment method", value: "None kept" },
  foot: "If whoever runs this server connects a payment service one day, your plan and its dates stand here.",
  plans: "What every account has",
} as const;
