/** The lines of a resume that fit no field, and where they may go. */
export const placingText = {
  lead: "These lines fit no field. They stay word for word at the end of your resume, under “Other”, unless you move them or leave them out.",
  valuesLeftOut: "JSON Resume has no place for these values. They are left out.",
  allPlaced: "Every line of your file was read.",
  move: "Move",
  moveLine: (line: string) => `Move “${line}”`,
  name: "Name",
  headline: "Headline",
  location: "Place",
  job: (job: string) => `Line of ${job}`,
  numbered: (n: number) => `job ${n}`,
  skills: "Skills",
  certificates: "Certificates",
  leaveOut: "Leave out",
  moved: (line: string, to: string) => `“${line}”: ${to}.`,
  undo: "Undo",
};
