/** One section of a text: paragraphs, and lists as arrays. */
export type Section = { id: string; name: string; body: readonly (string | readonly string[])[] };

/** The privacy policy. It says what this program does; what an operator can connect is said to be so. */
export const privacyPolicyText = {
  title: "Privacy Policy",
  description: "What Vitae stores about you, where, for how long, and what you can ask for.",
  heading: "Privacy Policy",
  updated: "Last updated:",
  contents: "On this page",
  back: "Back to Home",
  lead: "In short: your resume stays on the server that runs Vitae. By default, no third party receives any of it.",
  sections: [
    {
      id: "introduction",
      name: "Introduction",
      body: [
        "Vitae is software that people and organizations run on their own servers. This page explains what it does with your data. “We” and “the operator” mean the person or organization that runs this server. “Vitae” means the software.",
        "We don't sell your data. There are no ads and no trackers.",
      ],
    },
    {
      id: "collect",
      name: "Information We Collect",
      body: [
        "Without an account, the server processes your resume and job description, sends you the result, and stores neither. Your work stays in your browser tab.",
        "With an account, the server stores:",
        [
          "your username, email address, name if you give one, and your password as a hash that can't be reversed",
          "your profile and settings, and a profile photo if you upload one",
          "your resumes and their versions, the files you uploaded, and what you decided about each change; a version also contains your photo, if you add one to the resume",
          "job descriptions with your notes, dates and contacts (including any details of other people you enter there), and match analyses",
          "your cover letters and their versions, interview guides with your practice answers, learning plans and comparisons",
          "facts: your answers to questions about requirements, with the job they belong to and the date",
          "skills you added or rated, and recommendations you hid",
          "your notifications",
          "your signed-in sessions, with the browser and operating system each one reported",
          "the authenticator app and passkeys you set up, if any: a passkey's name, public key and last use, never your fingerprint or face",
          "the names of your app keys and when they were last used, with each key as a hash",
          "a list of the devices you have signed in from, as hashes",
          "a log of account activity, such as sign-ins and password changes",
          "the accounts with other services that you use to sign in, if any",
          "your cookie choice, and messages you send us",
        ],
        "In your browser, Vitae stores what it needs to work: your sign-in, theme, cookie choice, drafts, and the words you add to the spelling check.",
      ],
    },
    {
      id: "use",
      name: "How We Use Your Information",
      body: [
        "Vitae's own engine reads, compares and rewrites resumes and job descriptions to give you a tailored resume, a score and the evidence for both. We don't use your data to train models.",
        "We send codes and warnings about your account to your email address. Two other kinds of email are on by default: updates about your work, and account activity. You can turn either off in your settings, or with the link in the email.",
        "We use IP addresses to limit abuse. We store them only as part of a hash that can't be reversed. A cookie marks the devices you sign in from, so we can warn you about new ones.",
      ],
    },
    {
      id: "storage",
      name: "Data Storage and Security",
      body: [
        "Your data is stored in this server's database and files. The operator can connect a database or cloud storage elsewhere. In that case your data is stored there on the operator's behalf.",
        "Passwords are hashed with argon2id. Codes are stored as hashes and work once. A session needs both a cookie and a token, which are stored separately. Pages load nothing from other sites.",
        "No system is completely secure. If someone gains unauthorized access to your data, we'll notify you without delay.",
      ],
    },
    {
      id: "rights",
      name: "Your Data Protection Rights",
      body: [
        "You have the right to:",
        [
          "Access: see everything that is stored about you",
          "Rectification: have wrong data corrected",
          "Erasure: have your account and all its data deleted",
          "Restriction: limit how your data is used",
          "Portability: take your data with you in files other programs can read",
          "Objection: object to a use of your data",
        ],
        "You can use access, portability and erasure right away under Privacy Settings. For the others, contact us. We respond within 30 days.",
      ],
    },
    {
      id: "third-parties",
      name: "Third-Party Services",
      body: [
        "By default, Vitae uses no third parties: no analytics, no external fonts or scripts, and no AI service. Its own engine does the work on this server.",
        "Vitae is designed so that an operator can connect outside services: a third-party AI service that optimizes resumes and job descriptions, cloud storage, analytics, and email delivery. This version supports external email, databases and storage. It can't connect to an AI service, a payment service or analytics yet.",
        "If an outside service will receive your resume or job descriptions, we'll tell you before anything is sent.",
      ],
    },
    {
      id: "retention",
      name: "Data Retention",
      body: [
        "We keep what you save until you delete it. In addition:",
        [
          "accounts with an unverified email address are deleted after 24 hours",
          "resumes, job descriptions, cover letters, interview guides, learning plans and comparisons in the trash are deleted after 30 days",
          "sessions end after 24 hours without use, and after 7 days at the latest",
          "your activity log and list of known devices are kept for 400 days",
          "deleting your account immediately deletes its records, files and unsent emails; copies in an operator's backups are deleted when those backups are replaced",
        ],
      ],
    },
    {
      id: "changes",
      name: "Changes",
      body: [
        "When Vitae changes how it uses your data, we update this page. If it's more than a change of wording, we'll tell you before it takes effect.",
      ],
    },
    {
      id: "contact",
      name: "Contact",
      body: [
        "Contact us through the contact page and choose the topic “Privacy”. You'll get a ticket number and a response within 30 days.",
      ],
    },
  ] as readonly Section[],
  links: {
    rights: "Open Privacy Settings",
    contact: "Contact us",
  },
} as const;

