import { useEffect, useState } from "react";
import { number } from "../lib/locale";
import { cx } from "./cx";

const radius = 84;
const turn = 270;
const length = (2 * Math.PI * radius * turn) / 360;

/** A point on the arc, for the tick of the old value. */
function at(value: number, r: number): [number, number] {
  const angle = ((135 + (turn * value) / 100) * Math.PI) / 180;
  return [100 + r * Math.cos(angle), 100 + r * Math.sin(angle)];
}

const inks = { good: "text-good", warn: "text-warn", bad: "text-bad", none: "text-soft" } as const;

type Props = {
  /** 0 to 100, or null where there is no score. */
  value: number | null;
  /** Where it stood before; the arc sweeps from here once. */
  before?: number;
  tone: keyof typeof inks;
  caption: string;
  testId?: string;
  className?: string;
};

/** A dial from 0 to 100. The number in its middle says what the arc shows. */
export function Gauge({ value, before, tone, caption, testId, className }: Props) {
  const [drawn, setDrawn] = useState(before ?? 0);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setDrawn(value ?? 0));
    return () => cancelAnimationFrame(frame);
  }, [value]);

  const shown = value === null ? "–" : number(value);
  const [whole = shown] = shown.match(/^\d+/) ?? [];
  const fraction = shown.slice(whole.length);
  const [x1, y1] = at(before ?? 0, radius - 11);
  const [x2, y2] = at(before ?? 0, radius + 11);
  return (
    <div className={cx("@container relative shrink-0", inks[tone], className)}>
      <svg aria-hidden="true" viewBox="0 0 200 200" fill="none" strokeLinecap="round" className="size-full">
        <g transform="rotate(135 100 100)" strokeWidth="13">
          <circle cx="100" cy="100" r={radius} className="stroke-line" strokeDasharray={`${length} 999`} />
          {drawn > 0 ? (
            <circle
              cx="100"
              cy="100"
              r={radius}
              stroke="currentColor"
              strokeDasharray={`${length} 999`}
              strokeDashoffset={length * (1 - drawn / 100)}
              className="transition-[stroke-dashoffset] duration-700 ease-out"
            />
          ) : null}
        </g>
        {before !== undefined && value !== null && before > 0 && before !== value ? (
          <line x1={x1} y1={y1} x2={x2} y2={y2} strokeWidth="3" className="stroke-ink" />
        ) : null}
      </svg>
      <div className="absolute inset-0 flex flex-col items-center justify-center pb-1">
        <div className="font-display text-[27cqw] font-semibold leading-none text-ink" data-testid={testId}>
          {whole}
          {fraction ? <span className="text-[14cqw] text-soft">{fraction}</span> : null}
        </div>
        <div className="mt-[2cqw] text-[13px] text-soft">{caption}</div>
      </div>
    </div>
  );
}
