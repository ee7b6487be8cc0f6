import { type DragEvent, type ReactNode, useId, useState } from "react";
import { cx } from "./cx";

type Props = {
  label: string;
  accept: string;
  onFile: (file: File) => void;
  error?: ReactNode;
  describedBy?: string | undefined;
  compact?: boolean;
  children: ReactNode;
};

/** A drop area that is also a button: the file input covers it, so click, keyboard and drop all work on their own. */
export function FileDrop({ label, accept, onFile, error, compact = false, children }: Props) {
  const id = useId();
  const [over, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  }

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way in; the input inside is the control */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          "relative flex rounded-card border-2 border-dashed transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand",
          compact
            ? "items-center justify-center px-4 py-3"
            : "min-h-64 flex-col items-center justify-center gap-1 px-6 py-10 text-center",
          over
            ? "border-brand bg-mark/40"
            : error
              ? "border-bad bg-paper"
              : "border-edge/50 bg-paper hover:border-brand",
        )}
      >
        <input
          id={id}
          type="file"
          accept={accept}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            const file = event.target.files?.[0];
            // Emptied, so that the same file can be chosen again after it was mended.
            event.target.value = "";
            if (file) onFile(file);
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
        {children}
      </div>
      {error ? (
        <div id={`${id}-error`} className="mt-3">
          {error}
        </div>
      ) : null}
    </div>
  );
}
