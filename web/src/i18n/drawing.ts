const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** Words about how a document looks, and what is read back of its file. */
export const drawingText = {
  pages: {
    label: "Pages",
    page: (n: number, of: number) => `Page ${n} of ${of}`,
    drawing: "Drawing the pages…",
    failed: "The pages could not be drawn just now.",
    again: "Try again",
    first: (shown: number, of: number) => `The first ${shown} of ${of} pages are shown.`,
    missing: (characters: string) =>
      `No font here has ${characters}. A box stands in its place in the PDF; the words themselves can still be copied.`,
    tooLong: (pages: number) =>
      `Closer spacing alone does not bring this to ${counted(pages, "page", "pages")}. Nothing was cut: shorten it in the editor, or tailor it to that length, where every cut is yours to take back.`,
  },
  look: {
    loading: "Loading the templates…",
    failed: "The templates could not be loaded just now.",
    template: "Template",
    accent: "Colour",
    font: "Font",
    density: "Spacing",
    paper: "Paper",
    length: "Length",
    lengths: { "0": "As needed", "1": "One page", "2": "Two pages" } as const,
    own: "The template's own",
    columns: (n: number) => counted(n, "column", "columns"),
  },
  losses: {
    title: (format: string) => `The ${format} does not read back whole`,
    lead: (n: number) =>
      `The file was read the way an employer's software reads it, and ${counted(n, "thing was", "things were")} not found where ${n === 1 ? "it belongs" : "they belong"}. Another template or format may do better.`,
    wanted: "Yours",
    got: "Read",
    nothing: "nothing",
    elsewhere: (at: string) => `found under ${at}`,
    noField: "in no field",
    more: (n: number) => `and ${n} more`,
    accept: "Download all the same",
    cancel: "Cancel",
  },
  readBack: {
    heading: "What software reads of this file",
    lead: "The file is made, read again as an applicant tracking system would, and compared with your resume field by field.",
    format: "Format",
    reading: "Reading the file back…",
    failed: "The file could not be read back just now.",
    whole: "Every field was read back as you wrote it.",
    lost: (n: number) => `${counted(n, "field differs", "fields differ")}`,
    text: "The file's words, in the order they are read",
  },
};
