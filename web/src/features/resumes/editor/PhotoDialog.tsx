import { useMutation } from "@tanstack/react-query";
import { type PointerEvent, useEffect, useState } from "react";
import { toldBy } from "../../../api/graphql";
import { drawPhoto, type Frame } from "../../../api/resume/photo";
import { photoText } from "../../../i18n/photo";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Notice } from "../../../ui/Notice";

const text = photoText.dialog;

/** The shape of the photo, as the server crops it, and the least width it takes, in pixels. */
const shape = 7 / 9;
const leastWidth = 105;
const mostZoom = 4;

type Props = { file: File; onDrawn: (image: string) => void; onClose: () => void };

/** Shows the part of a picture that will be the photo, and lets the person move and enlarge it. */
export default function PhotoDialog({ file, onDrawn, onClose }: Props) {
  const [frame, setFrame] = useState<Frame>({ x: 0.5, y: 0.5, zoom: 1 });
  const [size, setSize] = useState({ width: 7, height: 9 });
  const [unreadable, setUnreadable] = useState(false);
  const [address, setAddress] = useState<string>();
  const drawing = useMutation({ mutationFn: () => drawPhoto(file, frame), onSuccess: onDrawn });

  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  const ratio = size.width / size.height;
  // Further in there would be too few pixels to print.
  const most = Math.min(mostZoom, Math.max(1, Math.min(size.width, size.height * shape) / leastWidth));
  // How large the picture is, in frames.
  const width = Math.max(1, ratio / shape) * frame.zoom;
  const height = Math.max(1, shape / ratio) * frame.zoom;

  function drag(event: PointerEvent<HTMLDivElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const moved = (at: number, by: number, size: number) =>
      size > 1.001 ? Math.min(1, Math.max(0, at - by / (size - 1))) : at;
    setFrame({
      ...frame,
      x: moved(frame.x, event.movementX / box.width, width),
      y: moved(frame.y, event.movementY / box.height, height),
    });
  }

  const slider = (name: keyof Frame, min: number, max: number, disabled = false) => (
    <label className="block text-sm font-medium">
      {text[name]}
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={frame[name]}
        disabled={disabled}
        onChange={(event) => setFrame({ ...frame, [name]: Number(event.target.value) })}
        className="mt-1 block h-11 w-full accent-brand disabled:opacity-45"
      />
    </label>
  );

  return (
    <Dialog open onClose={onClose} title={text.title} description={text.lead}>
      {unreadable ? (
        <Notice tone="bad" urgent>
          {text.unreadable}
        </Notice>
      ) : (
        <div className="flex flex-wrap gap-6">
          <div
            role="img"
            aria-label={text.frame}
            className="relative shrink-0 overflow-hidden rounded-control border border-line bg-white"
            style={{ width: 168, aspectRatio: shape, cursor: "move", touchAction: "none" }}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag}
          >
            {address ? (
              <img
                src={address}
                alt=""
                draggable={false}
                onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                  setSize({ width: naturalWidth, height: naturalHeight })
                }
                onError={() => setUnreadable(true)}
                className="absolute select-none"
                style={{
                  maxWidth: "none",
                  width: `${width * 100}%`,
                  height: `${height * 100}%`,
                  left: `${-frame.x * (width - 1) * 100}%`,
                  top: `${-frame.y * (height - 1) * 100}%`,
                }}
              />
            ) : null}
          </div>
          <div className="space-y-1" style={{ flex: "1 1 160px" }}>
            {slider("zoom", 1, most, most < 1.01)}
            {slider("x", 0, 1, width < 1.001)}
            {slider("y", 0, 1, height < 1.001)}
          </div>
        </div>
      )}
      {drawing.error ? (
        <div className="mt-4">
          <Notice tone="bad" urgent>
            {toldBy(drawing.error, text.failed)}
          </Notice>
        </div>
      ) : null}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button className="pointer-coarse:h-11" onClick={onClose}>
          {text.cancel}
        </Button>
        {unreadable ? null : (
          <Button
            look="primary"
            className="pointer-coarse:h-11"
            busy={drawing.isPending}
            onClick={() => drawing.mutate()}
          >
            {text.use}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
