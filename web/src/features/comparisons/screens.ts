/** The screens of comparisons, loaded together: each chunk of its own is named in what every visitor loads. */
export { ComparisonScreen } from "./ComparisonScreen";
export { ComparisonsScreen } from "./ComparisonsScreen";
export { NewComparisonScreen } from "./NewComparisonScreen";
