/** The lines of a resume that fit no field, and where they may go. */
export const placingText = {
  lead: "These lines don't fit any field. They stay word for word in a section of their own at the end of your resume, unless you move them or leave them out.",
  valuesLeftOut: "JSON Resume has no fields for these values, so they're left out.",
  allPlaced: "We read every line of your file.",
  move: "Move",
  moveLine: (line: string) => `Move “${line}”`,
  name: "Name",
  headline: "Headline",
  location: "Location",
  job: (job: string) => `Bullet under ${job}`,
  numbered: (n: number) => `job ${n}`,
  skills: "Skills",
  certificates: "Certifications",
  leaveOut: "Leave out",
  moved: (line: string, to: string): string =>
    to === placingText.leaveOut ? `“${line}” was left out.` : `“${line}” was moved to “${to}”.`,
  undo: "Undo",
};
