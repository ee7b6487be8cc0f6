/** What leads from a result to the editor and to a letter. */
export const nextStepsText = {
  label: "Next steps",
  lead: "Next, edit any line of your resume or write a cover letter for this job.",
  visitor:
    "With a free account, you can also edit any line of your resume and write a cover letter for this job.",
  signUp: "Sign up for free",
  edit: "Edit resume",
  letter: "Write a cover letter",
};
