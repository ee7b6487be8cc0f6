/** Hands a file to the browser's downloads. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Freed later: some browsers start reading only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
