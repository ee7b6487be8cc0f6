import { followUser } from "../../api/identity/currentUser";
import { originalFile } from "../../api/resume/reading";
import { newKey } from "../../lib/keys";
import type { FileSource } from "../../reading/Source";
import type { Source } from "./trial";

/** How many files a tab holds; the oldest goes first. */
const most = 4;

// The tab's, and not one session's: whoever signs up goes on with the file that they read as a visitor. Files are never
// written anywhere, and are gone once the page is loaded again.
const held = new Map<string, File>();
const sources = new Map<string, FileSource>();

/** Holds a file for as long as the page stands, and gives its name here. */
export function holdFile(file: File): string {
  const key = newKey();
  held.set(key, file);
  for (const old of [...held.keys()].slice(0, -most)) forget(old);
  return key;
}

/** The file of a reading, where this tab still holds it. */
export const heldFile = ({ fileKey = "" }: Source): File | undefined => held.get(fileKey);

/** The way to the file of a reading: the tab's, or the one that the server keeps. The same for the same reading. */
export function sourceOf(reading: Source): FileSource | undefined {
  const here = heldFile(reading);
  if (here) return source(reading.fileKey ?? "", () => Promise.resolve(here));
  const { uploaded, kept } = reading;
  if (!uploaded || !kept) return undefined;
  return source(`kept:${kept.resumeId}`, () => originalFile(kept.resumeId));
}

/** Forgets every file. */
export function forgetFiles(): void {
  held.clear();
  sources.clear();
}

// After a logout somebody else may come next.
followUser((before, now) => {
  if (before.user && !now.user) forgetFiles();
});

function source(key: string, way: FileSource): FileSource {
  const known = sources.get(key) ?? way;
  sources.set(key, known);
  return known;
}

function forget(key: string): void {
  held.delete(key);
  sources.delete(key);
}
