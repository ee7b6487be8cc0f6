/** The screens of interview guides, loaded together: each chunk of its own is named in what every visitor loads. */
export { GuideScreen } from "./GuideScreen";
export { GuidesScreen } from "./GuidesScreen";
export { NewGuideScreen } from "./NewGuideScreen";
