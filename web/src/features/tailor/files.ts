import { originalFile } from "../../api/resume/reading";
import { newKey } from "../../lib/keys";
import type { FileSource } from "../../reading/Source";
import type { Source } from "./trial";

/** The files that were read in this tab, for as long as it is not loaded anew. They are never written anywhere. */
export function holdFiles() {
  const held = new Map<string, FileSource>();
  return {
    /** Holds a file and gives its name here. */
    hold(file: File): string {
      const key = newKey();
      held.set(key, () => Promise.resolve(file));
      return key;
    },
    /** The way to the file of a reading: the tab's, or the one that the server keeps. The same for the same reading. */
    of({ fileKey = "", uploaded, kept }: Source): FileSource | undefined {
      const here = held.get(fileKey);
      if (here || !uploaded || !kept) return here;
      const { resumeId } = kept;
      const key = `kept:${resumeId}`;
      const there = held.get(key) ?? (() => originalFile(resumeId));
      held.set(key, there);
      return there;
    },
  };
}
