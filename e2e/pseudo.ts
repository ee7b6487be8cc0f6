import { expect, type Page } from "@playwright/test";

/** Text that does not fit its place: which, and how. */
type Misfit = { how: string; text: string };

/**
 * Makes every text of a screen half as long again, with accents, as a translation would, and expects that
 * nothing scrolls
 * sideways, is cut off or runs out of its button. The screen has its own texts again afterwards.
 */
export async function fitsLongerTexts(page: Page, name: string): Promise<void> {
  const misfits = await page.evaluate(() => {
    const accents: Record<string, string> = { a: "á", e: "ë", i: "î", o: "ö", u: "ü", A: "Å", E: "É", I: "Î", O: "Ö", U: "Ü" };
    const pseudo = (text: string) => {
      const accented = text.replace(/[aeiou]/gi, (letter) => accents[letter] ?? letter);
      const words = text.trim().split(/\s+/).slice(-Math.ceil(text.trim().split(/\s+/).length / 2));
      return `${accented} ${words.join(" ").slice(0, Math.ceil(text.trim().length / 2))}`;
    };
    const changed: [Text, string][] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      // What users wrote, and the pages that are drawn, are not translated.
      const own = node.parentElement?.closest("script, style, svg, textarea, option, [data-untranslated], .paper");
      if (!own && /\p{L}{2}/u.test(node.data)) changed.push([node, node.data]);
    }
    for (const [node, text] of changed) node.data = pseudo(text);

    const misfits: Misfit[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) {
      const widest = [...document.body.querySelectorAll<HTMLElement>("*")].filter(
        (each) => each.getBoundingClientRect().right > root.clientWidth + 1,
      );
      misfits.push({ how: "scrolls sideways", text: widest.map((each) => each.outerHTML.slice(0, 120)).slice(0, 4).join(" | ") || document.title });
    }
    for (const [node, text] of changed) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue; // not shown, or for screen readers alone
      const right = Math.max(...[...range.getClientRects()].map((rect) => rect.right));
      for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        const place = at.getBoundingClientRect();
        if (style.clipPath !== "none" || place.width < 2) break; // for screen readers alone
        const cuts = ["hidden", "clip"].includes(style.overflowX) && style.textOverflow !== "ellipsis";
        const holds = at.matches("button, a[class*=rounded], [role=tab], [role=menuitem]");
        if ((cuts || holds) && right > place.right + 1) misfits.push({ how: cuts ? "cut off" : "out of its button", text });
        if (cuts || holds || ["auto", "scroll"].includes(style.overflowX) || style.textOverflow === "ellipsis") break;
      }
    }
    for (const [node, text] of changed) node.data = text;
    return misfits;
  });
  expect(misfits, name).toEqual([]);
}
