import { number } from "../lib/locale";

/** From this share of its limit on, a field shows how much of it is used: early enough to finish a sentence. */
const nearShare = 0.8;

/** What a field says about the length of its text: the count near its limit, and an error beyond. */
export function lengthText(
  length: number,
  most: number,
): { count?: string | undefined; tooLong?: string | undefined } {
  return {
    count: length >= most * nearShare ? `${number(length)} of ${number(most)} characters` : undefined,
    tooLong: length > most ? `This is too long. Shorten it to ${number(most)} characters.` : undefined,
  };
}
