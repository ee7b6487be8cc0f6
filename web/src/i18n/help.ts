import { plural } from "../lib/locale";

/** The help center's texts. Each answer is given in full: the search looks through all of it. */
export const helpText = {
  title: "Help Center",
  description:
    "How your match score is calculated, why a line was flagged, letters and learning plans, ATS myths, and keyboard shortcuts.",
  heading: "Help Center",
  search: "Search help",
  found: (n: number) => plural(n, { one: "# answer", other: "# answers" }),
  none: {
    heading: (words: string) => `No results for “${words}”`,
    text: "Try another word, or contact us.",
    clear: "Show all topics",
  },
  contact: "Contact us",
  contactLead: "Can't find an answer?",
  topics: [
    {
      id: "flags",
      name: "Why a line was flagged",
      items: [
        {
          id: "not-shown",
          ask: "“Missing”",
          answer:
            "The posting asks for it, but no line of your resume shows it. If you've done it, add a line that says where. If you haven't, Vitae won't add it. It's something to learn, not something to claim.",
        },
        {
          id: "close",
          ask: "“Related”",
          answer:
            "Your resume shows something similar to the requirement, such as another database. We list it as related, but never count it as the skill itself.",
        },
        {
          id: "listed",
          ask: "Why does a listed skill count for so little?",
          answer:
            "A skill that's only in a list or summary is a claim. The same skill in a job with dates is evidence and counts several times as much.",
        },
        {
          id: "copied",
          ask: "Why was a line treated as a copy of the posting?",
          answer:
            "Sentences copied from the posting earn no points. Describe what you did in your own words, and the line will count.",
        },
        {
          id: "own-words",
          ask: "Why are my own words questioned?",
          answer:
            "We check what you write like everything else. If it mentions a number, name or skill that isn't in your resume, we ask whether it's true. It's only a question and doesn't stop you.",
        },
        {
          id: "questions",
          ask: "What are the questions on the result page for?",
          answer:
            "They ask about requirements your resume doesn't show. Your answer becomes a line in the job you choose, in your own words, and counts toward your score right away. “I haven't done this” and “Skip” add nothing. You can edit or remove every answer.",
        },
        {
          id: "facts",
          ask: "What are “My facts”?",
          answer:
            "With an account, we keep your answers about requirements as facts: what was asked, what you said, the job it belongs to and the date. When another posting asks for the same thing, we show what you said, and you choose “Use this”, “Change it” or “Not for this one”. We never add a fact without asking you. If you said you haven't done something, we won't ask again, but you can still change your answer below the questions. Open My facts from your profile or from Skills to search, edit or delete them. You can also add a fact when you edit a resume or write a letter, and interview practice takes them into account. Resumes that already use a fact won't change.",
        },
        {
          id: "not-placed",
          ask: "Why doesn't one of my lines fit any field?",
          answer:
            "We read your file, but couldn't tell which section this line belongs to. We keep it, and you can move it to the right place.",
        },
        {
          id: "spelling",
          ask: "How does the spelling check work?",
          answer:
            "When you edit a resume, a letter or a suggested change, Vitae checks English spelling, repeated words, “a” or “an” and some grammar. The check runs on your device, and nothing you type leaves it. Names, employers, schools and skills are never marked. You can replace a word, ignore it, or add it to your own words, which are kept in this browser. To turn the check off, open “How the spelling check works” above the text.",
        },
        {
          id: "stopped",
          ask: "Why was my download stopped?",
          answer:
            "We read each file before you download it and list anything other software might miss. You can still download it. If a letter has a blank, such as [Company], fill it in first.",
        },
      ],
    },
    {
      id: "papers",
      name: "Letters, interview prep, learning plans and comparisons",
      items: [
        {
          id: "letters",
          ask: "Where do the sentences in a letter come from?",
          answer:
            "From your resume and the posting. The source lines are shown next to each paragraph. Your answers to the questions appear word for word and are marked as yours. Each saved change is a version you can restore.",
        },
        {
          id: "guides",
          ask: "Does the interview guide know what they'll ask?",
          answer:
            "No. Each question is based on the posting and your resume, and shows the lines it comes from. We save your practice answers and check their length and, if the question asks for a story, its four parts. If an answer and your resume seem to disagree, we ask which is right.",
        },
        {
          id: "skills",
          ask: "Who decides my skill levels?",
          answer:
            "You do. Until you rate a skill, we show no level, only the lines that mention it. For a language, we show the level your resume states. You can remove your rating at any time.",
        },
        {
          id: "plans",
          ask: "Where do the hours in a learning plan come from?",
          answer:
            "From a table of typical times by kind of skill and level. They're estimates and don't reflect your own pace. Learning resources come from a list that's part of Vitae. Finishing a plan isn't evidence by itself. A line about what you did with the skill is.",
        },
        {
          id: "weights",
          ask: "What do the weights in a comparison change?",
          answer:
            "They change the fit and the order of improvements. Match scores stay the same. The counts cover only the jobs you chose, as they were on the day you compared them.",
        },
        {
          id: "next",
          ask: "How does the dashboard choose the next step?",
          answer:
            "By fixed rules: first what's missing, then what you've started, then what comes next. “Not now” hides a step until you reload the page.",
        },
        {
          id: "kept",
          ask: "What happens to letters and guides when I delete a resume or job?",
          answer: "We keep them. If you delete a letter or guide, it stays in the trash for 30 days.",
        },
      ],
    },
    {
      id: "jobs",
      name: "Jobs",
      items: [
        {
          id: "board",
          ask: "How do I track my applications?",
          answer:
            "Open My Resumes, then Jobs. Each column is a stage. Drag a job to another column, use “Move to…” on its card, or press Shift with the left or right arrow. “List” shows the same jobs as a list, and “Download CSV” saves the jobs shown.",
        },
        {
          id: "follow-up",
          ask: "Can Vitae remind me to follow up?",
          answer:
            "Yes. Set “Follow up on” on the job's page. You'll get a notification that day, and an email if you haven't read the notification within ten minutes and your settings allow it.",
        },
        {
          id: "capture",
          ask: "How do I save a posting without copying it?",
          answer:
            "On Add job, paste the link and choose “Read link”. For pages that need you to sign in, drag “Save to Vitae” to your bookmarks bar once, then click it on any posting. The browser extension does the same and saves the posting to your board: unzip vitae-…-extension.zip from the release with this server's version, open chrome://extensions, turn on “Developer mode”, choose “Load unpacked” and select the folder. Then create an app key in Settings and enter it in the extension. What you type or paste stays in this tab until you save it.",
        },
      ],
    },
    {
      id: "looks",
      name: "Resume design",
      items: [
        {
          id: "choose",
          ask: "What can I choose?",
          answer:
            "You can choose a template, color, font, spacing, paper size and number of pages. Your choices are saved with the resume, and tailored versions and letters use them too.",
        },
        {
          id: "preview",
          ask: "Does the download look like the preview?",
          answer: "Yes. The preview and the PDF are created by the same code.",
        },
        {
          id: "photo",
          ask: "Can my resume have a photo?",
          answer:
            "Yes. Add one in the editor, crop it, and turn on “Show photo on the page”. It's off by default, because customs differ: photos are common in countries such as Germany or France, but can get an application set aside in the US or the UK. PDF and Word files can show it, in every template with room for it. We tell you before you download a file that can't.",
        },
        {
          id: "readback",
          ask: "What does other software see?",
          answer:
            "We read each download and compare it with your resume, field by field. For files you upload, you'll see the text the way simple parsers see it, with a readability score.",
        },
      ],
    },
    {
      id: "myths",
      name: "ATS myths",
      items: [
        {
          id: "rejects",
          ask: "“An ATS rejects most resumes before a person sees them”",
          answer:
            "Most applicant tracking systems (ATS) store, search and sort resumes. What can reject you outright is a screening question, such as one about a license, a permit or a location. Vitae shows those first.",
        },
        {
          id: "keywords",
          ask: "“Repeat the keywords as often as you can”",
          answer:
            "Repeating a word earns nothing, here or with a recruiter. One line that shows your work is worth more than ten mentions.",
        },
        {
          id: "white",
          ask: "“Hidden white text gets you through”",
          answer:
            "Software finds it, and so does anyone who selects all the text. Vitae flags hidden text in files you upload.",
        },
        {
          id: "plain",
          ask: "“Only a plain text file can be read”",
          answer:
            "A PDF or DOCX with real text in a clear reading order works well. Problems come from images of text, text boxes and tables used for layout.",
        },
        {
          id: "eighty",
          ask: "“You need a score of 80”",
          answer:
            "There's no passing score. Your score shows how much of the posting your resume covers, and what's missing.",
        },
        {
          id: "twice",
          ask: "“The same resume fits every job”",
          answer:
            "Each posting asks for different things in different words. What's true about you stays the same. Tailoring changes what comes first and which words describe it.",
        },
      ],
    },
    {
      id: "keys",
      name: "Keyboard shortcuts",
      items: [
        {
          id: "find",
          ask: "Ctrl+K, or ⌘K",
          answer:
            "Find anything: pages, your resumes, jobs, letters, guides, comparisons and learning plans, actions, and these answers. Use the arrow keys to choose, Enter to open and Escape to close. On a phone, use the menu.",
        },
        {
          id: "board-keys",
          ask: "Arrows and Shift",
          answer:
            "On the job board: use the arrow keys to select a job, and Shift with the left or right arrow to move it to another stage.",
        },
        {
          id: "move",
          ask: "J and K",
          answer: "In the list of changes: go to the next or previous change.",
        },
        {
          id: "decide",
          ask: "A, E and T",
          answer:
            "In the list of changes: keep, edit or take back a change. While editing, press Ctrl+Enter to save or Escape to cancel.",
        },
        {
          id: "check",
          ask: "N and P",
          answer: "When checking an uploaded file: go to the next or previous field to check.",
        },
        {
          id: "class",
          ask: "M, N, D and Delete",
          answer:
            "On a requirement in a posting: mark it as required, nice to have, a responsibility or not a requirement.",
        },
        {
          id: "save",
          ask: "Ctrl+S, or ⌘S",
          answer: "In a letter: save a new version.",
        },
        {
          id: "lift",
          ask: "Space, arrow keys, Space",
          answer:
            "On the handle of a resume entry: pick it up, move it and drop it. The Move up and Move down buttons do the same.",
        },
        {
          id: "tabs",
          ask: "Arrow keys, Home, End",
          answer: "Move between tabs, or between the boxes of a verification code.",
        },
        {
          id: "skip",
          ask: "Tab, then Enter",
          answer: "On any page: skip to the main content.",
        },
        {
          id: "escape",
          ask: "Escape",
          answer: "Close a menu or dialog.",
        },
      ],
    },
    {
      id: "accounts",
      name: "Accounts",
      items: [
        {
          id: "need",
          ask: "Do I need an account?",
          answer:
            "No. You can tailor a resume without one, and nothing is stored. With an account you can save resumes, versions, jobs and scores.",
        },
        {
          id: "ai",
          ask: "Is my resume sent to an AI service?",
          answer: "No. Vitae does all the work itself, on this server, without any AI service.",
        },
        {
          id: "code",
          ask: "Why do I need a code each time I sign in?",
          answer:
            "A password alone can be guessed or stolen. We email you a code that's valid for five minutes and works once. In Settings, you can have an authenticator app show the codes instead, or add a passkey.",
        },
        {
          id: "passkeys",
          ask: "What is a passkey?",
          answer:
            "A key on your phone, computer or security key that confirms it's you, with your fingerprint, face or screen lock. After your password, you use it instead of a code. It works only on this server's address, so a fake site can't use it. Add more than one, and keep your recovery codes: they sign you in if you lose your passkeys.",
        },
        {
          id: "missing-code",
          ask: "I didn't get a code",
          answer:
            "Check your spam folder. You can request a new code after 60 seconds. Only the latest code works. If nothing arrives, there may be a typo in your email address. Unverified accounts are deleted after 24 hours, and then you can register again.",
        },
        {
          id: "locked",
          ask: "I'm locked out",
          answer:
            "After five wrong passwords, you need to wait a minute, and then longer each time, up to 15 minutes. Accounts are never locked permanently.",
        },
        {
          id: "names",
          ask: "Can I change my username or email address?",
          answer:
            "Yes, in Settings. You'll need your password and, for a new email address, the code that we send to it. Your resumes, jobs and letters stay as they are.",
        },
        {
          id: "leave",
          ask: "How do I delete my account?",
          answer:
            "In Privacy Settings, you can download all your data, or delete your account by entering your password. Both happen right away.",
        },
      ],
    },
  ],
} as const;

