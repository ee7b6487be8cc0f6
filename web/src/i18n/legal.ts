/** One section of a text: paragraphs, and lists as arrays. */
export type Section = { id: string; name: string; body: readonly (string | readonly string[])[] };

/** The privacy policy. It says what this program does; what an operator can connect is said to be so. */
export const privacyPolicyText = {
  title: "Privacy Policy",
  description: "What Vitae keeps about you, where, for how long, and what you can ask for.",
  heading: "Privacy Policy",
  updated: "Last updated:",
  contents: "On this page",
  back: "Back to Home",
  lead: "In short: your resume stays on the server that runs Vitae. As it ships, no third party gets any of it.",
  sections: [
    {
      id: "introduction",
      name: "Introduction",
      body: [
        "Vitae is a program that people and organisations run on servers of their own. This page says what the program does with your data. “We” is whoever runs this server; “Vitae” is the program.",
        "Nothing is for sale here: not your data, not your attention. There are no advertisements and no trackers.",
      ],
    },
    {
      id: "collect",
      name: "Information We Collect",
      body: [
        "Without an account, the server reads the resume and the job description that you give it, answers, and forgets both. Your work stays in the browser's tab.",
        "With an account, the server keeps:",
        [
          "your username, e-mail address, name where you give one, and your password as a hash that cannot be turned back",
          "your profile, and a photo if you upload one",
          "your resumes, the files they came from, job descriptions, analyses and their versions",
          "the sessions that are signed in, with the kind of browser and the network address they came from",
          "a log of what happened to the account, such as sign-ins and changes of the password",
          "your choice about storage in the browser, and messages that you send us",
        ],
        "In your browser, Vitae keeps what is needed to work: the sign-in, the theme, your choice about storage, and drafts.",
      ],
    },
    {
      id: "use",
      name: "How We Use Your Information",
      body: [
        "Resumes and job descriptions are read, compared and rewritten by the engine inside the program, to give you a tailored resume, a score and the evidence for both. Nobody is trained on them, man or machine.",
        "We send codes and warnings about your account to your email address. Two more kinds of email are on by default: updates on your work, and security notices. You can switch off either in your settings, or with the link in the email.",
        "Network addresses serve to slow down abuse and to warn you of sign-ins that may not be yours.",
      ],
    },
    {
      id: "storage",
      name: "Data Storage and Security",
      body: [
        "Everything is kept in the database and the files of this server. An operator can connect a database or a cloud storage elsewhere; then your data is kept there on the operator's behalf.",
        "Passwords are hashed with argon2id. Codes are kept as hashes and serve once. A session needs two halves, a cookie and a token, that are held apart. Pages load nothing from anywhere else.",
        "No system is beyond all attack. If your data were touched by somebody who has no business with it, we would tell you without delay.",
      ],
    },
    {
      id: "rights",
      name: "Your Data Protection Rights",
      body: [
        "You have the right to:",
        [
          "Access: see everything that is stored about you",
          "Rectification: have what is wrong put right",
          "Erasure: have your account and all that belongs to it removed",
          "Restriction: have the use of your data limited",
          "Portability: take your data with you, in files that other programs read",
          "Objection: say no to a use of your data",
        ],
        "Access, portability and erasure are buttons under Privacy Settings and take effect at once. For the rest, write to us. We respond within 30 days.",
      ],
    },
    {
      id: "third-parties",
      name: "Third-Party Services",
      body: [
        "As it ships, Vitae uses no third party at all: no analytics, no fonts or scripts from elsewhere, no AI service. Its own engine does the work on this server.",
        "The program is made so that an operator can connect outside services: a third-party AI service by which resumes and job descriptions are optimised, cloud storage, analytics, and a service that delivers mail. This version can use mail, a database and storage elsewhere; it cannot be connected to an AI service, a payment service or analytics yet.",
        "Where an outside service gets your resume or your postings, you are told before anything is sent to it.",
      ],
    },
    {
      id: "retention",
      name: "Data Retention",
      body: [
        "What you save stays until you remove it. Beyond that:",
        [
          "an account whose e-mail address was never proven is removed after 24 hours",
          "resumes and job descriptions in the trash are erased after 30 days",
          "a session ends after 24 hours without use, and after 7 days at the latest",
          "the log of your account and the list of known devices are kept for 400 days",
          "erasing your account removes rows, files and pending letters at once; copies in an operator's backups go when those backups are replaced",
        ],
      ],
    },
    {
      id: "changes",
      name: "Changes",
      body: [
        "When the program changes what it does with your data, this page changes with it. Where the change is more than a matter of wording, we tell you before it takes effect.",
      ],
    },
    {
      id: "contact",
      name: "Contact",
      body: [
        "Write to us through the contact page, with the topic “Privacy”. You get a ticket number, and a response within 30 days.",
      ],
    },
  ] as readonly Section[],
  links: {
    rights: "Open Privacy Settings",
    contact: "Write to us",
  },
} as const;

