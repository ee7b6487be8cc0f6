import base from "./playwright.config.ts";

/** `npm run figures`: how long the main flow takes, printed. */
export default { ...base, testDir: ".", testMatch: "figures.ts", workers: 1 };
