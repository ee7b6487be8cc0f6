/** A job as it is named in a line. */
export const nameOfJob = ({ title, company }: { title: string; company: string | null }): string =>
  [title, company].filter(Boolean).join(", ");
