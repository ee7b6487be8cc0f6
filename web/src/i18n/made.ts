/** What toasts say of something that was made, on every screen that makes it; the spec's words. */
export const made = {
  resume: { title: "Resume created", description: "Your resume was created successfully" },
  job: { title: "Job description created", description: "The job description was added successfully" },
};
