import { useState } from "react";
import { placingText as text } from "../../../i18n/placing";
import { tailorText } from "../../../i18n/tailor";
import { coverageOf } from "../../../reading/coverage";
import { Button } from "../../../ui/Button";
import { Menu, menuItemLook } from "../../../ui/Menu";
import type { Source } from "../trial";
import { useTailorSession } from "../useTailorSession";
import { placed, type Spot, spotsOf } from "./placing";

type Moved = { line: string; to: string; before: Source; after: Source };

/** The lines that fit no field: each stays at the end of the resume, goes where the person says, or is left out. */
export default function NotPlaced({ reading }: { reading: Source }) {
  const session = useTailorSession();
  const [moved, setMoved] = useState<Moved | null>(null);
  const { notPlaced: lines, document } = reading;

  function move(at: number, spot?: Spot) {
    const after = placed(reading, at, spot);
    session.reread(after);
    setMoved({ line: lines[at] ?? "", to: spot?.label ?? text.leaveOut, before: reading, after });
  }

  function undo() {
    if (moved) session.reread({ ...moved.before, corrected: true });
    setMoved(null);
  }

  return (
    <div className="space-y-2 text-sm">
      {lines.length > 0 ? (
        <details className="rounded-control bg-warn-wash px-4 py-3" open={lines.length <= 6}>
          <summary className="font-medium">{tailorText.review.notPlaced(lines.length)}</summary>
          <p className="mt-1 text-soft">{reading.format === "json" ? text.valuesLeftOut : text.lead}</p>
          <ul className="mt-2 space-y-1">
            {lines.map((line, at) => (
              <li key={`${at} ${line}`} className="flex items-start justify-between gap-3">
                <span className="wrap-anywhere pt-1">{line}</span>
                {reading.format === "json" ? null : (
                  <Places line={line} spots={spotsOf(document)} onMove={(spot) => move(at, spot)} />
                )}
              </li>
            ))}
          </ul>
        </details>
      ) : coverageOf(reading).sound ? (
        <p className="text-good">{text.allPlaced}</p>
      ) : null}
      <p role="status" className="flex flex-wrap items-center gap-2 empty:hidden">
        {moved && moved.after === reading ? (
          <>
            {text.moved(moved.line, moved.to)}
            <Button size="small" ref={focus} onClick={undo}>
              {text.undo}
            </Button>
          </>
        ) : null}
      </p>
    </div>
  );
}

/** The line that was moved took its menu with it, so the focus goes on to the way back. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

type PlacesProps = { line: string; spots: Spot[]; onMove: (spot?: Spot) => void };

function Places({ line, spots, onMove }: PlacesProps) {
  const item = (label: string, choose: () => void) => (
    <button key={label} type="button" role="menuitem" tabIndex={-1} className={menuItemLook} onClick={choose}>
      <span className="truncate">{label}</span>
    </button>
  );
  return (
    <Menu
      label={text.moveLine(line)}
      button={text.move}
      buttonClassName="h-8 shrink-0 rounded-control border border-line bg-surface px-3 text-[13px] font-medium transition-colors duration-150 hover:border-edge"
    >
      {(close) => [
        ...spots.map((spot) =>
          item(spot.label, () => {
            close();
            onMove(spot);
          }),
        ),
        item(text.leaveOut, () => {
          close();
          onMove();
        }),
      ]}
    </Menu>
  );
}