export const termsText = {
  title: "Terms of Service",
  description: "The rules for using this Vitae server, in plain language.",
  heading: "Terms of Service",
  contents: "On this page",
  lead: "What you can expect from Vitae, and what Vitae expects from you, in plain language.",
  sections: [
    {
      id: "service",
      name: "The service",
      body: [
        "Vitae reads resumes and job descriptions, compares them and suggests wording. It's run by the person or organization that set up this server. They may change or end the service. You can take your data with you at any time.",
      ],
    },
    {
      id: "account",
      name: "Your account",
      body: [
        "An account is for one person. Keep your password and codes to yourself, and tell us if someone else may know them. Use an email address you can access, because you need it to recover your account.",
      ],
    },
    {
      id: "content",
      name: "Your content",
      body: [
        "What you upload and write stays yours. You allow this server to store and process it for you, and for no other purpose. Only upload what you're allowed to: your own resume and postings you have access to. Don't upload anyone else's data without their consent.",
      ],
    },
    {
      id: "truth",
      name: "What a resume says",
      body: [
        "Vitae adds nothing that isn't in your resume, and shows the source of each change. You're responsible for what you send to an employer, so read it first.",
      ],
    },
    {
      id: "score",
      name: "What a score means",
      body: [
        "The match score shows how well your resume covers what a posting asks for, using a public formula. It doesn't predict what an employer will do and doesn't promise an interview.",
      ],
    },
    {
      id: "fairness",
      name: "Fair use",
      body: [
        "Don't attack the server, bypass its limits, or access other people's accounts. If you do, we may limit or deactivate your account.",
      ],
    },
    {
      id: "liability",
      name: "Liability",
      body: [
        "Vitae is provided as is. As far as the law allows, the person or organization that runs this server isn't liable for the consequences of using it. Nothing here limits your legal rights as a consumer.",
      ],
    },
    {
      id: "changes",
      name: "Changes to these terms",
      body: [
        "When these terms change, we'll say so here before the changes take effect. If you don't agree to them, export your data and delete your account.",
      ],
    },
  ] as readonly Section[],
  contact: "Questions? Contact us",
} as const;

export const aboutText = {
  title: "About Us",
  description:
    "Why Vitae exists: one place to read, match and tailor a resume, with evidence for every claim.",
  heading: { before: "A resume is a set of claims.", after: "Vitae asks for proof of each one." },
  paragraphs: [
    "Most tools that rewrite a resume make it sound better. Some add things that never happened. You're the one who has to explain those lines in an interview.",
    "Vitae works differently. It reads the posting, looks for each requirement in your resume, and shows you what it found. If the posting uses a different word for what you did, Vitae suggests it. If you have nothing to show, Vitae says so and leaves your resume as it is.",
  ],
  facts: {
    heading: "How it's built",
    items: [
      {
        name: "One program",
        text: "One program reads, matches, writes and stores everything. It needs no other service, so your resume doesn't go to another company.",
      },
      {
        name: "An open formula",
        text: "The score is a sum of parts. You can see each part, weight and piece of evidence. The same resume and posting always get the same score.",
      },
      {
        name: "Checked output",
        text: "Before you see what Vitae writes, it's checked against your original. Claims without a source are removed.",
      },
      {
        name: "Easy to leave",
        text: "Download all your data as one file, or delete your account by entering your password.",
      },
    ],
  },
  go: { scoring: "How your score is calculated", start: "Tailor a resume" },
} as const;
