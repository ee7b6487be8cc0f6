/** What users are asked about words of theirs that their resume doesn't have, in a letter and in a tailored resume. */
export const claimQuestion = (value: string) => `Your resume doesn't mention “${value}”. Is it true?`;
