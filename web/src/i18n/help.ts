/** The help center's texts. Each answer is told in full: the search looks through all of it. */
export const helpText = {
  title: "Help Center",
  description:
    "How the match score is computed, why a line was flagged, what ATS myths are wrong, and the keys.",
  heading: "Help Center",
  search: "Search help",
  found: (n: number) => (n === 1 ? "1 answer" : `${n} answers`),
  none: {
    heading: (words: string) => `Nothing here about “${words}”`,
    text: "Try another word, or ask us.",
    clear: "Show everything",
  },
  contact: "Ask us",
  contactLead: "Not answered here?",
  topics: [
    {
      id: "flags",
      name: "Why a line was flagged",
      items: [
        {
          ask: "“Not shown”",
          answer:
            "The posting asks for it and no line of your resume shows it. If you have done it, write the line that says where. If you have not, Vitae leaves it alone: it is something to learn, not something to write.",
        },
        {
          ask: "“Close”",
          answer:
            "Your resume shows a neighbour of what is asked, such as another database. It is named as related and never counted as the skill itself.",
        },
        {
          ask: "A skill from my list counts for little",
          answer:
            "A skill that stands only in a list or in the summary is a claim. The same skill in a dated job is evidence, and weighs several times as much.",
        },
        {
          ask: "A line was taken for a copy of the posting",
          answer:
            "Sentences that repeat the posting's own runs of words earn nothing. Say in your words what you did, and the line counts.",
        },
        {
          ask: "A line was not placed",
          answer:
            "The file was read, but this line fits no section. It is kept, and you can say where it belongs before you go on.",
        },
        {
          ask: "The download was stopped",
          answer:
            "Each file is read back before you get it. Where a parser would lose something, such as a letter that the font lacks, Vitae says so first.",
        },
      ],
    },
    {
      id: "myths",
      name: "ATS myths",
      items: [
        {
          ask: "“An ATS rejects most resumes before a person sees them”",
          answer:
            "Most systems store, search and sort. What rejects outright are the knock-out questions: a licence, a permit, a place. Vitae shows those first.",
        },
        {
          ask: "“Repeat the keywords as often as you can”",
          answer:
            "Saying a word again earns nothing, here or with a recruiter. One line that shows the work is worth more than ten mentions.",
        },
        {
          ask: "“Hidden white text gets you through”",
          answer:
            "It is found, by the systems and by people who select all. Vitae flags hidden text in what you upload.",
        },
        {
          ask: "“Only a plain text file can be read”",
          answer:
            "A PDF or DOCX with real text and one clear order of reading is read well. Pictures of text, text boxes and tables for layout are what fails.",
        },
        {
          ask: "“You need a score of 80”",
          answer:
            "No number is a pass mark. A score tells how much of the posting your lines show, and where the rest is.",
        },
      ],
    },
    {
      id: "keys",
      name: "Keyboard keys",
      items: [
        { ask: "J and K", answer: "In the list of changes: the next change and the one before." },
        { ask: "A and T", answer: "In the list of changes: keep this one, take this one back." },
        { ask: "Arrow keys, Home, End", answer: "Between tabs, and between the boxes of a code." },
        { ask: "Tab, then Enter", answer: "The first stop on every page skips to its content." },
        { ask: "Escape", answer: "Closes a menu or a dialog." },
      ],
    },
    {
      id: "accounts",
      name: "Accounts",
      items: [
        {
          ask: "Do I need an account?",
          answer:
            "No. Without one the whole check works and nothing is stored. An account keeps resumes, versions, jobs and scores.",
        },
        {
          ask: "Why does each login ask for a code?",
          answer:
            "A password alone can be guessed or stolen. The code goes to your e-mail address, lives for five minutes and serves once.",
        },
        {
          ask: "The code does not come",
          answer:
            "Look in the spam folder, and ask for a new one after 60 seconds: the newest code is the one that works. If none comes at all, the address may have a typing error; an unverified account is removed after 24 hours, and you can register again.",
        },
        {
          ask: "I was locked out",
          answer:
            "After five wrong passwords the account waits a minute, then longer, at most 15 minutes. It never locks for good.",
        },
        {
          ask: "How do I leave?",
          answer:
            "Under Privacy Settings you can download everything and erase the account with your password. Both take effect at once.",
        },
      ],
    },
  ],
} as const;

export const scoringText = {
  heading: "How your score is computed",
  lead: "The score is a sum. These are its parts, read from the program that computes them.",
  keywords: "points parts weights formula evidence match number version",
  loading: "Loading...",
  failed: "The parts of the score could not be loaded. Nothing is wrong with your resume.",
  again: "Try again",
  version: (v: string) => `Formula version ${v}`,
  part: "Part",
  points: "Points",
  notes: [
    "A part that a posting does not ask for gives its points to the others, so the most that can be reached is always 100.",
    "For each requirement the best evidence wins. A skill at work in a dated job counts in full; the same skill only in a list counts for less.",
    "Fewer than three requirements give no number, but a reason. The same inputs always give the same number.",
  ],
} as const;

export const contactText = {
  title: "Contact",
  description: "Write to the people who run this Vitae server. You get a ticket number.",
  heading: "Contact",
  lead: "Your message goes to the people who run this server. You get a ticket number, and an answer by e-mail.",
  topic: "Topic",
  topics: [
    { value: "QUESTION", label: "I have a question" },
    { value: "PROBLEM", label: "Something is broken" },
    { value: "PRIVACY", label: "Privacy" },
    { value: "OTHER", label: "Something else" },
  ],
  message: "Message",
  messageHint: "What happened, what you expected, and on which page. Please no passwords or codes.",
  email: "Your e-mail address",
  answerTo: (email: string) => `We answer to ${email}.`,
  // For programs that fill in every field. People never see it.
  website: "Website",
  send: "Send message",
  sending: "Sending...",
  draft: "A draft is kept in this browser until the message is sent.",
  missingMessage: "Write at least 10 characters",
  missingEmail: "Enter an address that we can answer to",
  failed: "Your message was not sent. It is kept here: try again in a moment.",
  sent: {
    heading: "Your message is here",
    ticket: "Ticket",
    text: "Keep the number: it names your message if you write again.",
    again: "Write another message",
  },
  before: { text: "Many questions are answered in the", link: "Help Center" },
} as const;

export const deactivatedText = {
  title: "Account deactivated",
  heading: "This account is deactivated",
  lead: "Whoever runs this server has switched the account off. Nothing of yours was erased by that.",
  what: "If you think that this is a mistake, write to us with your username. An answer goes to the address that you give.",
  contact: "Write to us",
  other: "Log in with another account",
} as const;

export const liveText = {
  title: "Live connection",
  heading: "Live connection",
  lead: "Progress and notifications come to open pages over one connection. This is how yours stands now.",
  states: { connecting: "Connecting", open: "Open", waiting: "Cut off, trying again", closed: "Closed" },
  state: "State",
  client: "Client id",
  last: "Last event",
  none: "None yet",
  run: "Start a test run",
  running: "Running...",
  runLead: "The engine works through a sample on the server and tells its progress here. Nothing is stored.",
  idle: "No test run yet.",
  failed: "The test run could not be started. Try again in a moment.",
  done: "The test run is complete.",
  progress: "Progress of the test run",
  events: "What came last",
  quiet: "Nothing has come yet. Start a test run, and its events appear here.",
  guest: {
    text: "The live connection belongs to an account. Sign in to see yours.",
    go: "Sign in",
  },
} as const;
