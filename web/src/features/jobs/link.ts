/** Whether a text is the address of a page on the web; the spaces around it do not count. */
export const isLink = (text: string): boolean => /^https?:\/\/\S+$/i.test(text.trim());
