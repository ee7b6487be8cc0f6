import { toast } from "./toast";

type Words = { title: string; description?: string };

/** Copies a text to the clipboard and shows a toast that says whether it worked. */
export async function copyText(text: string, copied: Words, notCopied: Words): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ ...copied, variant: "success" });
  } catch {
    toast({ ...notCopied, variant: "destructive" }); // without https, browsers offer pages no clipboard
  }
}
