import type { JobDraft } from "./draft";
import { isLink } from "./link";

/** As much text as a posting can have. */
const most = 60_000;
const parts = ["sourceUrl", "title", "description"] as const;

/**
 * The program of the bookmark: it opens the form for a new job with the address, the title and the text of
 * the page that
 * one is on, or the part of it that is selected. They stand behind the # of the address, which no server gets to see.
 */
export function bookmarklet(origin: string): string {
  const page = `{sourceUrl:location.href,description:((getSelection()+'').trim()||document.body.innerText).slice(0,${most})}`;
  return `javascript:void open('${origin}/my-resumes/jobs/new#posting='+encodeURIComponent(JSON.stringify(${page})))`;
}

/** The posting that a bookmark put behind the # of an address; null where there is none. */
export function captured(hash: string): JobDraft | null {
  const at = hash.replace(/^#/, "");
  if (!at.startsWith("posting=")) return null;
  try {
    const given: unknown = JSON.parse(decodeURIComponent(at.slice("posting=".length)));
    if (!given || typeof given !== "object") return null;
    const draft: JobDraft = {};
    for (const name of parts) {
      const text = (given as Record<string, unknown>)[name];
      if (typeof text === "string") draft[name] = text.slice(0, most);
    }
    if (draft.sourceUrl && !isLink(draft.sourceUrl)) delete draft.sourceUrl;
    return draft.description ? draft : null;
  } catch {
    return null;
  }
}
