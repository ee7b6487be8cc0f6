/** What the spelling check says. */
export const spellingText = {
  label: "Spelling",
  check: "Check spelling",
  loading: "Loading the spelling check…",
  failed: "The spelling check couldn't be loaded.",
  retry: "Try again",
  none: "No mistakes found",
  found: (n: number) => (n === 1 ? "1 possible mistake" : `${n} possible mistakes`),
  elsewhere: "Open an entry to see the mistakes in it.",
  english:
    "We check spelling and grammar in English only. Your browser may underline mistakes in other languages.",
  about: "How the spelling check works",
  privacy:
    "The check runs on your device, and nothing you type leaves it. It starts when you edit something. Your browser downloads it once (about 1 MB).",
  names: "Names, employers, schools and skills are never marked. Not every mistake is found.",
  on: "Check spelling as I type",
  own: (n: number) =>
    n === 1
      ? "You added 1 word. It's kept in this browser."
      : `You added ${n} words. They're kept in this browser.`,
  forget: "Remove my words",
  mistakes: (field: string) => `Possible mistakes in ${field}`,
  replace: (words: string, suggestion: string) => `Replace “${words}” with “${suggestion}”`,
  ignore: "Ignore",
  ignoreOne: (words: string) => `Ignore “${words}”`,
  add: "Add to my words",
  addOne: (words: string) => `Add “${words}” to my words`,
  more: (n: number) => `and ${n} more`,
  reasons: {
    spelling: "isn't in the dictionary.",
    repetition: "repeats a word.",
    article: "doesn't match the sound of the next word.",
    agreement: "doesn't agree with its subject.",
    comma: "has a space before the comma.",
  },
};
