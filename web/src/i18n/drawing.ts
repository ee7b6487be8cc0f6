import { plural } from "../lib/locale";

/** Words about how a document looks, and what is read back of its file. */
export const drawingText = {
  pages: {
    label: "Pages",
    page: (n: number, of: number) => `Page ${n} of ${of}`,
    drawing: "Loading pages…",
    failed: "The pages couldn't be displayed.",
    again: "Try again",
    first: (shown: number, of: number) => `Showing the first ${shown} of ${of} pages.`,
    missing: (characters: string) =>
      `These characters aren't in any of our fonts: ${characters}. The PDF shows a box instead, but the text can still be copied.`,
    tooLong: (pages: number) =>
      plural(pages, {
        one: "Tighter spacing alone won't fit this on # page. Nothing was cut. Shorten it in the editor, or tailor it to that length and review each cut.",
        other:
          "Tighter spacing alone won't fit this on # pages. Nothing was cut. Shorten it in the editor, or tailor it to that length and review each cut.",
      }),
  },
  look: {
    loading: "Loading templates…",
    failed: "The templates couldn't be loaded.",
    template: "Template",
    accent: "Color",
    font: "Font",
    density: "Spacing",
    paper: "Paper size",
    length: "Length",
    lengths: { "0": "As needed", "1": "One page", "2": "Two pages" } as const,
    own: "Template default",
    columns: (n: number) => plural(n, { one: "# column", other: "# columns" }),
  },
  losses: {
    title: "Some lines may not be readable by other software",
    lead: (n: number) =>
      plural(n, {
        one: "We read the file back, and # item wasn't found where it belongs. Other software may miss it too. Try another template or format.",
        other:
          "We read the file back, and # items weren't found where they belong. Other software may miss them too. Try another template or format.",
      }),
    photo: "Your photo isn't in this file",
    photoLead: "Everything else is. To include your photo, choose another format or template.",
    wanted: "Your resume",
    got: "Other software sees",
    nothing: "nothing",
    elsewhere: (at: string) => `found under ${at}`,
    noField: "not in any field",
    more: (n: number) => `and ${n} more`,
    accept: "Download anyway",
    cancel: "Cancel",
  },
  readBack: {
    heading: "What other software sees in this file",
    lead: "We create the file, read it back like any uploaded file, and compare the result with your resume.",
    format: "Format",
    reading: "Checking the file…",
    failed: "The file couldn't be checked.",
    whole: "Every field can be read correctly.",
    lost: (n: number) => plural(n, { one: "# field differs", other: "# fields differ" }),
    text: "The file's text, in reading order",
  },
};
