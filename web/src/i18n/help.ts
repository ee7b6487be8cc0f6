/** The help center's texts. Each answer is told in full: the search looks through all of it. */
export const helpText = {
  title: "Help Center",
  description:
    "How the match score is computed, why a line was flagged, letters and plans, ATS myths, and the keys.",
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
          id: "not-shown",
          ask: "“Not shown”",
          answer:
            "The posting asks for it and no line of your resume shows it. If you have done it, write the line that says where. If you have not, Vitae leaves it alone: it is something to learn, not something to write.",
        },
        {
          id: "close",
          ask: "“Close”",
          answer:
            "Your resume shows a neighbour of what is asked, such as another database. It is named as related and never counted as the skill itself.",
        },
        {
          id: "listed",
          ask: "A skill from my list counts for little",
          answer:
            "A skill that stands only in a list or in the summary is a claim. The same skill in a dated job is evidence, and weighs several times as much.",
        },
        {
          id: "copied",
          ask: "A line was taken for a copy of the posting",
          answer:
            "Sentences that repeat the posting's own runs of words earn nothing. Say in your words what you did, and the line counts.",
        },
        {
          id: "own-words",
          ask: "My own words were questioned",
          answer:
            "What you write yourself is checked like everything else: a number, a name or a skill that your resume does not say is told. It is a question to you, and stops nothing.",
        },
        {
          id: "questions",
          ask: "What do the questions on the result do?",
          answer:
            "They ask about what the posting wants and your resume does not show. Your answer becomes a line in the job that you choose, in your own words, and the score counts it at once. “Not me” and “Skip” add nothing. Every answer can be edited and taken back.",
        },
        {
          id: "not-placed",
          ask: "A line was not placed",
          answer:
            "The file was read, but this line fits no section. It is kept, and you can say where it belongs before you go on.",
        },
        {
          id: "stopped",
          ask: "The download was stopped",
          answer:
            "Each file is read back before you get it. What other software would not find where it belongs is told line by line, and you get the file once you have seen it. A letter with a place to fill in, such as [Company], waits until that is filled.",
        },
      ],
    },
    {
      id: "papers",
      name: "Letters, guides, plans, comparisons",
      items: [
        {
          id: "letters",
          ask: "Where does a letter take its sentences from?",
          answer:
            "From lines of your resume and of the posting, which stand beside each paragraph. What you answer to its four questions stands in it word for word and is marked as yours. Each saved change is a version that you can go back to.",
        },
        {
          id: "guides",
          ask: "Does a guide know what they will ask?",
          answer:
            "No, and it never says so. Each question follows from the posting and your resume, and shows the lines. Answers that you try are kept and checked: length, the four parts of a story, and what your resume does not say.",
        },
        {
          id: "skills",
          ask: "Who says how good I am at a skill?",
          answer:
            "A fixed rule, from how your resumes show it, and never above 4 of 5. Your own word goes before it, and can be taken back.",
        },
        {
          id: "plans",
          ask: "Where do the hours of a plan come from?",
          answer:
            "From one table of allowances by kind of skill and level. Nobody measured them for you. Places to learn come from a list that ships with the program. A finished plan is no evidence by itself: the line about what you made with it is.",
        },
        {
          id: "weights",
          ask: "What do the weights of a comparison change?",
          answer:
            "The fit and the order of the levers. The match scores stay as they are. Every count is of the jobs that you chose, on the day you compared them, and of nothing else.",
        },
        {
          id: "next",
          ask: "How does the dashboard choose the next step?",
          answer:
            "By fixed rules, in one order: what is missing, what you began, what comes next. “Not now” puts a step off until the page is loaded anew.",
        },
        {
          id: "kept",
          ask: "What happens to them when I delete a resume or a job?",
          answer: "They stay: they are yours. What you delete yourself waits in the trash for 30 days.",
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
            "On My Resumes, Jobs. Each column is a stage: drag a job to another one, use “Move to…” on its card, or press Shift with the left or right arrow. “List” shows the same jobs as a list, and “Download CSV” saves what is shown.",
        },
        {
          id: "follow-up",
          ask: "Can Vitae remind me to follow up?",
          answer:
            "Yes. Set “Follow up on” on the job's page. On that day the bell shows a notification, and you get an email if you have not read it after ten minutes and your settings allow it.",
        },
        {
          id: "capture",
          ask: "How do I save a posting without copying it?",
          answer:
            "On Add job, paste its link and press “Read this link”. For pages that need you to sign in, drag “Save to Vitae” to your bookmarks bar once, and click it on any posting. What you type or paste stays in this tab until you save it.",
        },
      ],
    },
    {
      id: "looks",
      name: "How a resume looks",
      items: [
        {
          id: "choose",
          ask: "What can I choose?",
          answer:
            "A template, an accent, a font, how close the lines stand, the paper and the number of pages. It belongs to the resume, so that tailored versions and letters keep it.",
        },
        {
          id: "preview",
          ask: "Is the preview what I get?",
          answer: "Yes. The same code draws the pages on the screen and the PDF.",
        },
        {
          id: "readback",
          ask: "What does other software see?",
          answer:
            "Each download is read back and compared with your resume, field by field. Of a file that you upload you see the words as simple software gets them, with a score of their own.",
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
            "Most systems store, search and sort. What rejects outright are the knock-out questions: a licence, a permit, a place. Vitae shows those first.",
        },
        {
          id: "keywords",
          ask: "“Repeat the keywords as often as you can”",
          answer:
            "Saying a word again earns nothing, here or with a recruiter. One line that shows the work is worth more than ten mentions.",
        },
        {
          id: "white",
          ask: "“Hidden white text gets you through”",
          answer:
            "It is found, by the systems and by people who select all. Vitae flags hidden text in what you upload.",
        },
        {
          id: "plain",
          ask: "“Only a plain text file can be read”",
          answer:
            "A PDF or DOCX with real text and one clear order of reading is read well. Pictures of text, text boxes and tables for layout are what fails.",
        },
        {
          id: "eighty",
          ask: "“You need a score of 80”",
          answer:
            "No number is a pass mark. A score tells how much of the posting your lines show, and where the rest is.",
        },
        {
          id: "twice",
          ask: "“The same resume fits every job”",
          answer:
            "Each posting names other things, in other words. What is true of you stays the same: which of it stands first, and by which name, is what tailoring changes.",
        },
      ],
    },
    {
      id: "keys",
      name: "Keyboard keys",
      items: [
        {
          id: "find",
          ask: "Ctrl+K, or ⌘K",
          answer:
            "Find anything: screens, your resumes, jobs, letters, guides, comparisons and plans by name, things to do, and these answers. Arrows choose, Enter opens, Escape closes. On a phone it is in the menu.",
        },
        {
          id: "board-keys",
          ask: "Arrows and Shift",
          answer:
            "On the board of jobs: arrows go from job to job, Shift with the left or right arrow moves the job to the stage beside it.",
        },
        {
          id: "move",
          ask: "J and K",
          answer: "In the list of changes: the next change and the one before.",
        },
        {
          id: "decide",
          ask: "A, E and T",
          answer:
            "In the list of changes: keep this one, edit it, take it back. While you edit, Ctrl+Enter saves and Escape leaves it as it was.",
        },
        {
          id: "check",
          ask: "N and P",
          answer: "Beside a file that was read: the next line to check and the one before.",
        },
        {
          id: "class",
          ask: "M, N, D and Delete",
          answer: "On a requirement of a posting: required, nice to have, part of the work, none.",
        },
        {
          id: "save",
          ask: "Ctrl+S, or ⌘S",
          answer: "In a letter: save it as a new version.",
        },
        {
          id: "lift",
          ask: "Space, arrow keys, Space",
          answer:
            "On the handle of an entry of a resume: lift it, move it, drop it. Move up and Move down do the same.",
        },
        {
          id: "tabs",
          ask: "Arrow keys, Home, End",
          answer: "Between tabs, and between the boxes of a code.",
        },
        {
          id: "skip",
          ask: "Tab, then Enter",
          answer: "The first stop on every page skips to its content.",
        },
        {
          id: "escape",
          ask: "Escape",
          answer: "Closes a menu or a dialog.",
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
            "No. Without one the whole check works and nothing is stored. An account keeps resumes, versions, jobs and scores.",
        },
        {
          id: "ai",
          ask: "Is my resume sent to an AI service?",
          answer:
            "No. This program reads, matches and writes by itself, on the server that you see in the address.",
        },
        {
          id: "code",
          ask: "Why does each login ask for a code?",
          answer:
            "A password alone can be guessed or stolen. The code goes to your e-mail address, lives for five minutes and serves once.",
        },
        {
          id: "missing-code",
          ask: "The code does not come",
          answer:
            "Look in the spam folder, and ask for a new one after 60 seconds: the newest code is the one that works. If none comes at all, the address may have a typing error; an unverified account is removed after 24 hours, and you can register again.",
        },
        {
          id: "locked",
          ask: "I was locked out",
          answer:
            "After five wrong passwords the account waits a minute, then longer, at most 15 minutes. It never locks for good.",
        },
        {
          id: "leave",
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
