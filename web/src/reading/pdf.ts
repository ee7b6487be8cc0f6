import { AnnotationMode, getDocument, PDFWorker } from "pdfjs-dist";
import Port from "pdfjs-dist/build/pdf.worker.min.mjs?worker";

/** A PDF file that is open. */
export type Pdf = {
  pages: number;
  /** The size of a page in points; pages count from 1. */
  size(page: number): Promise<{ width: number; height: number }>;
  /** Draws a page on a canvas, so many device pixels wide. Gives the function that stops it. */
  draw(page: number, canvas: HTMLCanvasElement, width: number, done: (ok: boolean) => void): () => void;
};

/**
 * Opens a PDF in a worker of this origin; nothing of the file is run or fetched. `stop` ends it and frees
 * what it holds.
 */
export function openPdf(file: Promise<Blob>): { opened: Promise<Pdf>; stop: () => void } {
  const port = new Port();
  const worker = PDFWorker.create({ port });
  let task: ReturnType<typeof getDocument> | undefined;
  let stopped = false;
  const opened = file
    .then((blob) => blob.arrayBuffer())
    .then((data) => {
      if (stopped) throw new DOMException("The file is not looked at any more.", "AbortError");
      task = getDocument({
        data,
        worker,
        // What the content security policy forbids is not tried.
        isEvalSupported: false,
        useWasm: false,
        useWorkerFetch: false,
        enableXfa: false,
        verbosity: 0,
      });
      return task.promise;
    })
    .then((pdf) => ({
      pages: pdf.numPages,
      async size(page: number) {
        const { width, height } = (await pdf.getPage(page)).getViewport({ scale: 1 });
        return { width, height };
      },
      draw(page: number, canvas: HTMLCanvasElement, width: number, done: (ok: boolean) => void) {
        let drawing: { cancel(): void } | undefined;
        let over = false;
        pdf
          .getPage(page)
          .then((sheet) => {
            if (over) return;
            const viewport = sheet.getViewport({ scale: width / sheet.getViewport({ scale: 1 }).width });
            canvas.width = Math.floor(viewport.width);
            canvas.height = Math.floor(viewport.height);
            const under = sheet.render({ canvas, viewport, annotationMode: AnnotationMode.DISABLE });
            drawing = under;
            return under.promise.then(() => done(true));
          })
          .catch(() => over || done(false));
        return () => {
          over = true;
          drawing?.cancel();
        };
      },
    }));
  return {
    opened,
    stop: () => {
      stopped = true;
      void Promise.resolve(task?.destroy())
        .catch(() => undefined)
        .then(() => {
          worker.destroy();
          port.terminate();
        });
    },
  };
}
