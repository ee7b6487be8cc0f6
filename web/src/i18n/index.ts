import { en } from "./en";

/** The texts of the language in use. There is one so far; every string of the app comes from here. */
export const text = en;
