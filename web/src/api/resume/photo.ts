import { sendForJSON } from "../problem";

/** Which part of a picture is shown: its place from 0 (left, top) to 1, and how much it is enlarged, 1 to 4. */
export type Frame = { x: number; y: number; zoom: number };

/** Draws a picture as the photo of a resume: what `basics.image` is to be. The server keeps nothing of it. */
export async function drawPhoto(file: File, frame: Frame): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(frame)) form.set(name, String(value));
  form.set("file", file);
  const { image } = await sendForJSON<{ image: string }>("/api/resume/photo", { method: "POST", body: form });
  return image;
}
