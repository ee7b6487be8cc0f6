export { type Step, steps } from "./step";
export { type GoTo, TailorScreen } from "./TailorScreen";
