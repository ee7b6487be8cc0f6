/** The question about words in a letter or a tailored resume that the user's own resume doesn't contain. */
export const claimQuestion = (value: string) => `Your resume doesn't mention “${value}”. Is it true?`;
