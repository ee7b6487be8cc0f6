export { type Step, steps } from "./step";
export { TailorScreen } from "./TailorScreen";
