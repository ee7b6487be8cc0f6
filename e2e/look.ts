import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules that another theme could break: the document is the same in both. */
const ofColour = ["color-contrast", "link-in-text-block"];

/**
 * Looks at a screen in both themes: no finding of axe, one heading of the first level, nothing that scrolls sideways.
 * With VITAE_SHOTS it keeps pictures under results/shots, for people to look at.
 */
export async function look(page: Page, name: string): Promise<void> {
  // A page that is still on its way has no heading, and would be blamed for that.
  await expect(page.locator("h1")).toHaveCount(1);
  // At the end of the page the bar at its foot stands in its own place. Elsewhere it may cover half of a
  // target, which axe
  // takes for a target that is too small.
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    // Elements have their final colors only when their animation is over. The promise of an animation isn't enough: it
    // may never settle if the element is hidden meanwhile.
    await expect.poll(() => page.evaluate(moving), { message: "something keeps moving" }).toBe(0);
    const width = page.viewportSize()?.width ?? 0;
    if (process.env["VITAE_SHOTS"])
      await page.screenshot({ path: `results/shots/${name}-${scheme}-${width}.png`, fullPage: true });
    // The page has no frames, so axe needs no page of its own to gather what it found. Naming every element that passed
    // would take a third of its time.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
    const { violations } = await (scheme === "light" ? axe.withTags(tags) : axe.withRules(ofColour)).analyze();
    expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(" ")}`), `${name}, ${scheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light" });
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider, "the page scrolls sideways").toBe(0);
}

/** Counts the running animations that will end. */
const moving = () =>
  document
    .getAnimations()
    .filter((animation) => animation.playState === "running" && animation.effect?.getComputedTiming().endTime !== Infinity)
    .length;