export const scoringText = {
  heading: "How your score is calculated",
  lead: "Your score is the sum of these parts.",
  keywords: "points parts weights formula evidence match number version",
  loading: "Loading...",
  failed: "The score details couldn't be loaded. Try again.",
  again: "Try again",
  version: (v: string) => `Formula version ${v}`,
  part: "Part",
  points: "Points",
  notes: [
    "If a posting doesn't ask for something, the points for that part go to the other parts. The maximum is always 100.",
    "For each requirement, the best evidence counts. A skill used in a job with dates gets full points. The same skill in a list gets fewer.",
    "A posting with fewer than three requirements gets no score. The same resume and posting always get the same score.",
  ],
} as const;

export const contactText = {
  title: "Contact",
  description: "Contact the people who run this Vitae server. You'll get a ticket number.",
  heading: "Contact",
  lead: "Your message goes to the people who run this server. You'll get a ticket number and an answer by email.",
  topic: "Topic",
  topics: [
    { value: "QUESTION", label: "I have a question" },
    { value: "PROBLEM", label: "Something isn't working" },
    { value: "PRIVACY", label: "Privacy" },
    { value: "OTHER", label: "Something else" },
  ],
  message: "Message",
  messageHint:
    "Tell us what happened, what you expected, and on which page. Don't include passwords or codes.",
  email: "Your email address",
  answerTo: (email: string) => `We'll reply to ${email}.`,
  // For programs that fill in every field. People never see it.
  website: "Website",
  send: "Send message",
  sending: "Sending...",
  draft: "Your draft is kept in this browser until you send it.",
  missingMessage: "Enter at least 10 characters.",
  missingEmail: "Enter an email address we can reply to.",
  failed: "Your message wasn't sent. It's still here. Try again in a moment.",
  sent: {
    heading: "We got your message",
    ticket: "Ticket",
    text: "Keep this number in case you need to follow up.",
    again: "Write another message",
  },
  before: { text: "You may find your answer in the", link: "Help Center" },
} as const;

export const deactivatedText = {
  title: "Account deactivated",
  heading: "This account is deactivated",
  lead: "The person who runs this server deactivated your account. Your data wasn't deleted.",
  what: "If you think this is a mistake, contact us with your username and an email address we can reply to.",
  contact: "Contact us",
  other: "Sign in with another account",
} as const;

export const liveText = {
  title: "Live connection",
  heading: "Live connection",
  lead: "Progress and notifications arrive over a live connection. This page shows the status of yours.",
  states: { connecting: "Connecting", open: "Open", waiting: "Disconnected, reconnecting", closed: "Closed" },
  state: "Status",
  client: "Client ID",
  last: "Last event",
  none: "None yet",
  run: "Start test run",
  running: "Running…",
  runLead: "Runs a sample on the server and shows its progress here. Nothing is stored.",
  idle: "No test run yet.",
  failed: "The test run couldn't be started. Try again in a moment.",
  done: "The test run is complete.",
  progress: "Test run progress",
  events: "Recent events",
  quiet: "No events yet. Start a test run to see some.",
  guest: {
    text: "Live connections need an account. Sign in to see yours.",
    go: "Sign in",
  },
} as const;
