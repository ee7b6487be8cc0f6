const width = 320;
const height = 96;
const edge = 8;

/** Values from 0 to 100 over time as a line. `label` says what it shows; a table beside it holds the numbers. */
export function Trend({ values, label }: { values: number[]; label: string }) {
  const points = values.map((value, i) => ({
    x: edge + (i * (width - 2 * edge)) / Math.max(1, values.length - 1),
    y: edge + ((100 - value) * (height - 2 * edge)) / 100,
  }));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="mt-3 w-full" fill="none">
      {[0, 50, 100].map((mark) => (
        <line
          key={mark}
          x1="0"
          x2={width}
          y1={edge + ((100 - mark) * (height - 2 * edge)) / 100}
          y2={edge + ((100 - mark) * (height - 2 * edge)) / 100}
          className="stroke-line"
        />
      ))}
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
        className="stroke-brand"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {points.map(({ x, y }, i) => (
        <circle key={i} cx={x} cy={y} r="3.5" className="fill-brand" />
      ))}
    </svg>
  );
}
