/** The screens of letters, loaded together: each chunk of its own is named in what every visitor loads. */
export { LetterScreen } from "./LetterScreen";
export { LettersScreen } from "./LettersScreen";
export { NewLetterScreen } from "./NewLetterScreen";