export const termsText = {
  title: "Terms of Service",
  description: "The rules for using this Vitae server, in plain words.",
  heading: "Terms of Service",
  contents: "On this page",
  lead: "What you may expect from Vitae, and what Vitae expects from you, in plain words.",
  sections: [
    {
      id: "service",
      name: "The service",
      body: [
        "Vitae reads resumes and job descriptions, compares them, and proposes wording. It is run by whoever set up this server, who may change or end the service; you can take your data with you at any time.",
      ],
    },
    {
      id: "account",
      name: "Your account",
      body: [
        "An account belongs to one person. Keep your password and your codes to yourself, and tell us when somebody else may have them. Give an e-mail address that you can read: it is the way back in.",
      ],
    },
    {
      id: "content",
      name: "Your content",
      body: [
        "What you upload and write stays yours. You let the server store it and work on it for you, and for nothing else. Upload only what you may: your own resume, postings that you may read, and no data of other people without their consent.",
      ],
    },
    {
      id: "truth",
      name: "What a resume says",
      body: [
        "Vitae adds nothing that your resume does not hold, and shows the source of each change. What you send to an employer is still your own statement: read it first, and stand by it.",
      ],
    },
    {
      id: "score",
      name: "What a score means",
      body: [
        "The match score says how well a resume shows what a posting asks for, by a formula that is public. It is no forecast of what an employer will do, and no promise of an interview.",
      ],
    },
    {
      id: "fairness",
      name: "Fair use",
      body: [
        "Do not attack the server, get round its limits, or use it on other people's accounts. Whoever does may be slowed down or have their account deactivated.",
      ],
    },
    {
      id: "liability",
      name: "Liability",
      body: [
        "Vitae is provided as it is. As far as the law allows, whoever runs this server is not liable for what follows from using it; nothing here limits rights that the law gives you as a consumer.",
      ],
    },
    {
      id: "changes",
      name: "Changes to these terms",
      body: [
        "When these terms change, this page says so before the change takes effect. If you do not agree, export your data and erase your account.",
      ],
    },
  ] as readonly Section[],
  contact: "Questions? Write to us",
} as const;

export const aboutText = {
  title: "About Us",
  description:
    "Why Vitae exists: one place to read, match and tailor a resume, with evidence for every claim.",
  heading: { before: "A resume is a set of claims.", after: "Vitae asks each one for its proof." },
  paragraphs: [
    "Most tools that rewrite a resume make it sound better. Some make it say things that never happened. The person who has to answer for those lines in an interview is you.",
    "Vitae works the other way round. It reads the posting, looks for each requirement in your own lines, and shows what it found. Where the posting has another word for what you did, it offers that word beside yours. Where you have nothing to show, it says so, and leaves the line alone.",
  ],
  facts: {
    heading: "How it is built",
    items: [
      {
        name: "One program",
        text: "Database, reading, matching and writing are in one binary. Whoever runs it needs no other service, and your resume needs no other company.",
      },
      {
        name: "An open formula",
        text: "The score is a sum of parts. Each part, each weight and each piece of evidence can be read, and the same inputs always give the same number.",
      },
      {
        name: "Checked output",
        text: "What Vitae writes is compared with the original again before you see it. A claim without a source does not get through.",
      },
      {
        name: "Yours to leave",
        text: "Everything stored about you can be downloaded in one file and erased with one password.",
      },
    ],
  },
  go: { scoring: "How your score is computed", start: "Tailor a resume" },
} as const;
