import { lazy, Suspense, useId, useRef, useState } from "react";
import { PhotoChoice } from "../../../drawing/PhotoChoice";
import { editorText } from "../../../i18n/editor";
import { photoText as text } from "../../../i18n/photo";
import { Button, buttonLook } from "../../../ui/Button";
import { cx } from "../../../ui/cx";
import { put } from "./tree";
import { useEditor } from "./useEditor";

// A dialog's base is not small.
const PhotoDialog = lazy(() => import("./PhotoDialog"));

/** The photo of the resume, with the ways to add, crop, replace and remove it. Each change can be undone. */
export function PhotoField() {
  const { document, change } = useEditor();
  const input = useId();
  const heading = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const { image = "" } = document.basics;
  const own = image.startsWith("data:");
  // The file stays at hand while the editor is open, so that another part of it can be chosen.
  const [file, setFile] = useState<File>();
  const [made, setMade] = useState("");
  const [open, setOpen] = useState(false);
  // Without a mark, so that each is a step of its own to undo.
  const setImage = (to: string | undefined) => change(put(document, ["basics", "image"], to));

  return (
    <fieldset aria-labelledby={heading}>
      <h3 id={heading} className="mb-2 text-sm font-medium">
        {editorText.photo}
      </h3>
      <div className="flex flex-wrap items-start gap-4">
        {own ? (
          <img
            src={image}
            alt={text.alt}
            width={84}
            height={108}
            className="rounded-control border border-line"
          />
        ) : null}
        <div className="min-w-0 flex-1 basis-52 space-y-2">
          {image && !own ? <p className="text-sm wrap-anywhere">{linked(image)}</p> : null}
          <div className="flex flex-wrap gap-2">
            <label
              htmlFor={input}
              className={cx(
                buttonLook(),
                "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand pointer-coarse:h-11",
              )}
            >
              {own ? text.replace : text.add}
              <input
                id={input}
                ref={chooser}
                type="file"
                accept="image/jpeg,image/png,image/gif,image/webp"
                className="sr-only"
                onChange={(event) => {
                  const chosen = event.target.files?.[0];
                  event.target.value = ""; // so that the same file can be chosen again
                  if (!chosen) return;
                  setFile(chosen);
                  setOpen(true);
                }}
              />
            </label>
            {own && file && image === made ? (
              <Button className="pointer-coarse:h-11" onClick={() => setOpen(true)}>
                {text.adjust}
              </Button>
            ) : null}
            {image ? (
              <Button
                look="quiet"
                className="pointer-coarse:h-11"
                onClick={() => {
                  setImage(undefined);
                  chooser.current?.focus(); // this button goes away
                }}
              >
                {text.remove}
              </Button>
            ) : null}
          </div>
          <p className="text-pretty text-[13px] text-soft">
            {text.rules} {own ? null : text.customs}
          </p>
        </div>
      </div>
      {own ? (
        <PhotoChoice
          style={document.meta?.vitae?.style ?? {}}
          onChange={(style) => change(put(document, ["meta", "vitae", "style"], style))}
        />
      ) : null}
      {open && file ? (
        <Suspense>
          <PhotoDialog
            file={file}
            onClose={() => setOpen(false)}
            onDrawn={(drawn) => {
              setOpen(false);
              setMade(drawn);
              setImage(drawn);
            }}
          />
        </Suspense>
      ) : null}
    </fieldset>
  );
}

function linked(image: string): string {
  const host = URL.canParse(image) ? new URL(image).host : "";
  return host ? text.linked(host) : text.linkedNowhere;
}
